import { DatePicker } from "@o2r/ui/dates";
import type { FieldProps } from "../../react/form-context.ts";
import { useDayControl } from "./use-day-control.ts";

/** The picker of a day. */
export function DateControl(props: FieldProps) {
  return <DatePicker {...useDayControl(props)} months={1} />;
}
