import { passwordForm, userEndpoints } from "@o2r/api/contract/session";
import { EngineForm, Field, useEngineForm, useSubmitting } from "@o2r/forms/react";
import { Button, Checkbox, notify } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { useId, useState } from "react";
import { client } from "../../session/client.ts";
import { useCurrentUser } from "../../session/current-user.ts";
import { Refusal } from "../../session/refusal.tsx";
import { payloadOf } from "../../session/refused.ts";
import { sessionFields, ShowPasswordsContext } from "../../session/session-fields.tsx";
import "./password-dialog.css";

/** The username comes first, but is only shown. */
const findFirstField = () => document.querySelector<HTMLElement>("[name=currentPassword]");

/** Update Password (specification §2). A refusal is said inside, and the dialog stays open with what was typed. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { username } = useCurrentUser();
  const formId = useId();
  const [shown, setShown] = useState(false);

  const form = useEngineForm(passwordForm, {
    defaultValues: { username },
    onSubmit: async (values) =>
      payloadOf(await client.call(userEndpoints.changePassword, { body: values }, { quiet: true })),
    onSaved: () => {
      notify({ kind: "success", title: "Password updated successfully!" });
      onClose();
    },
  });
  const submitting = useSubmitting(form);

  return (
    <Dialog
      open
      size="sm"
      title="Update Password"
      initialFocus={findFirstField}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            Update
          </Button>
        </>
      }
    >
      <ShowPasswordsContext value={shown}>
        <EngineForm id={formId} form={form} components={sessionFields} className="password-dialog">
          <Refusal form={form} />
          <Field name="username" />
          <Field name="currentPassword" />
          <Field name="newPassword" />
          <Checkbox label="Show Passwords" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        </EngineForm>
      </ShowPasswordsContext>
    </Dialog>
  );
}
