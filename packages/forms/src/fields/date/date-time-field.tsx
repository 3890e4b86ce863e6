import { Input } from "@o2r/ui";
import { lazy, Suspense } from "react";
import type { FieldProps } from "../../react/form-context.ts";
import { FieldFrame } from "../field-frame.tsx";
import { useFormLabels } from "../labels.ts";

const DateTimeControl = lazy(() => import("./date-time-control.tsx"));

/** A day and a time of it, typed or chosen. The calendar's code comes with the first such field. */
export function DateTimeField(props: FieldProps) {
  const { dayFormat } = useFormLabels();
  return (
    <FieldFrame of={props}>
      <Suspense fallback={<Input id={props.id} disabled aria-busy placeholder={dayFormat} />}>
        <DateTimeControl {...props} />
      </Suspense>
    </FieldFrame>
  );
}
