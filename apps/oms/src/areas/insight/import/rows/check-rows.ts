import { importables, type ImportJob, type ImportRow } from "@o2r/api/contract/insight";
import { isSuggested, type Field, type FormDefinition, type Registry, type Source } from "@o2r/forms";
import { validateSubmission } from "@o2r/forms/server";
import type { Db } from "../../../../db/schema.ts";
import type { AllAreas } from "../../../../kit/define-area.ts";
import type { Reaching } from "../../../../http/actor.ts";
import { changesOf, filledOf } from "./changes-of.ts";
import type { Choice, Standing } from "../../../../kit/importer.ts";
import { indexChoices, namesIn, readCell, type Choices, type Meaning } from "./read-cell.ts";
import { otherSide } from "./other-side.ts";
import { keysOf } from "./row-keys.ts";

/** What a row was found to be. */
export interface Verdict {
  readonly errors: ImportRow["errors"];
  /** `none` where everything stands as the row has it. */
  readonly effect: "create" | "update" | "none";
  /** By which another row of the file is found to mean the same. */
  readonly keys: readonly string[];
  /** What will be overwritten; of a row that will be made, what was suggested for cells that are empty. */
  readonly changes: ImportRow["changes"];
  /** The row that it will change. */
  readonly standing: Standing | undefined;
  /** What the form holds. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** What a check needs to know of its import. */
export interface Matched {
  /** What the areas know of the thing. */
  readonly areas: AllAreas;
  readonly thing: ImportJob["thing"];
  /** Which column of the file fills a field. */
  readonly columns: Readonly<Record<string, number>>;
  /** Fields whose column has days that can only be read month first. */
  readonly monthFirst: readonly string[];
  /** Who imports, as they are now; nobody where they may no longer. */
  readonly actor: Reaching | undefined;
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

/** The fields of a new row that are filled with what others suggest: never those by which it is told from every other. */
const suggestedFields = (thing: ImportJob["thing"]): readonly string[] => {
  const { columns, form, key } = importables[thing];
  return columns.flatMap(({ field }) => {
    const definition = form.fields[field];
    return definition && isSuggested(definition) && !key.includes(field) ? [field] : [];
  });
};

/** The choices of the fields that a file fills, each read once, as far as some rows speak of them. */
const choicesOf = async (
  db: Db,
  { areas, thing, columns, actor }: Matched,
  rows: readonly Cells[],
  suggested: readonly string[],
): Promise<ReadonlyMap<string, Choices>> => {
  const { form } = importables[thing];
  const { choices, searched = {} } = areas.importers[thing];
  const found = new Map<string, Choices>();
  for (const [name, field] of Object.entries<Field>(form.fields)) {
    const column = columns[name];
    const options = column === undefined && !suggested.includes(name) ? undefined : optionsOf(field);
    if (options === undefined) continue;
    if (typeof options !== "string") {
      found.set(name, indexChoices(options));
      continue;
    }
    const texts = rows.flatMap((cells) => {
      const text = cells[column ?? -1] ?? "";
      return field.kind === "multiLookup" ? namesIn(text) : text.trim() || [];
    });
    const read = choices[options] ?? searched[options]?.read;
    found.set(
      name,
      indexChoices((await read?.(db, { warehouses: actor?.warehouses ?? [], texts })) ?? [], searched[options]),
    );
  }
  return found;
};

/** The field that a person can correct: of one that is worked out, the first that it follows from. */
const placeOf = ({ fields }: FormDefinition, field: string): string => {
  const given = fields[field];
  return given?.derive === undefined || isSuggested(given) ? field : (given.derive.from[0] ?? field);
};

const noChoices = indexChoices([]);

const isCalled = (name: string | null | undefined, text: string | undefined): boolean =>
  Boolean(name) && name?.trim().toLowerCase() === text?.toLowerCase();

/**
 * Makes the check of some rows of an import: the very rules of the form, on what the cells mean. A row whose key is known
 * changes the row that stands, and an empty cell leaves there what is there; of a row that is new, an empty cell takes what
 * others of it suggest. Made again for every batch, so that it knows what has changed meanwhile. `foresees`: nothing follows
 * the check, so that it asks what the call would refuse as well.
 */
export const makeCheck = async (
  db: Db,
  matched: Matched,
  rows: readonly Cells[],
  { foresees = false } = {},
): Promise<CheckRow> => {
  const { areas, thing, columns, monthFirst, actor } = matched;
  const { form } = importables[thing];
  const { find, refuse, foresee } = areas.importers[thing];
  const suggested = suggestedFields(thing);
  const choices = await choicesOf(db, matched, rows, suggested);
  const nothing = Object.fromEntries(Object.keys(form.fields).map((field) => [field, null]));
  const answers: Answers = new Map();

  const readCells = (cells: Cells): ReadonlyMap<string, Meaning> =>
    new Map(
      Object.entries<Field>(form.fields).flatMap(([field, definition]) => {
        const text = cells[columns[field] ?? -1] ?? "";
        if (text === "") return [];
        return [[field, readCell(definition, text, choices.get(field) ?? noChoices, monthFirst.includes(field))]];
      }),
    );

  return async (open, cells) => {
    const errors: ImportRow["errors"] = [];
    const read = readCells(cells);
    const given: Record<string, unknown> = {};
    for (const [field, meaning] of read) if ("value" in meaning) given[field] = meaning.value;
    const found = await find?.(open, given);
    if (found && "message" in found) errors.push({ ...found, suggestion: null });
    const standing = found && "id" in found ? found : undefined;
    for (const [field, meaning] of read) {
      // What it is called today is what stands, also where others are called so, or it may be chosen no more.
      if (standing && isCalled(standing.names[field], cells[columns[field] ?? -1]))
        given[field] = standing.values[field];
      else if ("problem" in meaning) errors.push({ field, message: meaning.problem, suggestion: meaning.suggestion });
    }
    const keys = keysOf(thing, given, standing);
    if (standing && errors.length === 0) {
      const none = changesOf(form, Object.keys(given), given, standing, choices).length === 0;
      // What stands is not judged again: rules may have come since it was saved.
      if (none) return { errors, effect: "none", keys, changes: [], standing, values: standing.values };
    }
    const body = { ...standing?.values, ...given };
    const judged = await validateSubmission(form, body, {
      registry: remembering(areas.formRegistry(open), answers),
      facts: { mode: standing === undefined ? "create" : "edit" },
      // What stands in a cell and cannot be read is not made up for.
      ...(!standing && { fill: suggested.filter((field) => !errors.some((error) => error.field === field)) }),
      // What a person cannot change by the form, a file does not change either.
      ...(standing && { current: { ...nothing, ...standing.values } }),
    });
    const unread = new Set(errors.map(({ field }) => field));
    const isFit = foresees && judged.ok && errors.length === 0;
    const foreseen = isFit && actor && standing && (await foresee?.(open, { actor, standing, values: judged.values }));
    const refused = [
      ...judged.errors,
      ...(isFit ? ((await refuse?.(open, judged.values)) ?? []) : []),
      ...(foreseen ? foreseen.errors : []),
    ];
    const wrong = new Set(refused.map(({ field }) => field));
    for (const { field, message, ...refusal } of refused) {
      const place = placeOf(form, field);
      const against = "code" in refusal && refusal.code === "compare" && otherSide(form, field, judged.values);
      // What follows from a cell is not held against it as well.
      if (!unread.has(place) && (place === field || !wrong.has(place)))
        errors.push({ field: place, message, suggestion: null, ...(against && { against }) });
    }
    const changes =
      errors.length > 0
        ? []
        : standing === undefined
          ? filledOf(form, suggested, given, judged.values, choices)
          : changesOf(form, Object.keys(given), judged.values, standing, choices).map((change) => ({
              ...change,
              ...(foreseen && foreseen.said[change.field]),
            }));
    const same = errors.length === 0 && changes.length === 0 ? "none" : "update";
    const effect = standing === undefined ? "create" : same;
    return { errors, effect, keys, changes, standing, values: judged.values };
  };
};
