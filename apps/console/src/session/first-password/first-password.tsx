import { passwordForm, userEndpoints } from "@o2r/api/contract/session";
import { EngineForm, Field, useEngineForm, useSubmitting } from "@o2r/forms/react";
import { Button, notify } from "@o2r/ui";
import { useEffect } from "react";
import { client } from "../client.ts";
import { Refusal } from "../refusal.tsx";
import { payloadOf } from "../refused.ts";
import { sessionFields } from "../session-fields.tsx";
import { SignInFrame } from "../sign-in-frame.tsx";
import { useLogout } from "../use-logout.ts";

export interface FirstPasswordProps {
  readonly username: string;
  /** Once the password is the person's own. */
  readonly onChanged: () => void;
}

/** What stands in the place of every page while a one-time password waits to be changed. */
export function FirstPassword({ username, onChanged }: FirstPasswordProps) {
  const { logout, leaving } = useLogout();
  const form = useEngineForm(passwordForm, {
    defaultValues: { username },
    onSubmit: async (values) =>
      payloadOf(await client.call(userEndpoints.changePassword, { body: values }, { quiet: true })),
    onSaved: () => {
      notify({ kind: "success", title: "Password updated successfully!" });
      onChanged();
    },
  });
  const submitting = useSubmitting(form);
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) form.focus("currentPassword");
  }, [form]);
  return (
    <SignInFrame title="Update Password" lead="Your password was set by somebody else. Choose one that only you know.">
      <EngineForm form={form} components={sessionFields} aria-label="Update Password">
        <div className="sign-in-fields">
          <Refusal form={form} />
          <Field name="username" />
          <Field name="currentPassword" />
          <Field name="newPassword" />
        </div>
        <Button type="submit" variant="primary" size="lg" block loading={submitting}>
          Update
        </Button>
      </EngineForm>
      <p className="sign-in-below">
        <Button variant="ghost" loading={leaving} onClick={() => void logout()}>
          Sign out
        </Button>
      </p>
    </SignInFrame>
  );
}
