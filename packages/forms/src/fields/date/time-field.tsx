import { Input, readTime } from "@o2r/ui";
import type { FieldProps } from "../../react/form-context.ts";
import { FieldFrame } from "../field-frame.tsx";
import { useFormLabels } from "../labels.ts";

/** A time of day, typed as people type it (`6:30`, `18.30`, `1830`) and written as `HH:MM` when the field is left. */
export function TimeField(props: FieldProps) {
  const { field, form, name, state, control, change } = props;
  const { timeFormat } = useFormLabels();
  const leave = () => {
    const raw = form.engine.raw(name);
    const read = typeof raw === "string" ? readTime(raw) : undefined;
    if (read !== undefined && read !== raw) change(read);
    control.onBlur();
  };
  return (
    <FieldFrame of={props}>
      <Input
        {...control}
        onBlur={leave}
        placeholder={field.placeholder ?? timeFormat}
        readOnly={state.readOnly}
        autoComplete="off"
        inputMode="numeric"
        suffix={field.unit}
      />
    </FieldFrame>
  );
}
