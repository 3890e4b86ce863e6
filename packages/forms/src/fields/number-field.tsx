import { Input } from "@o2r/ui";
import type { NumberField as NumberDefinition } from "../definition/field.ts";
import type { FieldProps } from "../react/form-context.ts";
import { FieldFrame } from "./field-frame.tsx";

const isNumeric = (field: FieldProps["field"]): field is NumberDefinition =>
  field.kind === "number" || field.kind === "money" || field.kind === "percent";

/**
 * A number as text with the keyboard of numbers: a native number input would hide what cannot be read, and change by
 * wheel and arrows. Which keys it takes is the binding's matter.
 */
export function NumberField(props: FieldProps) {
  const { field, state, control } = props;
  if (!isNumeric(field)) return null;
  return (
    <FieldFrame of={props}>
      <Input
        {...control}
        placeholder={field.placeholder}
        readOnly={state.readOnly}
        inputMode={field.integer ? "numeric" : "decimal"}
        prefix={field.kind === "money" ? "₹" : undefined}
        suffix={field.unit ?? (field.kind === "percent" ? "%" : undefined)}
      />
    </FieldFrame>
  );
}
