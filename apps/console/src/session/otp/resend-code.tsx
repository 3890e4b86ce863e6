import { sessionEndpoints } from "@o2r/api/contract/session";
import { Button, notify } from "@o2r/ui";
import { useState } from "react";
import { client } from "../client.ts";
import { clock, useCountdown } from "../use-countdown.ts";

/** How long the first code keeps a second one waiting, in seconds; later the service says it with each code. */
const firstWait = 30;

export interface ResendCodeProps {
  /** Names the attempt to sign in. */
  readonly token: string;
  /** Told where the new code went, masked. */
  readonly onSent: (sentTo: string) => void;
}

/** Counts down to the next code, then offers to send it. */
export function ResendCode({ token, onSent }: ResendCodeProps) {
  const [until, setUntil] = useState(() => Date.now() + firstWait * 1000);
  const [sending, setSending] = useState(false);
  const wait = useCountdown(until);

  const send = async () => {
    setSending(true);
    const { payload, error } = await client.call(sessionEndpoints.resendOtp, { body: { token } });
    setSending(false);
    const seconds = error === undefined ? payload.resendAfter : error.retryAfter;
    if (seconds !== undefined) setUntil(Date.now() + seconds * 1000);
    if (error !== undefined) return;
    onSent(payload.sentTo);
    notify({ kind: "success", title: "A new code was sent" });
  };

  if (wait > 0) return <span className="resend-code-wait">New code in {clock(wait)}</span>;
  return (
    <Button variant="link" size="sm" loading={sending} onClick={() => void send()}>
      Send a new code
    </Button>
  );
}
