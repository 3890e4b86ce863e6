import type { DateInput } from "./format-date.ts";

export interface DateTextProps {
  /** The moment, as a `Date` or in the words of ISO 8601. */
  value: DateInput;
  /** Shows hours and minutes as well. */
  time?: boolean | undefined;
}
