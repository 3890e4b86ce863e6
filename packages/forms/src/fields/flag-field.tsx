import { Checkbox, Switch } from "@o2r/ui";
import type { FieldProps } from "../react/form-context.ts";
import { FieldFrame } from "./field-frame.tsx";

/** Yes or no. */
export function FlagField(props: FieldProps) {
  const { field, state, control } = props;
  const Box = field.kind === "switch" ? Switch : Checkbox;
  // A native box knows no read-only.
  return (
    <FieldFrame of={props}>
      <Box {...control} disabled={!state.enabled || state.readOnly} />
    </FieldFrame>
  );
}
