import { Input } from "@o2r/ui";
import { lazy, Suspense } from "react";
import type { FieldProps } from "../../react/form-context.ts";
import { FieldFrame } from "../field-frame.tsx";
import { useFormLabels } from "../labels.ts";

const DateControl = lazy(() => import("./date-control.tsx"));

/** A calendar day, typed or chosen, bounded as the definition says. The calendar's code comes with the first such field. */
export function DateField(props: FieldProps) {
  const { dayFormat } = useFormLabels();
  return (
    <FieldFrame of={props}>
      <Suspense fallback={<Input id={props.id} disabled aria-busy placeholder={dayFormat} />}>
        <DateControl {...props} />
      </Suspense>
    </FieldFrame>
  );
}
