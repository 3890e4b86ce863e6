import { sql } from "kysely";
import type { FilterTexts, ListQuery } from "@o2r/api/contract";
import {
  attributeForm,
  type Attribute,
  type attributeEndpoints,
  type attributeList,
  type AttributeValues,
} from "@o2r/api/contract/catalogue";
import { insertRow, updateRow } from "../../db/repository.ts";
import { readPage, type SortBy } from "../../db/keyset.ts";
import type { Db } from "../../db/schema.ts";
import type { Handlers } from "../../http/context.ts";
import { holds, narrow, some, type Narrows } from "../narrow.ts";
import { thingHandlers } from "../thing-handlers.ts";
import { holdsWords } from "./search.ts";

type Query = ListQuery & FilterTexts<typeof attributeList>;

const selectAttributes = (db: Db) =>
  db
    .selectFrom("attribute")
    .select(["id", "version", "active", "updated_at as updatedAt", "name as attributeName", "data_type as dataType"]);

const sorts: Readonly<Record<string, SortBy>> = {
  attributeName: { by: sql`lower(attribute.name)` },
  dataType: { by: sql`attribute.data_type` },
  active: { by: sql`attribute.active` },
  updatedAt: { by: sql`attribute.updated_at` },
};

const filters: Narrows<ReturnType<typeof selectAttributes>, keyof FilterTexts<typeof attributeList>> = {
  dataType: (rows, text) => rows.where(sql<string>`attribute.data_type`, "in", some(text)),
  active: (rows, text) => rows.where(holds(sql`attribute.active`, text)),
};

const columns = ({ attributeName, dataType }: AttributeValues) => ({ name: attributeName, data_type: dataType });

/** The attributes that rules and products speak of. */
export const attributeHandlers: Handlers<typeof attributeEndpoints> = thingHandlers({
  entity: "attribute",
  noun: "Attribute",
  table: "attribute",
  form: attributeForm,
  list: (db, query: Query) => {
    const rows = narrow(selectAttributes(db), query, filters);
    const found = query.q ? rows.where(holdsWords(sql`lower(attribute.name)`, query.q)) : rows;
    return readPage<Attribute>(db, found, query, { sorts, id: sql<string>`attribute.id` });
  },
  find: (db, id): Promise<Attribute | undefined> =>
    selectAttributes(db).where("attribute.id", "=", id).executeTakeFirst(),
  insert: (db, made, values: AttributeValues) => insertRow(db, "attribute", { ...made, ...columns(values) }),
  update: (db, before, changed, values) => updateRow(db, "attribute", before, { ...columns(values), ...changed }),
  audited: ({ attributeName, dataType }) => ({ attributeName, dataType }),
});
