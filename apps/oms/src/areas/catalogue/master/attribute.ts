import { sql } from "kysely";
import {
  attributeForm,
  attributeList,
  type Attribute,
  type attributeEndpoints,
  type AttributeValues,
} from "@o2r/api/contract/catalogue";
import { conflict } from "../../../app-error.ts";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { removeHandler } from "../../../kit/remove-handler.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";

const products = sql<number>`(select count(*) from product_attribute held where held.attribute_id = attribute.id)`;

const selectUncounted = (db: Db) =>
  db
    .selectFrom("attribute")
    .select(["id", "version", "active", "updated_at as updatedAt", "name as attributeName", "data_type as dataType"]);
const selectAttributes = (db: Db) => selectUncounted(db).select(products.as("products"));

const listAttributes = readList(attributeList, {
  select: selectAttributes,
  id: sql<string>`attribute.id`,
  sorts: {
    attributeName: sql`lower(attribute.name)`,
    dataType: sql`attribute.data_type`,
    products,
    active: sql`attribute.active`,
    updatedAt: sql`attribute.updated_at`,
  },
  filters: { dataType: sql`attribute.data_type`, active: sql`attribute.active` },
  search: { attributeName: sql`attribute.name` },
});

const columns = ({ attributeName, dataType }: AttributeValues) => ({ name: attributeName, data_type: dataType });

const find = (db: Db, id: string): Promise<Attribute | undefined> =>
  selectAttributes(db).where("attribute.id", "=", id).executeTakeFirst();
const audited = ({ attributeName, dataType }: AttributeValues) => ({ attributeName, dataType });
const about = { entity: "attribute", noun: "Attribute", table: "attribute", find, audited } as const;

/** Whether a product has a value of it. */
const isHeld = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom("product_attribute").select("product_id").where("attribute_id", "=", id).executeTakeFirst()) !==
  undefined;

/** The attributes that rules and products speak of. */
export const attributeHandlers: Handlers<typeof attributeEndpoints> = {
  ...thingHandlers({
    ...about,
    form: attributeForm,
    list: listAttributes,
    insert: (db, made, values: AttributeValues) => insertRow(db, "attribute", { ...made, ...columns(values) }),
    update: (db, before, changed, values) => updateRow(db, "attribute", before, { ...columns(values), ...changed }),
    // What products have is of the old type.
    check: async ({ db, values, before }) => [
      before !== null && before.dataType !== values.dataType && (await isHeld(db, before.id))
        ? { field: "dataType", message: "Products have values of it: its data type stays" }
        : null,
    ],
  }),
  remove: removeHandler({
    ...about,
    find: (db: Db, id: string): Promise<Omit<Attribute, "products"> | undefined> =>
      selectUncounted(db).where("attribute.id", "=", id).executeTakeFirst(),
    check: async (db, { id, attributeName }) => {
      if (await isHeld(db, id)) throw conflict(`Products have values of ${attributeName}. It can only be deactivated.`);
    },
  }),
};
