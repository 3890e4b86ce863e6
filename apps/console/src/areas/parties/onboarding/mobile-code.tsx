import { mobileCodeEndpoints, mobileCodeLength } from "@o2r/api/contract/parties";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { useFieldValue, useFormContext, type FieldProps } from "@o2r/forms/react";
import { Button, FormField, Status } from "@o2r/ui";
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from "react";
import { OtpInput } from "../../../session/otp/otp-input.tsx";
import { clock, useCountdown } from "../../../session/use-countdown.ts";
import "./mobile-code.css";

/** Whoever goes by keys goes on from here, where what they had pressed or typed in is gone, and they have not gone elsewhere. */
const takeFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};

/** The code that a number was sent, to be entered, and the way to another one. */
function CodeField({ mobile, begun, wait, onSend, sending, onVerified }: CodeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [otp, setOtp] = useState("");
  const [error, setError] = useState<string>();
  const [unsent, setUnsent] = useState(false);
  const { run, running } = useMutation(mobileCodeEndpoints.verify);

  const enter = async (digits: string) => {
    if (digits.length < mobileCodeLength || running) return;
    const { payload, error: refusal } = await run({ body: { mobile, otp: digits } });
    if (refusal === undefined) return onVerified(payload);
    setError(refusal.message);
    // The code was not judged: it stays, to be sent again.
    const isUnsent = refusal.status === 0 || refusal.status >= 500;
    setUnsent(isUnsent);
    if (!isUnsent) setOtp("");
    input.current?.focus();
  };
  useEffect(() => {
    if (begun) takeFocus(input.current);
  }, [begun]);
  const again = useEffectEvent(() => void enter(otp));
  useEffect(() => {
    if (!unsent) return undefined;
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [unsent]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.target !== input.current) return;
    // The step goes on by its button; here, the code is meant.
    event.preventDefault();
    void enter(otp);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears its input's Enter
    <div className="mobile-code" onKeyDown={press}>
      <FormField id={id} label={`Code sent to ${mobile}`} error={error} help="Ask the retailer for the six digits.">
        <OtpInput
          id={id}
          name="otp"
          ref={input}
          value={otp}
          onBlur={() => {}}
          onChange={(digits) => {
            setOtp(digits);
            setError(undefined);
            setUnsent(false);
            void enter(digits);
          }}
        />
      </FormField>
      {unsent ? (
        <Button variant="link" size="sm" loading={running} onClick={() => void enter(otp)}>
          Enter the code again
        </Button>
      ) : wait > 0 ? (
        <span className="mobile-code-wait">New code in {clock(wait)}</span>
      ) : (
        <Button variant="link" size="sm" loading={sending} onClick={onSend}>
          Send a new code
        </Button>
      )}
    </div>
  );
}

interface Standing {
  readonly verified: boolean;
  readonly sent: boolean;
  readonly resendAfter: number;
}

interface CodeFieldProps {
  readonly mobile: string;
  /** It was asked for here, and not before the page was opened. */
  readonly begun: boolean;
  /** Seconds until another code may be sent. */
  readonly wait: number;
  readonly sending: boolean;
  readonly onSend: () => void;
  readonly onVerified: (standing: Standing) => void;
}

/** That the number answered: `now`, or at another time. */
function Verified({ now }: { readonly now: boolean }) {
  const said = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (now) takeFocus(said.current);
  }, [now]);
  return (
    <output ref={said} tabIndex={-1}>
      <Status tone="success">Number verified</Status>
    </output>
  );
}

/** Shows that a number answers: a code is sent to it and entered here. */
function NumberCode({ mobile }: { readonly mobile: string }) {
  const { data, mutate } = useEndpoint(mobileCodeEndpoints.standing, { query: { mobile } }, { quiet: true });
  const { run, running } = useMutation(mobileCodeEndpoints.send);
  const [until, setUntil] = useState(0);
  const wait = useCountdown(until);
  const [asked, setAsked] = useState(false);
  const [entered, setEntered] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async () => {
    const { payload, error } = await run({ body: { mobile } });
    // A toast is gone before somebody looks up from the retailer's shelf.
    setFailure(error?.message);
    const seconds = error === undefined ? payload.resendAfter : error.retryAfter;
    if (seconds !== undefined) setUntil(Date.now() + seconds * 1000);
    if (error !== undefined) return;
    setAsked(true);
    void mutate(payload, { revalidate: false });
  };

  return (
    <div className="mobile-code-standing">
      {data?.verified ? (
        <Verified now={entered} />
      ) : asked || data?.sent ? (
        <CodeField
          mobile={mobile}
          begun={asked}
          wait={wait}
          sending={running}
          onSend={() => void send()}
          onVerified={(standing) => {
            setEntered(true);
            void mutate(standing, { revalidate: false });
          }}
        />
      ) : (
        <Button size="sm" loading={running} disabled={wait > 0} onClick={() => void send()}>
          {wait > 0 ? `Send code in ${clock(wait)}` : "Send code"}
        </Button>
      )}
      {failure !== undefined && (
        <span role="alert">
          <Status tone="danger">{failure}</Status>
        </span>
      )}
    </div>
  );
}

/** The mobile number of a retailer, with the code that shows that it is theirs. */
export function MobileField(props: FieldProps) {
  const { text: TextField } = useFormContext().components;
  const mobile = String(useFieldValue(props.form, props.name) ?? "");
  return (
    <div className="mobile-field">
      {TextField !== undefined && <TextField {...props} />}
      {/^\d{10}$/.test(mobile) && <NumberCode key={mobile} mobile={mobile} />}
    </div>
  );
}
