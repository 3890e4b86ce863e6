import { isId, type FieldError } from "@o2r/api/contract";
import { uploadTypes } from "@o2r/api/contract/document";
import type { FormDefinition } from "@o2r/forms";
import type { Db } from "../../db/schema.ts";
import type { Reaching } from "../../http/actor.ts";
import { shownTo } from "./shown-to.ts";

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
    const { accept = uploadTypes, kind } = field;
    const pictures = kind.startsWith("image");
    return [{ field: `${path}${name}`, ids: idsIn(values, name), accept, pictures }];
  });

/**
 * The content types of those documents that the caller may name: their own, and those that something which they may
 * read shows already, which are no secret.
 */
const typesOf = async (db: Db, actor: Reaching, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom("document")
    .select(["id", "content_type"])
    .where("id", "in", ids)
    .where((eb) => eb.or([eb("owner_id", "=", actor.id), shownTo(actor)]))
    .execute();
  return new Map(found.map(({ id, content_type }) => [id, content_type]));
};

/** What is wrong with the documents that a field names. */
const judge = ({ field, ids, accept, pictures }: Named, types: ReadonlyMap<string, string>): FieldError | null => {
  const what = pictures ? "An image" : "A file";
  const own = ids.map((id) => types.get(id.toLowerCase()));
  if (own.includes(undefined)) return { field, message: `${what} does not exist any more. Please upload it again` };
  if (own.every((type) => type !== undefined && accept.includes(type))) return null;
  const kinds = list.format(accept.map(nameOf));
  return { field, message: pictures ? `Only ${kinds} files can be images` : `Only ${kinds} files can be attached` };
};

/**
 * What is wrong with the documents that a submission names in the form's fields for files: an upload is of no form yet, so
 * what a field accepts is held to where its document is named.
 */
export const checkDocuments = async (
  db: Db,
  actor: Reaching,
  { fields }: Pick<FormDefinition, "fields">,
  values: unknown,
): Promise<readonly FieldError[]> => {
  const all = namedIn(fields, values);
  const ids = new Set(all.flatMap((named) => named.ids).filter(isId));
  const types = await typesOf(db, actor, [...ids]);
  return all.flatMap((named) => judge(named, types) ?? []);
};
