import type { FormDefinition } from "@o2r/forms";
import type { TimelineChange } from "@o2r/ui";
import { fieldAt } from "../field-at.ts";
import { fieldText, type NameOf } from "../field-text.ts";

/** A field of a row before and after, as the audit keeps it. */
export interface AuditedChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What follows from other fields, which were kept with them once, and is no change of its own. */
const derived = new Set(["warnings"]);

/** The changes that somebody made, without what follows from them. */
export const ownChanges = <C extends AuditedChange>(changes: readonly C[]): readonly C[] =>
  changes.filter(({ field }) => !derived.has(field));

/** `effectiveOn` and `IN_PROGRESS` as a person reads them. */
const inWords = (key: string): string => {
  const words = key
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, " ")
    .replace(/[-_.]+/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a field is called in a history, also one that is not filled by the form. */
export const changeLabel = (definition: FormDefinition, field: string): string =>
  fieldAt(definition, field)?.label ?? (field === "active" ? "Status" : inWords(field));

const unknownText = (field: string, value: unknown): string => {
  if (typeof value === "boolean") return field === "active" ? (value ? "Active" : "Inactive") : value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map((item) => unknownText(field, item)).join(", ") || "–";
  if (typeof value === "string") return (/^[A-Z]+(_[A-Z]+)*$/.test(value) ? inWords(value) : value) || "–";
  return typeof value === "number" ? String(value) : "–";
};

/** Changes in words: label, before and after. */
export const changesInWords = (
  definition: FormDefinition,
  changes: readonly AuditedChange[],
  nameOf: NameOf,
): readonly (TimelineChange & { readonly field: string })[] =>
  ownChanges(changes).map(({ field, before, after }) => {
    const known = fieldAt(definition, field);
    const text = (value: unknown) =>
      known ? fieldText(field, known.field, value, nameOf) : unknownText(field, value ?? null);
    return { field, label: changeLabel(definition, field), before: text(before), after: text(after) };
  });
