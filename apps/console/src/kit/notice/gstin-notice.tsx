import { useFieldValue, type FormHandle } from "@o2r/forms/react";
import { formats } from "@o2r/forms/ready";
import { Status } from "@o2r/ui";

const isFilled = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Says where a GSTIN is of another state than the address, or of another PAN. Nothing is refused: somebody may have moved. */
export function GstinNotice({ form }: { readonly form: FormHandle }) {
  const gstin = useFieldValue(form, "gstNumber");
  const state = useFieldValue(form, "state");
  const pan = useFieldValue(form, "panNumber");
  if (!isFilled(gstin) || !formats.gstin.test(gstin)) return null;
  const odd = [
    ...(isFilled(state) && !formats.gstinState.test(gstin, state)
      ? [`The GSTIN is of another state than ${state}. Compare it with the certificate.`]
      : []),
    ...(isFilled(pan) && !formats.gstinPan.test(gstin, pan)
      ? ["The GSTIN is of another PAN. Compare it with the certificate."]
      : []),
  ];
  if (odd.length === 0) return null;
  return (
    <output>
      {odd.map((words) => (
        <Status key={words} tone="warning">
          {words}
        </Status>
      ))}
    </output>
  );
}
