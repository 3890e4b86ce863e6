import { DateRangePicker } from "@o2r/ui/dates";
import { useCallback } from "react";
import { todayIn } from "../../engine/today.ts";
import { useFieldValue } from "../../react/use-field.ts";
import { dayBound } from "./day-bound.ts";
import type { FieldHandle } from "../../react/field-handle.types.ts";

export interface DateRangeControlProps {
  readonly from: FieldHandle;
  readonly till: FieldHandle;
}

const text = (raw: unknown): string => (typeof raw === "string" ? raw : "");

/** The calendar of a range, for two fields of the form. */
export function DateRangeControl({ from, till }: DateRangeControlProps) {
  const { form } = from;
  const { timeZone } = form.definition;
  const [first, last] = [useFieldValue(form, from.name), useFieldValue(form, till.name)].map(text);
  const names = { from: from.name, to: till.name };
  const register = useCallback(
    (element: HTMLElement | null) => {
      for (const name of [from.name, till.name])
        form.registerElement(name, element?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null);
    },
    [form, from.name, till.name],
  );
  if (from.field.kind !== "date" || till.field.kind !== "date") return null;
  return (
    <div ref={register}>
      <DateRangePicker
        id={from.id}
        names={names}
        // One day alone is no range, and shown so that it can be fixed.
        value={first || last ? { from: first ?? "", to: last ?? "" } : null}
        readOnly={from.state.readOnly || till.state.readOnly}
        disabled={!from.state.enabled || !till.state.enabled}
        min={dayBound(from.field.min, timeZone)}
        max={dayBound(till.field.max ?? (till.field.min ? undefined : { today: 0 }), timeZone)}
        today={todayIn(timeZone)}
        onValueChange={(range) => {
          from.change(range?.from ?? "");
          till.change(range?.to ?? "");
        }}
        onBlur={() => {
          from.leave();
          till.leave();
        }}
      />
    </div>
  );
}
