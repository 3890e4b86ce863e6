import type { Filter } from "@o2r/api/contract/core";
import { Checkbox, FormField, Input, RadioGroup, Spinner } from "@o2r/ui";
import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useLookup, useLookupNames } from "../../lookups.ts";
import { later } from "../../deferred.tsx";
import { rangeOf, readBound, type FilterValue } from "./filter-value.ts";
import { useOwnValue } from "./use-own-value.ts";

const FilterDates = later(() => import("./filter-dates.tsx").then((file) => file.FilterDates));

interface EditorProps<F extends Filter = Filter> {
  readonly filter: F;
  readonly value: FilterValue | undefined;
  readonly onSet: (value: FilterValue | undefined) => void;
}

type Kind<K extends Filter["kind"]> = EditorProps<Filter & { kind: K }>;

const valuesOf = (value: FilterValue | undefined): readonly string[] =>
  value?.kind === "oneOf" || value?.kind === "lookup" ? value.values : [];

const toggled = (values: readonly string[], one: string): readonly string[] =>
  values.includes(one) ? values.filter((value) => value !== one) : [...values, one];

function OneOf({ filter, value, onSet }: Kind<"oneOf">) {
  const values = valuesOf(value);
  const toggle = (one: string) => {
    const next = toggled(values, one);
    onSet(next.length === 0 ? undefined : { kind: "oneOf", values: next });
  };
  return (
    <fieldset className="filter-options" aria-label={filter.label}>
      {filter.options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={values.includes(option.value)}
          onChange={() => toggle(option.value)}
        />
      ))}
    </fieldset>
  );
}

function Lookup({ filter, value, onSet }: Kind<"lookup">) {
  const [words, setWords] = useState("");
  const asked = useDeferredValue(words.trim());
  const { found, failed, isLoading } = useLookup(filter.source, asked);
  const values = valuesOf(value);
  const names = useLookupNames(filter.source, values);
  const chosen = values.map((id) => ({ id, name: names.get(id) ?? id }));
  const others = (found ?? []).filter(({ id }) => !values.includes(id));
  const toggle = (id: string) => {
    const next = toggled(values, id);
    onSet(next.length === 0 ? undefined : { kind: "lookup", values: next });
  };
  return (
    <>
      <Input
        type="search"
        icon={Search}
        aria-label={`Search ${filter.label}`}
        placeholder={`Search ${filter.label.toLowerCase()}`}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <fieldset className="filter-options" aria-label={filter.label}>
        {[...chosen, ...others].map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={values.includes(id)} onChange={() => toggle(id)} />
        ))}
        {isLoading && <Spinner label="Searching" />}
        {failed && <p className="filter-note">The choices could not be loaded.</p>}
        {!isLoading && !failed && chosen.length + others.length === 0 && <p className="filter-note">Nothing found.</p>}
      </fieldset>
    </>
  );
}

function Flag({ filter, value, onSet }: Kind<"flag">) {
  return (
    <RadioGroup
      name={filter.key}
      aria-label={filter.label}
      value={value?.kind === "flag" ? String(value.on) : ""}
      options={[
        { value: "", label: "Any" },
        { value: "true", label: filter.yes },
        { value: "false", label: filter.no },
      ]}
      onValueChange={(next) => onSet(next === "" ? undefined : { kind: "flag", on: next === "true" })}
    />
  );
}

const affixes = {
  rupees: { prefix: "₹" },
  percent: { suffix: "%" },
  number: {},
  code: {},
  days: { suffix: "days" },
} as const;

type Bound = ReturnType<typeof readBound>;

const wrongOf = (from: Bound, to: Bound, range: FilterValue | undefined): string | undefined => {
  if (from === undefined || to === undefined) return "Type a number, such as 1,500";
  const isOpen = from === null && to === null;
  return isOpen || range ? undefined : "From must not be above To";
};

function Range({ filter, value, onSet }: Kind<"range">) {
  const range = value?.kind === "range" ? value : { min: null, max: null };
  const [min, setMin] = useState(String(range.min ?? ""));
  const [max, setMax] = useState(String(range.max ?? ""));
  const [from, to] = [readBound(min), readBound(max)];
  const next = rangeOf(from, to);
  const wrong = wrongOf(from, to, next);
  const apply = () => {
    if (wrong === undefined) onSet(next);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <FormField group hideLabel label={filter.label} error={wrong}>
        <div className="filter-range">
          <FormField label="From">
            <Input
              {...affixes[filter.unit]}
              inputMode="decimal"
              value={min}
              onChange={(event) => setMin(event.currentTarget.value)}
              onBlur={apply}
            />
          </FormField>
          <FormField label="To">
            <Input
              {...affixes[filter.unit]}
              inputMode="decimal"
              value={max}
              onChange={(event) => setMax(event.currentTarget.value)}
              onBlur={apply}
            />
          </FormField>
        </div>
      </FormField>
      {/* Enter applies the range from either box. */}
      <button type="submit" hidden aria-label="Apply" />
    </form>
  );
}

function Dates({ filter, value, onSet }: Kind<"dates">) {
  return (
    <FilterDates
      label={filter.label}
      value={value?.kind === "dates" ? value : null}
      maxDays={filter.maxDays}
      onSet={(range) => onSet(range === null ? undefined : { kind: "dates", ...range })}
    />
  );
}

/** Sets the value of one filter. */
export function FilterEditor({ filter, value, onSet }: EditorProps) {
  const [own, set] = useOwnValue(value, onSet);
  switch (filter.kind) {
    case "oneOf":
      return <OneOf filter={filter} value={own} onSet={set} />;
    case "lookup":
      return <Lookup filter={filter} value={own} onSet={set} />;
    case "flag":
      return <Flag filter={filter} value={own} onSet={set} />;
    case "range":
      return <Range filter={filter} value={own} onSet={set} />;
    case "dates":
      return <Dates filter={filter} value={own} onSet={set} />;
  }
}
