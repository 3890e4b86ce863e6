import type { SmsSize } from "@o2r/api/contract/engagement";

/** What a text costs as SMS: `1 message · 132 of 160 characters · GSM-7`. */
export function SizeText({ size }: { readonly size: SmsSize }) {
  const { encoding, segments, units, left } = size;
  return (
    <span className="sms-size">
      <b>
        {segments} {segments === 1 ? "message" : "messages"}
      </b>
      <span>
        {units} characters, {left} left
      </span>
      <span>{encoding === "GSM-7" ? "GSM-7" : "Unicode (UCS-2)"}</span>
    </span>
  );
}
