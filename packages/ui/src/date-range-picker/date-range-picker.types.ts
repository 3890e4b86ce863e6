import type { CalendarLimits } from "../calendar/calendar.types.ts";
import type { Day } from "../calendar/day.ts";
import type { DateControl, DatePickerLabels } from "../date-picker/date-picker.types.ts";

/** Days from one to another, both included. */
export interface DateRange {
  /** `YYYY-MM-DD` */
  readonly from: Day;
  /** `YYYY-MM-DD`, not before `from`. */
  readonly to: Day;
}

/** Why the two dates make no range. */
export type RangeProblem = "incomplete" | "unreadable" | "reversed" | "outside" | "too-long";

export interface DateRangePickerLabels extends Omit<DatePickerLabels, "today"> {
  from: string;
  to: string;
  /** Asked for once the first day is chosen. */
  chooseEnd: string;
  days: (count: number) => string;
  presets: string;
  problem: (problem: RangeProblem, limits: { min: string; max: string; maxDays: number | undefined }) => string;
}

/** A range that is chosen by its name. */
export interface RangePreset {
  readonly id: string;
  readonly label: string;
  /** The range it means on a day, `YYYY-MM-DD`. */
  readonly range: (today: Day) => DateRange;
}

export interface DateRangePickerProps extends Omit<DateControl, "name">, CalendarLimits {
  value: DateRange | null | undefined;
  /** Gets whole ranges only, and `null` when it is cleared: the filter is then to be removed. */
  onValueChange: (value: DateRange | null) => void;
  /** The most days between the first and the last: once the first is chosen, only days that near to it can be. */
  maxDays?: number | undefined;
  /** Ranges to choose by name. @default today, yesterday, the last 7 and 30 days, this and the last month, this financial year */
  presets?: readonly RangePreset[] | undefined;
  /** Names of the two inputs. */
  names?: { readonly from: string; readonly to: string } | undefined;
  labels?: Partial<DateRangePickerLabels> | undefined;
}
