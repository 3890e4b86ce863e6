import { lazy, Suspense } from "react";
import type { FieldProps } from "../../react/form-context.ts";
import { FieldFrame } from "../field-frame.tsx";
import { useFormLabels } from "../labels.ts";
import { useChoicesProblem } from "./use-options.ts";
import { Input } from "@o2r/ui";

const LookupControl = lazy(async () => ({ default: (await import("./lookup-control.tsx")).LookupControl }));

/** One or many of a long or remote list, found by typing. Its code comes with the first such field, not before. */
export function LookupField(props: FieldProps) {
  const { loading } = useFormLabels();
  const problem = useChoicesProblem(props.form, props.field);
  return (
    <FieldFrame of={{ ...props, warning: problem ?? props.warning }}>
      <Suspense fallback={<Input id={props.id} disabled aria-busy placeholder={loading} />}>
        {props.beside === undefined ? (
          <LookupControl {...props} />
        ) : (
          <div className="o2r-form-line">
            <LookupControl {...props} />
            {props.beside}
          </div>
        )}
      </Suspense>
    </FieldFrame>
  );
}
