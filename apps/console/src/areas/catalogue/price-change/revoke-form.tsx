import { revokeForm } from "@o2r/api/contract/catalogue";
import { fieldComponents } from "@o2r/forms/fields";
import { EngineForm, Field, useEngineForm, useSubmitting } from "@o2r/forms/react";
import { Button, notify } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { useId } from "react";
import { payloadOf } from "../../../session/refused.ts";
import { Refusal } from "../../../session/refusal.tsx";
import type { StepDialogProps } from "./approve-dialog.tsx";
import { usePriceSteps } from "./use-steps.ts";
import "./revoke-form.css";

export interface RevokeFormProps {
  readonly change: NonNullable<StepDialogProps["change"]>;
  readonly onClose: StepDialogProps["onClose"];
}

/** The dialog that `RevokeDialog` fetches. */
export function RevokeForm({ change, onClose }: RevokeFormProps) {
  const { revoke } = usePriceSteps();
  const formId = useId();
  const form = useEngineForm(revokeForm, {
    defaultValues: {},
    onSubmit: async ({ reason }) => payloadOf(await revoke(change, reason)),
    onSaved: () => {
      notify({ kind: "success", title: `${change.product}: price change revoked` });
      onClose();
    },
  });
  const submitting = useSubmitting(form);
  return (
    <Dialog
      open
      size="sm"
      title="Revoke price change"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button type="submit" form={formId} variant="danger" loading={submitting}>
            Revoke
          </Button>
        </>
      }
    >
      <EngineForm id={formId} form={form} components={fieldComponents} className="revoke-form">
        <p>
          <b>{change.product}</b> keeps its prices. Whoever proposed the change reads why.
        </p>
        <Refusal form={form} />
        <Field name="reason" />
      </EngineForm>
    </Dialog>
  );
}
