import type { RuleRow } from "@o2r/api/contract/core";
import { useClient } from "@o2r/api/react";
import { FormFields } from "@o2r/forms/fields";
import { EngineForm, useEngineForm } from "@o2r/forms/react";
import { rows } from "@o2r/forms/rows";
import { Button } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { useId, useState } from "react";
import "../../../../kit/form/act-form.css";
import { formComponents } from "../../../../kit/form/form-components.ts";
import { formRegistry } from "../../../../kit/form/form-registry.ts";
import { NotKept } from "../../../../kit/form/leave/not-kept.tsx";
import { readRows } from "../../../../kit/rule/read-rows.ts";
import { audienceForm } from "./audience-form.ts";

export interface AudienceDialogProps {
  /** Of the rail. */
  readonly name: string;
  readonly audience: readonly RuleRow[];
  readonly onChange: (audience: RuleRow[]) => void;
  readonly onClose: () => void;
}

/** Asks whom a rail is kept to: rows of conditions, read in plain English and tried on a retailer. */
export function AudienceDialog({ name, audience, onChange, onClose }: AudienceDialogProps) {
  const client = useClient();
  const id = useId();
  const [registry] = useState(() => ({ ...formRegistry(client, audienceForm), lists: rows }));
  const [asks, setAsks] = useState(false);
  const form = useEngineForm<typeof audienceForm, null>(audienceForm, {
    defaultValues: { audience: audience.map((row) => ({ ...row })) },
    registry,
    onSubmit: async (values) => {
      onChange([...readRows(values.audience)]);
      return null;
    },
  });
  return (
    <Dialog
      open
      size="lg"
      title={`Audience of ${name}`}
      onClose={() => (form.changes().length > 0 ? setAsks(true) : onClose())}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary">
            Keep it to them
          </Button>
        </>
      }
    >
      <EngineForm id={id} form={form} components={formComponents} className="act-dialog">
        <FormFields names={["audience"]} />
      </EngineForm>
      <NotKept
        open={asks}
        onClose={() => {
          setAsks(false);
          onClose();
        }}
        onStay={() => setAsks(false)}
      />
    </Dialog>
  );
}
