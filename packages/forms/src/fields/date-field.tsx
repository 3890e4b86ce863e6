import { Input } from "@o2r/ui";
import type { Day } from "../definition/field.ts";
import { addDays, todayIn } from "../engine/today.ts";
import type { FieldProps } from "../react/form-context.ts";
import { FieldFrame } from "./field-frame.tsx";

/** A calendar day by the browser's own picker, bounded as the definition says. */
export function DateField(props: FieldProps) {
  const { field, state, control, form } = props;
  if (field.kind !== "date") return null;
  const bound = (day: Day | "none" | undefined): string | undefined =>
    day === undefined || day === "none"
      ? undefined
      : "value" in day
        ? day.value
        : addDays(todayIn(form.definition.timeZone), day.today);
  return (
    <FieldFrame of={props}>
      <Input
        {...control}
        type="date"
        readOnly={state.readOnly}
        min={bound(field.min)}
        max={bound(field.max) ?? "9999-12-31"}
      />
    </FieldFrame>
  );
}
