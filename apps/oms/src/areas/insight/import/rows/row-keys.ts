import { importables, type ImportRow, type ImportThing } from "@o2r/api/contract/insight";
import type { Standing } from "../../../../kit/importer.ts";

type Values = Readonly<Record<string, unknown>>;

/** The values of a key as one text, without regard to capitals; cut to what an index takes. Nothing while one is missing. */
const keyText = (fields: readonly string[], given: Values): string | undefined => {
  const values = fields.map((field) => given[field]);
  if (fields.length === 0 || values.includes(undefined)) return undefined;
  return `${fields.join("+")}: ${values.join(" ")}`.toLowerCase().slice(0, 500).toWellFormed();
};

const keysFor = (thing: ImportThing): readonly (readonly string[])[] => {
  const { key, otherKeys, alike } = importables[thing];
  return [key, ...otherKeys, alike];
};

/** By which a row is found to mean the same as another of its file: its surest key, and what it was found to change. */
export const keysOf = (thing: ImportThing, given: Values, standing: Standing | undefined): readonly string[] => {
  const first = keysFor(thing)
    .flatMap((fields) => keyText(fields, given) ?? [])
    .slice(0, 1);
  return [...first, ...(standing === undefined ? [] : [`id: ${standing.id}`])];
};

const allOf = new Intl.ListFormat("en-GB");

const labelsOf = (thing: ImportThing, fields: readonly string[]): string =>
  allOf.format(importables[thing].columns.filter(({ field }) => fields.includes(field)).map(({ label }) => label));

/** The refusal of a row that another row of the file has a key of. */
export const refuseTwin = (
  thing: ImportThing,
  key: string,
  own: number,
  other: number,
): ImportRow["errors"][number] => {
  const { key: main, alike, name } = importables[thing];
  const fields = keysFor(thing).find((some) => key.startsWith(`${some.join("+").toLowerCase()}: `));
  if (fields === undefined)
    return {
      field: main[0] ?? "",
      message: `Row ${other} changes the same ${name.one} as row ${own}`,
      suggestion: null,
    };
  const same = labelsOf(thing, fields);
  const message =
    fields === alike
      ? `Rows ${other} and ${own} have the same ${same} and no ${labelsOf(thing, main)}: give each its own, or leave one of them out`
      : `Row ${other} has the same ${same}, so it is not clear which of the two is meant`;
  return { field: fields[0] ?? "", message, suggestion: null };
};
