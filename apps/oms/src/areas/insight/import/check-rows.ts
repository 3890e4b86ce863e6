import { importables, type ImportJob, type ImportRow } from "@o2r/api/contract/insight";
import type { Field, Registry, Source } from "@o2r/forms";
import { validateSubmission } from "@o2r/forms/server";
import type { Db } from "../../../db/schema.ts";
import { formRegistry } from "../../form-registry.ts";
import { importers, type Standing } from "./importers.ts";
import { indexChoices, readCell, type Choice, type Choices } from "./read-cell.ts";

/** What a row was found to be. */
export interface Verdict {
  readonly errors: ImportRow["errors"];
  readonly effect: "create" | "update";
  /** By which a row that stands is found; null where the file gives none. */
  readonly key: string | null;
  /** The row that it will change. */
  readonly standing: Standing | undefined;
  /** What the form holds. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** What a check needs to know of its import. */
export interface Matched {
  readonly thing: ImportJob["thing"];
  /** Which column of the file fills a field. */
  readonly columns: Readonly<Record<string, number>>;
}

export type CheckRow = (cells: readonly string[]) => Promise<Verdict>;

/** The same question is asked for many rows: whether a brand exists need be looked up once. */
const remembering = ({ sources = {}, ...registry }: Registry): Registry => ({
  ...registry,
  sources: Object.fromEntries(
    Object.entries(sources).map(([name, source]): [string, Source] => {
      const { exists } = source;
      const answers = new Map<string, Promise<boolean>>();
      if (exists === undefined) return [name, source];
      return [
        name,
        {
          ...source,
          exists: (values, filters) => {
            const question = JSON.stringify([values, filters]);
            const answer = answers.get(question) ?? exists(values, filters);
            answers.set(question, answer);
            return answer;
          },
        },
      ];
    }),
  ),
});

const optionsOf = (field: Field): readonly Choice[] | string | undefined => {
  if (!("options" in field)) return undefined;
  return "source" in field.options
    ? field.options.source
    : field.options.map(({ value, label }) => ({ value, names: [label, String(value)] }));
};

/** The choices of the fields that a file fills, each read once. */
const choicesOf = async (db: Db, { thing, columns }: Matched): Promise<ReadonlyMap<string, Choices>> => {
  const { form } = importables[thing];
  const found = new Map<string, Choices>();
  for (const [name, field] of Object.entries<Field>(form.fields)) {
    if (columns[name] === undefined) continue;
    const options = optionsOf(field);
    if (options === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- within one transaction queries wait for one another anyway
    const all = typeof options === "string" ? ((await importers[thing].choices[options]?.(db)) ?? []) : options;
    found.set(name, indexChoices(all));
  }
  return found;
};

const noChoices = indexChoices([]);

/**
 * Makes the check of an import's rows: the very rules of the form, on what the cells mean. A row whose key is known
 * changes the row that stands, and an empty cell leaves there what is there. Made anew for every batch, so that it knows
 * what has changed meanwhile.
 */
export const makeCheck = async (db: Db, matched: Matched): Promise<CheckRow> => {
  const { thing, columns } = matched;
  const { form, key: keyField } = importables[thing];
  const choices = await choicesOf(db, matched);
  const registry = remembering(formRegistry(db));

  return async (cells) => {
    const errors: ImportRow["errors"] = [];
    const given: Record<string, unknown> = {};
    for (const [field, definition] of Object.entries<Field>(form.fields)) {
      const text = cells[columns[field] ?? -1] ?? "";
      if (text === "") continue;
      const meaning = readCell(definition, text, choices.get(field) ?? noChoices);
      if ("value" in meaning) given[field] = meaning.value;
      else errors.push({ field, message: meaning.problem, suggestion: meaning.suggestion });
    }
    const key = typeof given[keyField] === "string" ? given[keyField] : null;
    const standing = key === null ? undefined : await importers[thing].find(db, key);
    const effect = standing === undefined ? "create" : "update";
    const body = { ...standing?.values, ...given };
    const judged = await validateSubmission(form, body, {
      registry,
      facts: { mode: standing === undefined ? "create" : "edit" },
    });
    const unread = new Set(errors.map(({ field }) => field));
    for (const { field, message } of judged.errors)
      if (!unread.has(field)) errors.push({ field, message, suggestion: null });
    return { errors, effect, key: key?.toLowerCase() ?? null, standing, values: judged.values };
  };
};

const sameKey = (label: string, number: number) =>
  `Row ${number} has the same ${label}, so it is not clear which of the two is meant`;

/** The refusal of a row whose key another row of the file has. */
export const refuseTwin = (thing: ImportJob["thing"], number: number): ImportRow["errors"][number] => {
  const { key, columns } = importables[thing];
  const label = columns.find(({ field }) => field === key)?.label ?? key;
  return { field: key, message: sameKey(label, number), suggestion: null };
};
