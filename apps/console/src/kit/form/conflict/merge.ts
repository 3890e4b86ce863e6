/** A field that somebody else changed while it was being edited here. */
export interface Clash {
  readonly field: string;
  readonly before: unknown;
  readonly theirs: unknown;
  readonly yours: unknown;
  /** Changed here too, and differently: a person has to choose. Otherwise theirs is taken. */
  readonly disputed: boolean;
}

export type Values = Readonly<Record<string, unknown>>;
export type Choice = "theirs" | "yours";

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Whether two field values say the same: empty is empty in whatever form, lists compare in order. */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b) || (isEmpty(a) && isEmpty(b))) return true;
  return (
    Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => sameValue(item, b[index]))
  );
};

/** The fields whose value differs between two copies of a row, in the given order. */
export const changedFields = (fields: readonly string[], before: Values, after: Values): readonly string[] =>
  fields.filter((field) => !sameValue(before[field], after[field]));

/**
 * What somebody else changed since the row was loaded, field by field in the form's order. A field that both sides
 * changed to the same value is settled and not listed.
 */
export const findClashes = (
  fields: readonly string[],
  before: Values,
  theirs: Values,
  yours: Values,
): readonly Clash[] =>
  changedFields(fields, before, theirs)
    .filter((field) => !sameValue(theirs[field], yours[field]))
    .map((field) => ({
      field,
      before: before[field],
      theirs: theirs[field],
      yours: yours[field],
      disputed: !sameValue(before[field], yours[field]),
    }));

/**
 * The values to go on with: theirs where only they changed the row, yours where only you did, and the choice where both
 * did. A disputed field without a choice keeps what was typed here.
 */
export const mergeValues = (
  fields: readonly string[],
  before: Values,
  theirs: Values,
  yours: Values,
  choices: Readonly<Record<string, Choice>> = {},
): Record<string, unknown> => {
  const disputed = new Set(
    findClashes(fields, before, theirs, yours).flatMap((clash) => (clash.disputed ? [clash.field] : [])),
  );
  const takesTheirs = (field: string): boolean =>
    disputed.has(field) ? choices[field] === "theirs" : sameValue(before[field], yours[field]);
  return Object.fromEntries(fields.map((field) => [field, takesTheirs(field) ? theirs[field] : yours[field]]));
};
