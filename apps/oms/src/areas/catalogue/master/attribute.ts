import { sql } from "kysely";
import {
  attributeForm,
  attributeList,
  type Attribute,
  type attributeEndpoints,
  type AttributeValues,
} from "@o2r/api/contract/catalogue";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";

const selectAttributes = (db: Db) =>
  db
    .selectFrom("attribute")
    .select(["id", "version", "active", "updated_at as updatedAt", "name as attributeName", "data_type as dataType"]);

const listAttributes = readList(attributeList, {
  select: selectAttributes,
  id: sql<string>`attribute.id`,
  sorts: {
    attributeName: sql`lower(attribute.name)`,
    dataType: sql`attribute.data_type`,
    active: sql`attribute.active`,
    updatedAt: sql`attribute.updated_at`,
  },
  filters: { dataType: sql`attribute.data_type`, active: sql`attribute.active` },
  search: { attributeName: sql`attribute.name` },
});

const columns = ({ attributeName, dataType }: AttributeValues) => ({ name: attributeName, data_type: dataType });

/** The attributes that rules and products speak of. */
export const attributeHandlers: Handlers<typeof attributeEndpoints> = thingHandlers({
  entity: "attribute",
  noun: "Attribute",
  table: "attribute",
  form: attributeForm,
  list: listAttributes,
  find: (db, id): Promise<Attribute | undefined> =>
    selectAttributes(db).where("attribute.id", "=", id).executeTakeFirst(),
  insert: (db, made, values: AttributeValues) => insertRow(db, "attribute", { ...made, ...columns(values) }),
  update: (db, before, changed, values) => updateRow(db, "attribute", before, { ...columns(values), ...changed }),
  audited: ({ attributeName, dataType }) => ({ attributeName, dataType }),
});
