import type { Result } from "@o2r/api/client";
import { Button, FormField, Input } from "@o2r/ui";
import { MessageSquareText } from "lucide-react";
import { useState } from "react";

export interface DoorCodeProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Sends a code to the shop's mobile. */
  readonly onSend: () => Promise<Result<unknown>>;
}

/** The code that the shop was sent, as it is told to the driver; and what sends it. */
export function DoorCode({ value, onChange, onSend }: DoorCodeProps) {
  const [sending, setSending] = useState(false);
  const [said, say] = useState("");
  const send = async () => {
    setSending(true);
    const { error } = await onSend();
    setSending(false);
    say(
      error === undefined
        ? "A code is on its way to the shop's mobile."
        : error.status === 0
          ? "No connection: the code cannot be sent now. A photo shows the delivery, too."
          : error.message,
    );
  };
  return (
    <div className="door-code">
      <FormField label="Code from the shop">
        <Input
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={value}
          onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, ""))}
        />
      </FormField>
      <Button icon={MessageSquareText} loading={sending} onClick={() => void send()}>
        Send code
      </Button>
      <output>{said}</output>
    </div>
  );
}
