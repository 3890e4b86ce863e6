import { Combobox, type ComboboxOption, MultiCombobox } from "@o2r/ui/overlays";
import { useCallback, useEffect } from "react";
import type { LookupField, MultiSelectField, Option, OptionSource } from "../../definition/field.ts";
import type { Scalar } from "../../definition/condition.ts";
import type { FieldProps } from "../../react/form-context.ts";
import { useFieldValue } from "../../react/use-field.ts";
import { useFormLabels } from "../labels.ts";
import { isAwaited, rememberOptions, useChosenOptions } from "./chosen-options.ts";
import { sourceOf, useFilters } from "./use-options.ts";

const toOption = ({ value, label, detail }: Option): ComboboxOption => ({ value: String(value), label, detail });
const none: OptionSource = { source: "" };

/** What is found by typing, one or many. */
export function LookupControl(props: FieldProps) {
  const { field } = props;
  return field.kind === "lookup" || field.kind === "multiLookup" || field.kind === "multiSelect" ? (
    <Control {...props} field={field} />
  ) : null;
}

function Control(props: FieldProps & { readonly field: LookupField | MultiSelectField }) {
  const { field, form, name, state, change, leave } = props;
  const fixed = "source" in field.options ? undefined : field.options;
  const source = "source" in field.options ? field.options : none;
  const { filters, key } = useFilters(form, source);
  const raw = useFieldValue(form, name);
  const values = (Array.isArray(raw) ? raw : raw === undefined || raw === "" || raw === null ? [] : [raw]).map(String);
  const known = useChosenOptions(form, field, values);
  const chosen = values.map((value) =>
    // An id says nothing to whoever reads it: it is shown only where no label comes.
    toOption(known.get(value) ?? { value, label: isAwaited(source, form, value) ? "…" : value }),
  );

  const load = useCallback(
    async (query: string, signal: AbortSignal) => {
      const supply = sourceOf(form, source.source);
      const found = (await supply.search?.(query, filters, signal)) ?? [];
      rememberOptions(supply, found);
      return found.map(toOption);
    },
    [form, source, filters],
  );
  const labels = useFormLabels();
  const shared = {
    name,
    id: props.id,
    options: fixed ? (state.options ?? fixed).map(toOption) : load,
    placeholder: field.placeholder ?? (fixed ? labels.select : labels.search),
    disabled: !state.enabled || state.readOnly,
    onBlur: leave,
  };
  useEffect(() => {
    // Its code comes late: the focus may be waiting for it.
    form.registerElement(name, document.getElementById(props.id));
    return () => form.registerElement(name, null);
  }, [form, name, props.id, key]);
  // Again when a filter changes: what was found under the old one is no answer to the new one.
  return field.kind === "lookup" ? (
    <Combobox key={key} {...shared} value={chosen[0] ?? null} onValueChange={(next) => change(next?.value ?? "")} />
  ) : (
    <MultiCombobox
      key={key}
      {...shared}
      value={chosen}
      onValueChange={(next) => change(next.map(({ value }) => typedValue(value, fixed)))}
    />
  );
}

/** A fixed option's own value, which may be a number. */
const typedValue = (value: string, fixed: readonly Option[] | undefined): Scalar =>
  fixed?.find((option) => String(option.value) === value)?.value ?? value;
