import { RadioGroup, Skeleton } from "@o2r/ui";
import type { FieldProps } from "../../react/form-context.ts";
import { useFieldValue } from "../../react/use-field.ts";
import { FieldFrame } from "../field-frame.tsx";
import { useChoicesProblem, useFetchedOptions } from "./use-options.ts";

/** One of a few, all of them in sight: draws a select's choices as radio buttons (`<Field name="…" as={RadioField} />`). */
export function RadioField(props: FieldProps) {
  const { field, form, name, state, change, leave } = props;
  const given = field.kind === "select" ? field.options : [];
  const source = "source" in given ? given : undefined;
  const fetched = useFetchedOptions(form, source);
  const chosen = useFieldValue(form, name);
  const problem = useChoicesProblem(form, field, fetched.state);
  if (field.kind !== "select") return null;
  const options = "source" in given ? fetched.options : (state.options ?? given);
  const loading = source !== undefined && fetched.state === "loading";
  return (
    <FieldFrame of={{ ...props, warning: problem ?? props.warning }} group>
      {loading ? (
        <Skeleton height={20} />
      ) : (
        <div ref={(element) => form.registerElement(name, element)}>
          <RadioGroup
            name={name}
            options={options.map(({ value, label, detail }) => ({ value: String(value), label, help: detail }))}
            value={chosen === undefined || chosen === null ? "" : String(chosen)}
            disabled={!state.enabled || state.readOnly}
            onValueChange={change}
            onBlur={leave}
          />
        </div>
      )}
    </FieldFrame>
  );
}
