import { sql } from "kysely";
import type { FieldError } from "@o2r/api/contract";
import type { ProductAttribute, productAttributeEndpoints } from "@o2r/api/contract/catalogue";
import { isDay } from "@o2r/api/contract/core";
import { invalid, notFound, stale } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { lockRow, readRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { findProduct } from "./product-query.ts";
import { toProductDetail } from "./product-wire.ts";

const entity = "product";
const noun = "Product";

/** By name: those in use, and others of which the product has a value. */
const readAttributes = (db: Db, productId: string): Promise<ProductAttribute[]> =>
  db
    .selectFrom("attribute")
    .leftJoin("product_attribute as held", (join) =>
      join.onRef("held.attribute_id", "=", "attribute.id").on("held.product_id", "=", productId),
    )
    .select(["attribute.id", "attribute.name", "attribute.data_type as dataType", "attribute.active", "held.value"])
    .where((eb) => eb.or([eb("attribute.active", "=", true), eb("held.value", "is not", null)]))
    .orderBy(sql`lower(attribute.name)`)
    .execute();

const inWords = ({ dataType, value }: ProductAttribute): string | null =>
  dataType === "BOOLEAN" && value !== null ? (value === "true" ? "Yes" : "No") : value;

/** What histories tell: the values that others do not have, each with the name of its attribute, which is no field of the log. */
const told = (attributes: readonly ProductAttribute[], others: readonly ProductAttribute[]) => {
  const other = new Map(others.map(({ id, value }) => [id, value]));
  const changed = attributes.filter(({ id, value }) => value !== null && value !== (other.get(id) ?? null));
  return { attributes: changed.map((one) => `${one.name}: ${inWords(one)}`).join("; ") || null };
};

/** What is wrong with a value of an attribute; nothing where it is one of its data type. */
const judge = (type: ProductAttribute["dataType"], value: string, field: string): readonly FieldError[] => {
  const wrong = (message: string) => [{ field, message }];
  if (type === "NUMBER" && !/^-?\d{1,12}(\.\d{1,4})?$/.test(value))
    return wrong("Enter a number, with at most 12 digits before the point and 4 decimals");
  if (type === "BOOLEAN" && value !== "true" && value !== "false") return wrong("Choose Yes or No");
  return type === "DATE" && !isDay(value) ? wrong("Enter a day") : [];
};

/** What products have of attributes. */
export const productAttributeHandlers: Handlers<typeof productAttributeEndpoints> = {
  attributes: async ({ db, params: { id } }) => {
    if (!(await readRow(db, "product", id))) throw notFound(noun);
    return readAttributes(db, id);
  },

  setAttributes: async ({ db, actor, now, params: { id }, version, body, audit }) => {
    const held = await lockRow(db, "product", id);
    const found = held && (await findProduct(db, id));
    if (!found) throw notFound(noun);
    if (held.version !== version)
      throw stale({
        row: toProductDetail(found),
        changes: await readHistory(db, { entity, id, sinceVersion: version }),
      });
    const before = await readAttributes(db, id);
    const given = new Map(body.attributes.map((one) => [one.id, one.value]));
    // Held, so that none is deleted or gets another data type meanwhile.
    const masters = await db
      .selectFrom("attribute")
      .select(["id", "active", "data_type"])
      // The product's own id is none of theirs: SQL knows no empty list.
      .where("id", "in", [...given.keys(), id])
      .orderBy("id")
      .forShare()
      .execute();
    const known = new Map(masters.map((one) => [one.id, one]));
    const had = new Map(before.map((one) => [one.id, one.value]));
    const errors = body.attributes.flatMap(({ id: attribute, value }, at) => {
      const master = known.get(attribute);
      const field = `attributes.${at}.value`;
      const wrong = (message: string) => [{ field, message }];
      if (!master) return wrong("There is no such attribute any more");
      if (!master.active && had.get(attribute) !== value) return wrong("This attribute is inactive");
      return judge(master.data_type, value, field);
    });
    if (given.size < body.attributes.length) errors.push({ field: "attributes", message: "Name each attribute once" });
    if (errors.length > 0) throw invalid(errors);
    await db.deleteFrom("product_attribute").where("product_id", "=", id).execute();
    if (given.size > 0)
      await db
        .insertInto("product_attribute")
        .values([...given].map(([attribute_id, value]) => ({ product_id: id, attribute_id, value })))
        .execute();
    const changed = await updateRow(db, "product", held, { updated_at: now, updated_by: actor.id });
    const after = await readAttributes(db, id);
    audit({
      entity,
      id,
      version: changed?.version ?? version + 1,
      before: told(before, after),
      after: told(after, before),
    });
    return after;
  },
};
