import { pincodeEndpoints } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import { useFieldValue, type FormHandle } from "@o2r/forms/react";
import { Status } from "@o2r/ui";

const whole = /^[1-9]\d{5}$/;

export interface UnservedNoticeProps {
  readonly form: FormHandle;
  /** The field of the pincode. */
  readonly field?: string;
}

/** Says which hub delivers to a pincode, or that none does. Nothing is refused: a hub can be assigned. */
export function UnservedNotice({ form, field = "pincode" }: UnservedNoticeProps) {
  const pincode = useFieldValue(form, field);
  const isWhole = typeof pincode === "string" && whole.test(pincode);
  const { data } = useEndpoint(pincodeEndpoints.find, isWhole ? { query: { pincode } } : null, { quiet: true });
  // Null: there is no such pincode, which its field says.
  if (!isWhole || data === undefined || data === null) return null;
  const [first] = data.servedBy;
  return (
    <output>
      {first === undefined ? (
        <Status tone="warning">Nobody delivers to {pincode} yet. It can be saved, and a hub be assigned.</Status>
      ) : (
        <Status tone="info">Served by {first.name}</Status>
      )}
    </output>
  );
}
