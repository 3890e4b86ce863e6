import { Input } from "@o2r/ui";
import { Field, type FieldOptions } from "../../react/field.tsx";
import { useField } from "../../react/use-field.ts";
import { FieldFrame } from "../field-frame.tsx";
import { useFormLabels } from "../labels.ts";
import { late } from "../late.tsx";

const DateRangeControl = late(async () => (await import("./date-range-control.tsx")).DateRangeControl);

export interface DateRangeFieldProps extends Omit<FieldOptions, "name" | "as"> {
  /** The two fields of kind `date`. */
  readonly from: string;
  readonly till: string;
  readonly label: string;
}

/**
 * Two days of the form in one control with one calendar. Each keeps its own rules and name; where one of them is hidden,
 * the other stands alone.
 */
export function DateRangeField({ from, till, label, ...options }: DateRangeFieldProps) {
  const { dayFormat } = useFormLabels();
  const [first, last] = [useField(from), useField(till)];
  if (!first.state.visible || !last.state.visible) {
    return (
      <>
        <Field name={from} {...options} />
        <Field name={till} {...options} />
      </>
    );
  }
  // Both sides of a broken order may speak; the words of one are enough to fix it.
  const error = first.state.error ?? last.state.error;
  const required = first.state.required || last.state.required;
  const enabled = first.state.enabled && last.state.enabled;
  const of = {
    ...first,
    ...options,
    field: { ...first.field, label },
    state: { ...first.state, error, required, enabled },
  };
  return (
    <FieldFrame of={of}>
      <DateRangeControl
        props={{ from: first, till: last }}
        instead={<Input id={of.id} disabled aria-busy placeholder={`${dayFormat} – ${dayFormat}`} />}
      />
    </FieldFrame>
  );
}
