import { isSuggested, type Field, type FormDefinition } from "@o2r/forms";
import { yesOrNo } from "./flags.ts";
import type { Column, ColumnWords, ListDeclaration } from "./list.ts";

const unfit: readonly Field["kind"][] = ["password", "file", "files", "image", "images", "list"];

/** The fields of a form that a cell of a file can fill: what is computed follows from others, and a picture is no text. */
export const fileFields = ({ fields }: FormDefinition): readonly (readonly [string, Field])[] =>
  Object.entries<Field>(fields).filter(
    ([, field]) => !unfit.includes(field.kind) && (field.derive === undefined || isSuggested(field)),
  );

/** The field of a form that a column shows. */
export const shownBy = ({ field, shows = field }: Column): string => shows;

const wordsOf = (field: Field): ColumnWords => {
  switch (field.kind) {
    case "number":
    case "money":
    case "percent":
    case "date":
      return { kind: field.kind };
    case "checkbox":
    case "switch":
      return { kind: "flag", values: yesOrNo };
    case "select":
      return "source" in field.options ? { kind: "text" } : { kind: "text", values: field.options };
    default:
      return { kind: "text" };
  }
};

/**
 * What a file of a list needs so that it can come back as an import: every field that a file can fill, those that no
 * column of the list shows in columns of their own.
 */
export const importedColumns = (
  form: FormDefinition,
  columns: readonly Column[],
): NonNullable<ListDeclaration["imported"]> => {
  const shownIn = new Map(columns.map((column) => [shownBy(column), column.field]));
  const fields = fileFields(form);
  return {
    taken: fields.map(([name]) => shownIn.get(name) ?? name),
    beside: fields
      .filter(([name]) => !shownIn.has(name))
      .map(([name, field]) => ({ field: name, label: field.label, ...wordsOf(field), shown: false })),
  };
};
