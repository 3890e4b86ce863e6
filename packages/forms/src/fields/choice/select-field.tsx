import { NativeSelect } from "@o2r/ui";
import { useLayoutEffect, useRef } from "react";
import type { Option, SelectField as SelectDefinition } from "../../definition/field.ts";
import type { FieldProps } from "../../react/form-context.ts";
import { FieldFrame } from "../field-frame.tsx";
import { useFormLabels } from "../labels.ts";
import { useChoicesProblem, useFetchedOptions } from "./use-options.ts";

/** One of a short list, fixed or fetched whole. */
export function SelectField(props: FieldProps) {
  const { field } = props;
  return field.kind === "select" ? <Select {...props} field={field} /> : null;
}

function Select(props: FieldProps & { readonly field: SelectDefinition }) {
  const { field, form, name, state, control } = props;
  const source = "source" in field.options ? field.options : undefined;
  const fetched = useFetchedOptions(form, source, props.round);
  const problem = useChoicesProblem(form, field, fetched.state);
  const labels = useFormLabels();
  const fixed = "source" in field.options ? undefined : field.options;
  const offered = fixed ? (state.options ?? fixed) : fetched.options;
  const options = withChosen(offered, form.engine.raw(name), fixed).map(({ value, label }) => ({
    value: String(value),
    label,
  }));
  const loading = source !== undefined && fetched.state === "loading";
  // A native select forgets a value it has no option for, so it is made again once they are there.
  const made = loading ? "loading" : `ready ${props.round ?? 0}`;
  const line = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    // The one that had the focus has gone with it.
    if (hasFocus.current && document.activeElement === document.body) line.current?.querySelector("select")?.focus();
  }, [made]);
  return (
    <FieldFrame of={{ ...props, warning: problem ?? props.warning }}>
      <div
        ref={line}
        className="o2r-form-line"
        onFocus={() => void (hasFocus.current = true)}
        onBlur={() => void (hasFocus.current = false)}
      >
        <NativeSelect
          key={made}
          {...control}
          aria-busy={loading || undefined}
          disabled={!state.enabled || state.readOnly}
          options={options}
          placeholder={loading ? labels.loading : (field.placeholder ?? labels.select)}
        />
        {props.beside}
      </div>
    </FieldFrame>
  );
}

/** What was chosen long ago may be no choice any more; it is still shown, and the engine says whether it may stay. */
const withChosen = (options: readonly Option[], chosen: unknown, all: readonly Option[] = []): readonly Option[] =>
  chosen === undefined ||
  chosen === null ||
  chosen === "" ||
  typeof chosen === "object" ||
  options.some(({ value }) => String(value) === String(chosen))
    ? options
    : [
        ...options,
        all.find(({ value }) => String(value) === String(chosen)) ?? { value: String(chosen), label: String(chosen) },
      ];
