import type { Field, Fields, FormDefinition } from "@o2r/forms";
import { addDays } from "@o2r/forms/days";
import { fileFields, shownBy } from "../file-fields.ts";
import type { ListDeclaration } from "../list.ts";
import type { Permission } from "../access/permissions.ts";

/** A field that a file can fill: one column of it, under any of its names. */
export interface ImportColumn {
  readonly field: string;
  readonly label: string;
  /** What else a column of this field may be called. */
  readonly names: readonly string[];
  /** A column that tells it apart where others may not: a code beside a name that several have. It goes before the label. */
  readonly surest?: string;
  /** A new row cannot be without it. */
  readonly required: boolean;
  readonly kind: Field["kind"];
}

/** What an example has in a cell: a text, or a day so many days from today. */
type ExampleCell = string | { readonly today: number };

/** A thing that is made and changed from files, by the very form that a person fills. */
export interface Importable {
  readonly name: { readonly one: string; readonly many: string };
  readonly form: FormDefinition;
  /** The fields by whose values together a row is told from every other. Each row of a file has its own. */
  readonly key: readonly string[];
  /** The fields by which a row without that key may be known as well, each key by itself, the surest first. */
  readonly otherKeys: readonly (readonly string[])[];
  /** The fields by which two rows of one file that have none of the keys are held to mean the same. */
  readonly alike: readonly string[];
  /** A row that stands is changed by one with its key. Otherwise rows are made only, and such a one is refused. */
  readonly changes: boolean;
  readonly columns: readonly ImportColumn[];
  /** A row as people write it, by field; see `exampleRow`. */
  readonly example: Readonly<Record<string, ExampleCell>>;
  /** Who may. */
  readonly permission: Permission;
}

interface ImportableGiven<F extends Fields> {
  readonly name: { readonly one: string; readonly many: string };
  readonly form: FormDefinition<F>;
  readonly key: readonly Extract<keyof F, string>[];
  readonly otherKeys?: readonly (readonly Extract<keyof F, string>[])[];
  readonly alike?: readonly Extract<keyof F, string>[];
  readonly changes: boolean;
  /** The list whose export may come back: its columns' names are known too. */
  readonly list: ListDeclaration;
  /** What else people call the column of a field. */
  readonly called?: Readonly<Partial<Record<Extract<keyof F, string>, readonly string[]>>>;
  /** The column of a code that goes before one of a name, where a file has both. */
  readonly surest?: Readonly<Partial<Record<Extract<keyof F, string>, string>>>;
  /** One row as people write it, which the form takes. Fields that it leaves out stay empty. */
  readonly example: Readonly<Partial<Record<Extract<keyof F, string>, ExampleCell>>>;
  readonly permission: Permission;
}

/** Declares that a thing can be imported: the columns follow from its form. */
export const importable = <const F extends Fields>(given: ImportableGiven<F>): Importable => {
  const { name, form, key, otherKeys = [], alike = [], changes, example, permission } = given;
  const { list, called = {}, surest = {} } = given;
  const columns = fileFields(form).map(([field, { label, kind, required }]): ImportColumn => {
    const names = list.columns.filter((column) => shownBy(column) === field).map((column) => column.label);
    const others = (called as Readonly<Record<string, readonly string[]>>)[field] ?? [];
    const code = (surest as Readonly<Record<string, string>>)[field];
    return {
      field,
      label,
      kind,
      names: [field, ...names, ...others],
      ...(code !== undefined && { surest: code }),
      required: required !== undefined,
    };
  });
  return { name, form, key, otherKeys, alike, changes, columns, example: example as Importable["example"], permission };
};

/** The cells of an example in the order of the columns, days as DD-MM-YYYY. */
export const exampleRow = ({ columns, example }: Importable, today: string): readonly string[] =>
  columns.map(({ field }) => {
    const cell = example[field] ?? "";
    return typeof cell === "string" ? cell : addDays(today, cell.today).split("-").toReversed().join("-");
  });

/** A heading without what people write differently: `PTR ₹`, `ptr` and `P.T.R.` are one. */
export const plainHeading = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Whether a text has no letters but Latin ones. */
export const isLatin = (text: string): boolean => !/[^\P{L}\p{Script=Latin}]/u.test(text);

/** Which column of a file fills which field, as far as their headings tell. */
export const matchHeadings = (
  columns: readonly ImportColumn[],
  headings: readonly string[],
): Readonly<Record<string, number>> => {
  const plain = headings.map(plainHeading);
  const taken = new Set<number>();
  const matched: Record<string, number> = {};
  // A field's own label goes before another name that some other field has for its own.
  const namings: readonly ((column: ImportColumn) => readonly string[])[] = [
    ({ surest }) => (surest === undefined ? [] : [surest]),
    ({ label }) => [label],
    ({ names }) => names,
  ];
  for (const namesOf of namings) {
    for (const column of columns) {
      if (matched[column.field] !== undefined) continue;
      const at = plain.findIndex(
        (heading, place) => !taken.has(place) && namesOf(column).some((name) => plainHeading(name) === heading),
      );
      if (at < 0) continue;
      matched[column.field] = at;
      taken.add(at);
    }
  }
  return matched;
};
