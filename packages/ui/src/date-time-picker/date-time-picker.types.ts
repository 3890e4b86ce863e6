import type { Ref } from "react";
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

export interface DateTimePickerProps extends DateControl, CalendarLimits {
  /** `YYYY-MM-DDTHH:mm`, of whichever place the caller means; empty for none. */
  value: string | null | undefined;
  /** Gets `YYYY-MM-DDTHH:mm`, or an empty text. What cannot be read stays in the inputs, and is said there. */
  onValueChange: (value: string) => void;
  /**
   * Gets what stands in the inputs where it cannot be read, `31-02-2026T10:00`, for a form that refuses it with its own
   * words; the picker says nothing of it then.
   */
  onUnreadable?: ((text: string) => void) | undefined;
  /** The input for the day. */
  ref?: Ref<HTMLInputElement | null> | undefined;
  /** The time of a day that has just been chosen. @default "00:00" */
  defaultTime?: string | undefined;
  labels?: Partial<DateTimePickerLabels> | undefined;
}
