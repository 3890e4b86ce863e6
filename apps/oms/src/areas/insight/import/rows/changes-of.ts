import type { ImportRow } from "@o2r/api/contract/insight";
import type { Field, FormDefinition } from "@o2r/forms";
import type { Standing } from "../../../../kit/importer.ts";
import type { Choices } from "./read-cell.ts";

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A value as people read it; ids by their names. */
const textOf = ({ kind }: Field, value: unknown, nameOf: Choices["nameOf"] | undefined): string => {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map((one) => nameOf?.(one) ?? String(one)).join(", ");
  if (kind === "date") return String(value).split("-").toReversed().join("-");
  return nameOf?.(value) ?? String(value);
};

/** What a row that will be made has that its file leaves empty, and what has suggested it. */
export const filledOf = (
  { fields }: FormDefinition,
  suggested: readonly string[],
  given: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
  choices: ReadonlyMap<string, Choices>,
): ImportRow["changes"] =>
  suggested.flatMap((name) => {
    const [field, value] = [fields[name], values[name]];
    const [source = ""] = field?.derive?.from ?? [];
    const from = fields[source];
    if (field === undefined || from === undefined || given[name] !== undefined || value === undefined) return [];
    const chosen = textOf(from, values[source], choices.get(source)?.nameOf);
    const after = textOf(field, value, choices.get(name)?.nameOf);
    return [{ field: name, before: null, after, from: `${from.label} ${chosen}` }];
  });

/** What the values of a row overwrite of those that stand, field by field. Where the row has nothing, nothing is. */
export const changesOf = (
  { fields }: FormDefinition,
  given: readonly string[],
  values: Readonly<Record<string, unknown>>,
  standing: Standing,
  choices: ReadonlyMap<string, Choices>,
): ImportRow["changes"] =>
  given.flatMap((name) => {
    const field = fields[name];
    const [before, after] = [standing.values[name], values[name]];
    if (field === undefined || isSame(before, after)) return [];
    const nameOf = choices.get(name)?.nameOf;
    const stood =
      before === undefined || before === null ? null : (standing.names[name] ?? textOf(field, before, nameOf));
    return [{ field: name, before: stood, after: textOf(field, after ?? "", nameOf) }];
  });
