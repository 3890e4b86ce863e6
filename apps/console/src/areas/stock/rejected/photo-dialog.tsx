import { rejectedEndpoints, rejectedPhotoForm, type RejectedRow } from "@o2r/api/contract/stock";
import { useMutation } from "@o2r/api/react";
import { DocumentServicesProvider } from "@o2r/forms/fields";
import { formatNumber } from "@o2r/ui";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { useDialogUploads } from "../../../kit/form/leave/use-dialog-uploads.ts";

export interface PhotoDialogProps {
  readonly row: RejectedRow;
  readonly onClose: () => void;
}

/** Uploads a picture of rejected units, in the place of the one that their check took. */
export function PhotoDialog({ row, onClose }: PhotoDialogProps) {
  const { documents, arrived } = useDialogUploads();
  const { run } = useMutation(rejectedEndpoints.attachPhoto);
  return (
    <DocumentServicesProvider value={documents}>
      <ActDialog
        definition={rejectedPhotoForm}
        size="sm"
        title="Attach photo"
        lead={
          <p>
            {formatNumber(row.quantity)} of <b>{row.name}</b>.{" "}
            {row.photoOfCheck && "The photo of before stays with its check."}
          </p>
        }
        submit="Attach photo"
        act={async (body) => {
          await arrived();
          return run({ params: { id: row.id }, body }, { version: row.version });
        }}
        done={() => "The photo is attached"}
        onClose={onClose}
      />
    </DocumentServicesProvider>
  );
}
