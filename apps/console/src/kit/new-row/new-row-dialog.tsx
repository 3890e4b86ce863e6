import type { Result } from "@o2r/api/client";
import { useClient, useMutation } from "@o2r/api/react";
import { DocumentServicesProvider } from "@o2r/forms/fields";
import type { FieldComponents } from "@o2r/forms/react";
import { useState, type SyntheticEvent } from "react";
import { ActDialog } from "../form/act-dialog.tsx";
import { formRegistry } from "../form/form-registry.ts";
import { callInput } from "../form/form-screen.types.ts";
import { useDialogUploads } from "../form/leave/use-dialog-uploads.ts";
import type { NewRow } from "./new-row.ts";
import "./new-row-dialog.css";

export interface NewRowDialogProps {
  readonly row: NewRow;
  readonly components: FieldComponents;
  /** Told of the id that the new row has. */
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
}

/** What happens in this form is no business of the form that the look-up stands in. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

/** The form of a new row over the form that is to name it. */
export function NewRowDialog({ row, components, onAdded, onClose }: NewRowDialogProps) {
  const { one, definition, create } = row;
  const client = useClient();
  const { run } = useMutation(create, { quiet: true });
  const [registry] = useState(() => formRegistry(client, definition));
  const { documents, arrived } = useDialogUploads();
  return (
    <div role="presentation" className="new-row-dialog" onSubmit={keep} onBlur={keep} onKeyDown={keep}>
      <DocumentServicesProvider value={documents}>
        <ActDialog
          definition={definition}
          registry={registry}
          components={components}
          title={`Add ${one}`}
          submit={`Add ${one}`}
          act={async (values) => {
            // What has not arrived its field says; the rest is saved without what is not asked for.
            await arrived();
            // Every thing answers with the row that was made.
            return (await run(callInput({ body: values }))) as Result<{ readonly id: string }>;
          }}
          done={() => `The new ${one} is added and chosen`}
          onDone={({ id }) => {
            onAdded(id);
            onClose();
          }}
          onClose={onClose}
        />
      </DocumentServicesProvider>
    </div>
  );
}
