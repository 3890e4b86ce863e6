import type { DateInput } from "./format-date.ts";

export interface DateTextProps {
  value: DateInput;
  /** Shows hours and minutes as well. */
  time?: boolean | undefined;
}
