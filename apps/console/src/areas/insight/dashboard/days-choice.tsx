import { mostDashboardDays } from "@o2r/api/contract/insight";
import { DateRangePicker } from "@o2r/ui/dates";

export interface DaysChoiceProps {
  readonly from: string;
  readonly to: string;
  readonly today: string;
  /** Called with days such as `2026-11-01..2026-11-23`; with null when there are none any more. */
  readonly onChoose: (placed: string | null) => void;
}

/** From which day to which the dashboard looks. */
export function DaysChoice({ from, to, today, onChoose }: DaysChoiceProps) {
  return (
    <DateRangePicker
      aria-label="Days from and to"
      value={{ from, to }}
      max={today}
      // From the first: of the days that may be asked for, it is one.
      maxDays={mostDashboardDays - 1}
      clearable={false}
      onValueChange={(range) => onChoose(range === null ? null : `${range.from}..${range.to}`)}
    />
  );
}
