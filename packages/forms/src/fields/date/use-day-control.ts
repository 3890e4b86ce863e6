import { useCallback } from "react";
import { todayIn } from "../../engine/today.ts";
import type { FieldProps } from "../../react/form-context.ts";
import { useFieldValue } from "../../react/use-field.ts";
import { dayBound } from "./day-bound.ts";

/** What a picker of `@o2r/ui/dates` is given for a field whose bounds are days: its value, its limits, and what it tells. */
export const useDayControl = ({ field, form, id, name, state, change, leave }: FieldProps) => {
  const raw = useFieldValue(form, name);
  const ref = useCallback((element: HTMLInputElement | null) => form.registerElement(name, element), [form, name]);
  const { min, max } = field.kind === "date" || field.kind === "dateTime" ? field : {};
  const { timeZone } = form.definition;
  return {
    ref,
    id,
    name,
    value: typeof raw === "string" ? raw : "",
    readOnly: state.readOnly,
    disabled: !state.enabled,
    min: dayBound(min, timeZone),
    max: dayBound(max, timeZone),
    today: todayIn(timeZone),
    onValueChange: change,
    onBlur: leave,
    // Red together with the words, never before them.
    "aria-invalid": state.error !== undefined,
  };
};
