import { sql } from "kysely";
import type { masterOptionEndpoints } from "@o2r/api/contract/catalogue";
import { conflict, notFound, stale } from "../../../app-error.ts";
import { lockRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { ensureLabelFree } from "./label-taken.ts";

type Configuring = Pick<Handlers<typeof masterOptionEndpoints>, "lists" | "rename" | "setActive" | "reorder">;

const entity = "master-option";

/** How many rows name each value, by category. Of a category that is not here nobody keeps count. */
const countUses = async (db: Db): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> => {
  const { rows } = await sql<{ category: string; value: string | null; uses: number }>`
    select 'WEIGHT_TYPE' as category, weight_type as value, count(*) as uses from product group by 2
    union all select 'PACK_TYPE', pack_type, count(*) from product group by 2
    union all select 'shopType', shop_type, count(*) from retailer group by 2
    union all select 'beatType', beat_type, count(*) from retailer group by 2
    union all
      select 'retailerType', value, count(*) from (
        select retailer_type as value from retailer union all select target_customer from product
      ) named group by 2
  `.execute(db);
  const counted = new Map<string, Map<string, number>>();
  for (const { category, value, uses } of rows) {
    const ofCategory = counted.get(category) ?? new Map<string, number>();
    counted.set(category, value === null ? ofCategory : ofCategory.set(value, uses));
  }
  return counted;
};

/** An option that still has the version the caller saw, held. */
const holdOption = async (db: Db, id: string, version: number) => {
  const row = await lockRow(db, "master_option", id);
  if (!row) throw notFound("Option");
  if (row.version !== version) throw stale({ row: { id, version: row.version }, changes: [] });
  return row;
};

/** The master lists as they are configured. */
export const configuredLists: Configuring = {
  lists: async ({ db }) => {
    const lists = await db
      .selectFrom("master_field")
      .select(["id", "version", "category"])
      .orderBy(sql`lower(category)`)
      .execute();
    const options = await db
      .selectFrom("master_option")
      .select(["id", "version", "active", "label", "value", sql<string>`lower(category)`.as("of")])
      .orderBy("position")
      .orderBy("label")
      .execute();
    const uses = await countUses(db);
    return lists.map((list) => ({
      ...list,
      options: options
        .filter(({ of }) => of === list.category.toLowerCase())
        .map(({ of: _, ...option }) => {
          const counted = uses.get(list.category);
          return { ...option, uses: counted === undefined ? null : (counted.get(option.value) ?? 0) };
        }),
    }));
  },

  rename: async ({ db, actor, params: { id }, version, body, now, audit }) => {
    const before = await holdOption(db, id, version);
    await ensureLabelFree(db, { category: before.category, label: body.name, field: "name", id });
    await updateRow(db, "master_option", before, {
      label: body.name,
      updated_at: now,
      updated_by: actor.id,
    });
    audit({ entity, id, version: version + 1, before: { label: before.label }, after: { label: body.name } });
    return { done: true };
  },

  setActive: async ({ db, actor, params: { id }, version, body: { active }, now, audit }) => {
    const before = await holdOption(db, id, version);
    await updateRow(db, "master_option", before, { active, updated_at: now, updated_by: actor.id });
    const action = active ? `${entity}.activated` : `${entity}.deactivated`;
    audit({ entity, id, version: version + 1, action, before: { active: before.active }, after: { active } });
    return { done: true };
  },

  reorder: async ({ db, actor, params: { id }, version, body, now, audit }) => {
    const list = await lockRow(db, "master_field", id);
    if (!list) throw notFound("List");
    if (list.version !== version) throw stale({ row: { id, version: list.version }, changes: [] });
    const options = await db
      .selectFrom("master_option")
      .select(["id", "label"])
      .where(sql`lower(category)`, "=", list.category.toLowerCase())
      .orderBy("position")
      .orderBy("label")
      .execute();
    const labels = new Map(options.map((option) => [option.id, option.label]));
    const asked = body.options.filter((option) => labels.has(option));
    // Each of them once and no other: somebody may have added one meanwhile.
    if (asked.length !== body.options.length || new Set(asked).size !== labels.size || asked.length !== labels.size)
      throw conflict("The list has changed meanwhile. Look at it again, and move the option then.");
    await sql`
      update master_option set position = placed.at - 1
      from unnest(${asked}::uuid[]) with ordinality as placed (id, at) where master_option.id = placed.id
    `.execute(db);
    await updateRow(db, "master_field", list, { updated_at: now, updated_by: actor.id });
    const order = (ids: readonly string[]) => ids.map((option) => labels.get(option)).join(", ");
    audit({
      entity: "master-list",
      id,
      version: version + 1,
      before: { order: order(options.map((option) => option.id)) },
      after: { order: order(asked) },
    });
    return { done: true };
  },
};
