import { importables, type ImportJob, type ImportRow } from "@o2r/api/contract/insight";
import type { Field, FormDefinition, Registry, Source } from "@o2r/forms";
import { validateSubmission } from "@o2r/forms/server";
import type { Db } from "../../../db/schema.ts";
import { formRegistry } from "../../form-registry.ts";
import type { Actor } from "../../../http/context.ts";
import { importers, type Standing } from "./importers.ts";
import { indexChoices, namesIn, readCell, type Choice, type Choices } from "./read-cell.ts";

/** What a row was found to be. */
export interface Verdict {
  readonly errors: ImportRow["errors"];
  readonly effect: "create" | "update";
  /** By which a row is told from the others; null where the file does not give all of it. */
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
  /** Warehouses within reach of whoever imports, as they are now. */
  readonly warehouses: Actor["warehouses"];
}

type Cells = readonly string[];

/** Checks one row, by what `db` sees: inside a transaction it is the transaction. */
export type CheckRow = (db: Db, cells: Cells) => Promise<Verdict>;

/** What was asked of sources, and the answers. */
type Answers = Map<string, boolean>;

/** The same question is asked for many rows: whether a brand exists need be looked up once. */
const remembering = ({ sources = {}, ...registry }: Registry, answers: Answers): Registry => ({
  ...registry,
  sources: Object.fromEntries(
    Object.entries(sources).map(([name, source]): [string, Source] => {
      const { exists } = source;
      if (exists === undefined) return [name, source];
      return [
        name,
        {
          ...source,
          exists: async (values, filters) => {
            const question = JSON.stringify([name, values, filters]);
            const answer = answers.get(question) ?? (await exists(values, filters));
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

/** The choices of the fields that a file fills, each read once, as far as some rows speak of them. */
const choicesOf = async (
  db: Db,
  { thing, columns, warehouses }: Matched,
  rows: readonly Cells[],
): Promise<ReadonlyMap<string, Choices>> => {
  const { form } = importables[thing];
  const { choices, searched = {} } = importers[thing];
  const found = new Map<string, Choices>();
  for (const [name, field] of Object.entries<Field>(form.fields)) {
    const column = columns[name];
    const options = column === undefined ? undefined : optionsOf(field);
    if (column === undefined || options === undefined) continue;
    if (typeof options !== "string") {
      found.set(name, indexChoices(options));
      continue;
    }
    const texts = rows.flatMap((cells) =>
      field.kind === "multiLookup" ? namesIn(cells[column] ?? "") : (cells[column] ?? "").trim() || [],
    );
    const read = choices[options] ?? searched[options]?.read;
    found.set(name, indexChoices((await read?.(db, { warehouses, texts })) ?? [], searched[options]));
  }
  return found;
};

/** The field that a person can mend: of one that is worked out, the first that it follows from. */
const placeOf = ({ fields }: FormDefinition, field: string): string => {
  const derive = fields[field]?.derive;
  return derive === undefined ? field : (derive.from[0] ?? field);
};

/** The values of a key; undefined while one is missing. */
const keyOf = (fields: readonly string[], given: Readonly<Record<string, unknown>>): unknown[] | undefined => {
  const values = fields.map((field) => given[field]);
  return values.includes(undefined) ? undefined : values;
};

/** A key as one text, without regard to capitals; cut to what an index takes. */
const keyText = (key: readonly unknown[]): string => key.join(" ").toLowerCase().slice(0, 500);

const noChoices = indexChoices([]);

/**
 * Makes the check of some rows of an import: the very rules of the form, on what the cells mean. A row whose key is known
 * changes the row that stands, and an empty cell leaves there what is there. Made anew for every batch, so that it knows
 * what has changed meanwhile. `foresees`: nothing follows the check, so that it asks what the call would refuse as well.
 */
export const makeCheck = async (
  db: Db,
  matched: Matched,
  rows: readonly Cells[],
  { foresees = false } = {},
): Promise<CheckRow> => {
  const { thing, columns } = matched;
  const { form, key: keyFields } = importables[thing];
  const { find, refuse } = importers[thing];
  const choices = await choicesOf(db, matched, rows);
  const answers: Answers = new Map();

  return async (open, cells) => {
    const errors: ImportRow["errors"] = [];
    const given: Record<string, unknown> = {};
    for (const [field, definition] of Object.entries<Field>(form.fields)) {
      const text = cells[columns[field] ?? -1] ?? "";
      if (text === "") continue;
      const meaning = readCell(definition, text, choices.get(field) ?? noChoices);
      if ("value" in meaning) given[field] = meaning.value;
      else errors.push({ field, message: meaning.problem, suggestion: meaning.suggestion });
    }
    const key = keyOf(keyFields, given);
    const standing = key && (await find?.(open, key));
    const effect = standing === undefined ? "create" : "update";
    const body = { ...standing?.values, ...given };
    const judged = await validateSubmission(form, body, {
      registry: remembering(formRegistry(open), answers),
      facts: { mode: standing === undefined ? "create" : "edit" },
    });
    const unread = new Set(errors.map(({ field }) => field));
    const refused = [
      ...judged.errors,
      ...(foresees && judged.ok && errors.length === 0 ? ((await refuse?.(open, judged.values)) ?? []) : []),
    ];
    for (const { field, message } of refused) {
      const place = placeOf(form, field);
      if (!unread.has(place)) errors.push({ field: place, message, suggestion: null });
    }
    return { errors, effect, key: key ? keyText(key) : null, standing, values: judged.values };
  };
};

const sameKey = (label: string, number: number) =>
  `Row ${number} has the same ${label}, so it is not clear which of the two is meant`;

const allOf = new Intl.ListFormat("en-GB");

/** The refusal of a row whose key another row of the file has. */
export const refuseTwin = (thing: ImportJob["thing"], number: number): ImportRow["errors"][number] => {
  const { key, columns } = importables[thing];
  const labels = columns.filter(({ field }) => key.includes(field)).map(({ label }) => label);
  return { field: key[0] ?? "", message: sameKey(allOf.format(labels), number), suggestion: null };
};
