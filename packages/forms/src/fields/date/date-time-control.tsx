import { DateTimePicker } from "@o2r/ui/dates";
import { useCallback } from "react";
import { todayIn } from "../../engine/today.ts";
import type { FieldProps } from "../../react/form-context.ts";
import { useFieldValue } from "../../react/use-field.ts";
import { dayBound } from "./day-bound.ts";

/** The default export is for `React.lazy`, which takes no other. */
// oxlint-disable-next-line import/no-default-export
export default function DateTimeControl({ field, form, id, name, state, change, leave }: FieldProps) {
  const raw = useFieldValue(form, name);
  const register = useCallback((element: HTMLInputElement | null) => form.registerElement(name, element), [form, name]);
  if (field.kind !== "dateTime") return null;
  const { timeZone } = form.definition;
  return (
    <DateTimePicker
      ref={register}
      id={id}
      name={name}
      value={typeof raw === "string" ? raw : ""}
      readOnly={state.readOnly}
      disabled={!state.enabled}
      min={dayBound(field.min, timeZone)}
      max={dayBound(field.max, timeZone)}
      today={todayIn(timeZone)}
      onValueChange={change}
      // The form says of it what it says of every value that cannot be read.
      onUnreadable={change}
      onBlur={leave}
      // Red together with the words, never before them.
      aria-invalid={state.error !== undefined}
    />
  );
}
