import { otpForm, sessionEndpoints } from "@o2r/api/contract/session";
import { EngineForm, Field, useEngineForm, useSubmitting, type FieldComponents } from "@o2r/forms/react";
import { Button } from "@o2r/ui";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { safeNext } from "../../routing/safe-next.ts";
import { client } from "../client.ts";
import { payloadOf, Refused } from "../refused.ts";
import { Refusal } from "../refusal.tsx";
import { session } from "../session.ts";
import { SignInFrame } from "../sign-in-frame.tsx";
import { useBegunElsewhere } from "../use-begun-elsewhere.ts";
import { readCodeSent, sentWords } from "./code-sent.ts";
import { OtpField } from "./otp-field.tsx";
import { ResendCode } from "./resend-code.tsx";

const components: FieldComponents = { text: OtpField };

const nothingSent = { message: "No code was sent yet: sign in first", errors: [] };

/** /otp: the six digits that were sent, for people whose account has the second step; opened by its address, none were. */
export function Otp() {
  const navigate = useNavigate();
  const sent = readCodeSent(useLocation().state);
  const [params] = useSearchParams();
  const [sentTo, setSentTo] = useState(sent?.sentTo);

  const enter = () => void navigate(safeNext(params.get("next"), location.origin), { replace: true });
  const form = useEngineForm(otpForm, {
    onSubmit: async ({ otp }) => {
      if (sent === undefined) throw new Refused(nothingSent);
      return payloadOf(await client.call(sessionEndpoints.otp, { body: { token: sent.token, otp } }));
    },
    onSaved: ({ access_token: access, refresh_token: refresh, userType: role }) => {
      session.write({ access, refresh, role });
      enter();
    },
  });
  useBegunElsewhere(enter);
  const submitting = useSubmitting(form);

  useEffect(() => form.focus("otp"), [form]);

  return (
    <SignInFrame
      title="Enter the code"
      lead={
        sent === undefined
          ? "6 digits are sent when you sign in, if your account asks for them."
          : `We sent 6 digits to ${sentWords(sentTo)}. The code works for 5 minutes.`
      }
    >
      <EngineForm form={form} components={components} aria-label="Enter the code">
        <div className="sign-in-fields">
          <Refusal form={form} />
          <Field name="otp" />
        </div>
        <Button type="submit" variant="primary" size="lg" block loading={submitting}>
          Sign in
        </Button>
      </EngineForm>
      <div className="sign-in-below">
        {sent !== undefined && <ResendCode token={sent.token} onSent={setSentTo} />}
        <Link className="sign-in-link" to={`/login${location.search}`}>
          {sent === undefined ? "Sign in with your password" : "Use another account"}
        </Link>
      </div>
    </SignInFrame>
  );
}
