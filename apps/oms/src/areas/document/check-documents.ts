import { isId, type FieldError } from "@o2r/api/contract";
import { imageTypes, uploadTypes } from "@o2r/api/contract/document";
import type { FormDefinition } from "@o2r/forms";
import type { Db } from "../../db/schema.ts";
import type { Actor } from "../../http/context.ts";
import { shownTo } from "./shown-to.ts";

type Asker = Pick<Actor, "id" | "userType">;
type Field = FormDefinition["fields"][string];
type FileField = Extract<Field, { readonly accept?: readonly string[] }>;

/** What a field names, and what it takes. */
interface Named {
  readonly field: string;
  readonly ids: readonly string[];
  /** Content types. */
  readonly accept: readonly string[];
  readonly pictures: boolean;
}

const isFile = (field: Field): field is FileField => /^(file|image)s?$/.test(field.kind);
const list = new Intl.ListFormat("en-GB");
/** `application/postscript` as people call it. */
const nameOf = (type: string): string =>
  type === "application/postscript" ? "EPS" : type.replace(/.*\//, "").toUpperCase();

/** The ids that a field of that name holds, one or many. */
const idsIn = (values: unknown, name: string): readonly string[] => {
  const value: unknown = Reflect.get(Object(values), name);
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((id) => typeof id === "string" && id !== "").map(String);
};

const rowsIn = (values: unknown, name: string): readonly unknown[] => {
  const rows: unknown = Reflect.get(Object(values), name);
  return Array.isArray(rows) ? rows : [];
};

/** What the fields for files of a form name, also those in rows. */
const namedIn = (fields: FormDefinition["fields"], values: unknown, path = ""): readonly Named[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === "list")
      return rowsIn(values, name).flatMap((row, at) => namedIn(field.fields, row, `${path}${name}.${at}.`));
    if (!isFile(field)) return [];
    const pictures = field.kind.startsWith("image");
    const { accept = pictures ? imageTypes : uploadTypes } = field;
    return [{ field: `${path}${name}`, ids: idsIn(values, name), accept, pictures }];
  });

/**
 * What is wrong with the documents that a field names. One may be the caller's own, or one that something which the
 * caller may read shows already: then it is no secret.
 */
const check = async (db: Db, actor: Asker, { field, ids, accept, pictures }: Named): Promise<FieldError | null> => {
  if (ids.length === 0) return null;
  const what = pictures ? "An image" : "A file";
  const gone = { field, message: `${what} does not exist any more. Please upload it again` };
  if (!ids.every(isId)) return gone;
  const found = await db
    .selectFrom("document")
    .select("content_type")
    .where("id", "in", ids)
    .where((eb) => eb.or([eb("owner_id", "=", actor.id), shownTo(actor.userType)]))
    .execute();
  if (found.length < ids.length) return gone;
  if (found.every(({ content_type }) => accept.includes(content_type))) return null;
  const kinds = list.format(accept.map(nameOf));
  return { field, message: pictures ? `Only ${kinds} files can be images` : `Only ${kinds} files can be attached` };
};

/**
 * What is wrong with the documents that a submission names in the form's fields for files: an upload is of no form yet, so
 * what a field accepts is held to where its document is named.
 */
export const checkDocuments = async (
  db: Db,
  actor: Asker,
  { fields }: Pick<FormDefinition, "fields">,
  values: unknown,
): Promise<readonly FieldError[]> => {
  const errors: FieldError[] = [];
  for (const named of namedIn(fields, values)) {
    const error = await check(db, actor, named);
    if (error) errors.push(error);
  }
  return errors;
};
