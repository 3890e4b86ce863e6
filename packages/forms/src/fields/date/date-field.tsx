import { Input } from "@o2r/ui";
import type { FieldProps } from "../../react/form-context.ts";
import { FieldFrame } from "../field-frame.tsx";
import { useFormLabels } from "../labels.ts";
import { late } from "../late.tsx";

const DateControl = late(async () => (await import("./date-control.tsx")).DateControl);
const DateTimeControl = late(async () => (await import("./date-time-control.tsx")).DateTimeControl);

/**
 * A calendar day, or a time of one, typed or chosen, bounded as the definition says. The calendar's code comes with the
 * first such field.
 */
export function DateField(props: FieldProps) {
  const { dayFormat } = useFormLabels();
  const Control = props.field.kind === "dateTime" ? DateTimeControl : DateControl;
  return (
    <FieldFrame of={props}>
      <Control props={props} instead={<Input id={props.id} disabled aria-busy placeholder={dayFormat} />} />
    </FieldFrame>
  );
}
