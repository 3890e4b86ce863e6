import type { FieldError } from "@o2r/api/contract";
import type { Field, FormDefinition } from "@o2r/forms";
import type { Db } from "../db/schema.ts";

/** The fields that are chosen from a master list, each with its category: the name of their source. */
const listsOf = ({ fields }: FormDefinition): readonly { readonly field: string; readonly category: string }[] =>
  Object.entries<Field>(fields).flatMap(([field, definition]) =>
    (definition.kind === "select" || definition.kind === "multiSelect") && "source" in definition.options
      ? [{ field, category: definition.options.source }]
      : [],
  );

const valuesIn = (values: object | null, field: string): readonly string[] =>
  [values === null ? undefined : (Reflect.get(values, field) as unknown)]
    .flat()
    .flatMap((value) => (typeof value === "string" ? value : []));

/**
 * What is wrong with the options that values have come to name: one that is switched off stays good for what holds it
 * already, as `before` says, and nothing else may begin to. They are held: they stay as they are until the transaction ends.
 */
export const checkOptions = async (
  db: Db,
  form: FormDefinition,
  values: object,
  before: object | null,
): Promise<readonly FieldError[]> => {
  const errors: FieldError[] = [];
  for (const { field, category } of listsOf(form)) {
    const known = new Set(valuesIn(before, field));
    const fresh = valuesIn(values, field).filter((value) => !known.has(value));
    if (fresh.length === 0) continue;
    const found = await db
      .selectFrom("master_option")
      .select(["label", "active"])
      .where("category", "=", category)
      .where("value", "in", fresh)
      .orderBy("id")
      .forShare()
      .execute();
    const off = found.find(({ active }) => !active);
    if (off !== undefined) errors.push({ field, message: `${off.label} is inactive` });
  }
  return errors;
};
