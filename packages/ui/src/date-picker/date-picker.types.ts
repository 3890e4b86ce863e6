import type { Ref } from "react";
import type { CalendarLabels, CalendarLimits } from "../calendar/calendar.types.ts";

export interface DatePickerLabels extends CalendarLabels {
  /** Shown in the empty input: how a date is written. */
  format: string;
  /** Name of the button that opens the calendar, and of the calendar. */
  open: string;
  clear: string;
  today: string;
}

/** What a control for dates shares with other inputs. */
export interface DateControl {
  name?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Whether it can be emptied by a button. @default true */
  clearable?: boolean | undefined;
  /** 28, 32 (28 when compact) or 40 pixels high. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  /** `quiet` has a fainter outline, for filters that stand beside stronger things. @default "outline" */
  variant?: "outline" | "quiet" | undefined;
  onBlur?: (() => void) | undefined;
  /** Needed only outside a `FormField`. */
  "aria-label"?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | undefined;
}

export interface DatePickerProps extends DateControl, CalendarLimits {
  /** `YYYY-MM-DD`; empty for none. Anything else is shown as it is. */
  value: string | null | undefined;
  /**
   * Gets `YYYY-MM-DD`, an empty text, or, when the input is left, what was typed although it is no day: a form refuses
   * it with its own words, and nothing typed is lost.
   */
  onValueChange: (value: string) => void;
  /** How many months the calendar shows; on phones one. @default 2 */
  months?: 1 | 2 | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement | null> | undefined;
  labels?: Partial<DatePickerLabels> | undefined;
}
