import { DateRangePicker, type DateRange } from "@o2r/ui/dates";
import { useEffect, useRef } from "react";

export interface FilterDatesProps {
  readonly label: string;
  readonly value: DateRange | null;
  /** The most days of a range, the first and the last counted. */
  readonly maxDays: number | undefined;
  readonly onSet: (range: DateRange | null) => void;
}

/** Sets a filter of days. It comes with a calendar, so its code is fetched when it is opened. */
export function FilterDates({ label, value, maxDays, onSet }: FilterDatesProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The code may come after the panel has looked for what to focus.
    if (document.activeElement === document.body) part.current?.querySelector("input")?.focus();
  }, []);
  return (
    <div ref={part}>
      <DateRangePicker aria-label={label} value={value} maxDays={maxDays && maxDays - 1} onValueChange={onSet} />
    </div>
  );
}
