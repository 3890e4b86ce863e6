import { formatDate, formatMoney, formatNumber, Link } from "@o2r/ui";
import { useEffect, useState } from "react";
import type { Field, Option } from "../definition/field.ts";
import type { FieldProps } from "../react/form-context.ts";
import { useFieldValue } from "../react/use-field.ts";
import { castValue } from "../engine/cast.ts";
import { useDocuments } from "./documents.ts";
import { FieldFrame } from "./field-frame.tsx";
import { sourceOf } from "./use-options.ts";
import "./read-only-field.css";

/** What the field holds, as words instead of a control (`<Field name="…" as={ReadOnlyField} />`). It is sent as always. */
export function ReadOnlyField(props: FieldProps) {
  const { field, form, id, name } = props;
  const { value } = castValue(field, useFieldValue(form, name));
  const values = value === undefined ? [] : [value].flat();
  const isFile = field.kind === "file" || field.kind === "files" || field.kind === "image" || field.kind === "images";
  return (
    <FieldFrame of={props} required={false}>
      <output id={id} className="o2r-read-only">
        {isFile && values.length > 0 ? <Documents ids={values.map(String)} /> : <Words of={props} values={values} />}
      </output>
    </FieldFrame>
  );
}

interface WordsProps {
  readonly of: FieldProps;
  readonly values: readonly (string | number | boolean)[];
}

function Words({ of, values }: WordsProps) {
  const { field } = of;
  const known = useLabels(of, values.map(String));
  if (values.length === 0) return "–";
  return values.map((value) => known.get(String(value)) ?? wordsFor(field, value)).join(", ");
}

const wordsFor = (field: Field, value: string | number | boolean): string => {
  if (field.kind === "password") return "••••••";
  if (field.kind === "date") return formatDate(String(value));
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value !== "number") return value;
  if (field.kind === "money") return formatMoney(value);
  const unit = field.kind === "percent" ? "%" : field.unit === undefined ? "" : ` ${field.unit}`;
  return `${formatNumber(value)}${unit}`;
};

/** The labels of chosen values: from a fixed list at once, from a source as soon as it answers. */
const useLabels = ({ field, form }: FieldProps, values: readonly string[]): ReadonlyMap<string, string> => {
  const options = "options" in field ? field.options : none;
  const [found, setFound] = useState<readonly Option[]>([]);
  const source = "source" in options ? options.source : undefined;
  const asked = values.join("\n");
  useEffect(() => {
    if (source === undefined || asked === "") return undefined;
    const stop = new AbortController();
    sourceOf(form, source)
      .resolve?.(asked.split("\n"), stop.signal)
      .then(
        (answer) => {
          if (!stop.signal.aborted) setFound(answer);
        },
        // Without its label the value still shows, by its id.
        () => undefined,
      );
    return () => stop.abort();
  }, [form, source, asked]);
  return new Map(("source" in options ? found : options).map(({ value, label }) => [String(value), label]));
};

const none: readonly Option[] = [];

function Documents({ ids }: { readonly ids: readonly string[] }) {
  const { urlOf } = useDocuments();
  return ids.map((id, index) => (
    <Link key={id} href={urlOf(id)} external>
      {`Document ${index + 1}`}
    </Link>
  ));
}
