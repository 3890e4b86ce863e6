import { sessionEndpoints, loginForm } from "@o2r/api/contract/session";
import { EngineForm, Field, useEngineForm, useSubmitting } from "@o2r/forms/react";
import { Button } from "@o2r/ui";
import { useLayoutEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { firstPaint } from "../../boot/first-paint.ts";
import { safeNext } from "../../routing/safe-next.ts";
import { client } from "../client.ts";
import { payloadOf, Refused } from "../refused.ts";
import { Refusal } from "../refusal.tsx";
import { sessionFields } from "../session-fields.tsx";
import { session } from "../session.ts";
import { SignInFrame } from "../sign-in-frame.tsx";
import { useBegunElsewhere } from "../use-begun-elsewhere.ts";
import { useCountdown } from "../use-countdown.ts";
import { nextStep } from "./next-step.ts";
import { SessionEnded } from "./session-ended.tsx";

/** /login: username and password, then the wanted page, or the second step. */
export function Login() {
  const navigate = useNavigate();
  const next = useSearchParams()[0].get("next");
  const [lockedUntil, setLockedUntil] = useState(0);
  const wait = useCountdown(lockedUntil);

  const form = useEngineForm(loginForm, {
    onSubmit: async (values) => {
      try {
        return payloadOf(await client.call(sessionEndpoints.login, { body: values }));
      } catch (error) {
        if (error instanceof Refused && error.retryAfter !== undefined) {
          setLockedUntil(Date.now() + error.retryAfter * 1000);
        }
        throw error;
      }
    },
    onSaved: (reply) => {
      const step = nextStep(reply);
      if (step.kind === "unreadable") return;
      if (step.kind === "enter") session.write(step.tokens);
      const address = step.kind === "enter" ? safeNext(next, location.origin) : `/otp${location.search}`;
      void navigate(address, { replace: true, ...(step.kind === "code" ? { state: step.sent } : {}) });
    },
  });
  const submitting = useSubmitting(form);

  useBegunElsewhere(() => void navigate(safeNext(next, location.origin), { replace: true }));

  // While the first paint still stands, and before the next key can be pressed.
  useLayoutEffect(() => {
    const typed = firstPaint()?.querySelector("input")?.value;
    if (typed) form.change("username", typed);
    // On a touch screen the keyboard would cover the page before it was read.
    if (typed || matchMedia("(pointer: fine)").matches) form.focus("username");
  }, [form]);

  return (
    <SignInFrame title="Sign in" lead="Use the account your administrator gave you.">
      <EngineForm form={form} components={sessionFields} aria-label="Sign in">
        <div className="sign-in-fields">
          <SessionEnded />
          <Refusal form={form} wait={wait} />
          <Field name="username" />
          <Field name="password" />
        </div>
        <Button type="submit" variant="primary" size="lg" block loading={submitting} disabled={wait > 0}>
          Continue
        </Button>
      </EngineForm>
      <p className="sign-in-below">Forgot your password? Ask your supervisor to reset it.</p>
    </SignInFrame>
  );
}
