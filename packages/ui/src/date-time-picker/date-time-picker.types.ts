import type { CalendarLimits } from "../calendar/calendar.types.ts";
import type { DateControl, DatePickerLabels } from "../date-picker/date-picker.types.ts";

export interface DateTimePickerLabels extends DatePickerLabels {
  /** Name of the input for the time, after that of the field. */
  time: string;
  /** Shown in the empty input: how a time is written. */
  timeFormat: string;
  /** Said of a typed day that no calendar has. */
  badDay: string;
  /** Said of a typed time that no clock shows. */
  badTime: string;
}

export interface DateTimePickerProps extends Omit<DateControl, "onBlur">, CalendarLimits {
  /** `YYYY-MM-DDTHH:mm`, of whichever place the caller means; empty for none. */
  value: string | null | undefined;
  /** Gets `YYYY-MM-DDTHH:mm`, or an empty text. What cannot be read stays in the inputs, and is said there. */
  onValueChange: (value: string) => void;
  /** The time of a day that has just been chosen. @default "00:00" */
  defaultTime?: string | undefined;
  labels?: Partial<DateTimePickerLabels> | undefined;
}
