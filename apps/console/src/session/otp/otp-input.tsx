import { useFieldControl } from "@o2r/ui";
import { useState, type Ref } from "react";
import "./otp-input.css";

const otpLength = 6;

export interface OtpInputProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly onBlur: () => void;
  readonly ref: Ref<HTMLInputElement>;
}

const places = Array.from({ length: otpLength }, (_, place) => place);

/**
 * Six boxes over one input: a screen reader, a password manager and a phone that reads the message see a single
 * field, so that the whole code can be pasted or filled in.
 */
export function OtpInput({ id, name, value, onChange, onBlur, ref }: OtpInputProps) {
  const frame = useFieldControl();
  const [focused, setFocused] = useState(false);
  const active = Math.min(value.length, otpLength - 1);
  return (
    <div className="otp-input" data-invalid={frame?.invalid || undefined}>
      <input
        ref={ref}
        id={id}
        name={name}
        className="otp-input-field"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={otpLength}
        value={value}
        aria-required={frame?.required}
        aria-invalid={frame?.invalid}
        aria-describedby={frame?.describedBy}
        onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, "").slice(0, otpLength))}
        onPaste={(event) => {
          // A pasted code may hold spaces or a dash; the browser would cut it at six characters before we see it.
          event.preventDefault();
          onChange(event.clipboardData.getData("text").replaceAll(/\D/g, "").slice(0, otpLength));
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          onBlur();
        }}
      />
      {places.map((place) => (
        <span
          key={place}
          className="otp-input-box"
          data-active={(focused && place === active) || undefined}
          data-empty={value[place] === undefined || undefined}
          aria-hidden="true"
        >
          {value[place]}
        </span>
      ))}
    </div>
  );
}
