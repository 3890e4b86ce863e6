import { DateTimePicker } from "@o2r/ui/dates";
import type { FieldProps } from "../../react/form-context.ts";
import { useDayControl } from "./use-day-control.ts";

/** The picker of a time of a day. The form says of what cannot be read what it says of every such value. */
export function DateTimeControl(props: FieldProps) {
  return <DateTimePicker {...useDayControl(props)} onUnreadable={props.change} />;
}
