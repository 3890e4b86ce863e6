import type { FieldProps } from "../../react/form-context.ts";
import { FieldFrame } from "../field-frame.tsx";
import { useFormLabels } from "../labels.ts";
import { late } from "../late.tsx";
import { useChoicesProblem } from "./use-options.ts";
import { Input } from "@o2r/ui";

const LookupControl = late(async () => (await import("./lookup-control.tsx")).LookupControl);

/** One or many of a long or remote list, found by typing. Its code comes with the first such field, not before. */
export function LookupField(props: FieldProps) {
  const { loading } = useFormLabels();
  const problem = useChoicesProblem(props.form, props.field);
  const control = (
    <LookupControl props={props} instead={<Input id={props.id} disabled aria-busy placeholder={loading} />} />
  );
  return (
    <FieldFrame of={{ ...props, warning: problem ?? props.warning }}>
      {props.beside === undefined ? (
        control
      ) : (
        <div className="o2r-form-line">
          {control}
          {props.beside}
        </div>
      )}
    </FieldFrame>
  );
}
