import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { comboForm, comboList, type Combo, type comboEndpoints, type ComboValues } from "@o2r/api/contract/catalogue";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { checkCombo } from "./combo-checks.ts";
import { freeUnits, mayBeSoldOn } from "../../stock/batch/available.ts";
import { toPaise, toRupees, type Paise } from "../../../trade/paise.ts";
import { makeSku } from "../product/sku.ts";
import { takeFreeSku } from "../product/take-free-sku.ts";

const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

/**
 * How many there could be: at each hub that sells it as many as its scarcest component allows, of batches that are
 * neither blocked nor expired, and together what the hubs have. It goes by what there is of each component: that is less
 * than hubs times components, and no more in a large catalogue than in a small one. `offset 0` keeps it so: balances are
 * found by their product, all of one beside each other, and not one by one by their batches.
 */
const available = sql<number>`(
  select coalesce(sum(at_hub.combos), 0)::bigint
  from (
    select min(stock.packs / stock.quantity) as combos
    from (
      select balance.warehouse_id, item.quantity,
        sum(${freeUnits}) as packs
      from combo_item item
      cross join lateral (
        select * from stock_balance kept
        where kept.product_id = item.product_id
          and kept.warehouse_id = any(array(select hub.id from warehouse hub where hub.type = 'HUB' and hub.active))
        offset 0
      ) balance
      where item.combo_id = combo.id
        and balance.batch_id in (
          select batch.id from batch
          where batch.product_id = item.product_id and ${mayBeSoldOn(today)}
        )
      group by balance.warehouse_id, item.position, item.quantity
    ) stock
    where
      not exists (select from combo_hub own where own.combo_id = combo.id)
      or exists (select from combo_hub own where own.combo_id = combo.id and own.warehouse_id = stock.warehouse_id)
    group by stock.warehouse_id
    -- A hub that lacks a component has none.
    having count(*) = (select count(*) from combo_item item where item.combo_id = combo.id)
  ) at_hub
)`;

const selectCombos = (db: Db) =>
  db.selectFrom("combo").select((eb) => [
    "combo.id",
    "combo.version",
    "combo.active",
    "combo.updated_at",
    "combo.name",
    "combo.sku",
    "combo.price",
    "combo.max_quantity",
    "combo.valid_from",
    "combo.valid_till",
    available.as("available"),
    jsonArrayFrom(
      eb
        .selectFrom("combo_item as item")
        .innerJoin("product", "product.id", "item.product_id")
        .select([
          "product.id",
          "product.name",
          "product.sku",
          "product.active",
          sql<number>`product.mrp`.as("mrp"),
          "item.quantity",
          sql<number>`item.allocation`.as("allocation"),
        ])
        .whereRef("item.combo_id", "=", "combo.id")
        .orderBy("item.position"),
    ).as("parts"),
    jsonArrayFrom(
      eb
        .selectFrom("combo_hub as hub")
        .innerJoin("warehouse", "warehouse.id", "hub.warehouse_id")
        .select(["warehouse.id", "warehouse.company_name as name"])
        .whereRef("hub.combo_id", "=", "combo.id")
        .orderBy("warehouse.company_name"),
    ).as("hubs"),
  ]);
type FoundCombo = Awaited<ReturnType<ReturnType<typeof selectCombos>["executeTakeFirstOrThrow"]>>;

const toCombo = (row: FoundCombo): Combo => {
  const sum = row.parts.reduce((all, { mrp, quantity }) => all + mrp * quantity, 0) as Paise; // a sum of Paise
  const partsOff = row.parts.filter(({ active }) => !active).map(({ name }) => name);
  return {
    id: row.id,
    version: row.version,
    active: row.active,
    updatedAt: row.updated_at,
    name: row.name,
    sku: row.sku,
    components: row.parts.map(({ id, quantity, allocation }) => ({ productId: id, quantity, allocation })),
    price: toRupees(row.price),
    maxQuantity: row.max_quantity,
    validFrom: row.valid_from,
    validTill: row.valid_till,
    hubs: row.hubs.map(({ id }) => id),
    mrpSum: toRupees(sum),
    saving: sum === 0 ? 0 : Math.round((1 - row.price / sum) * 1000) / 10,
    available: partsOff.length === 0 ? row.available : 0,
    partsOff,
    holds: row.parts.map(({ name, quantity }) => `${quantity} × ${name}`).join(", "),
  };
};

const listCombos = readList(comboList, {
  select: selectCombos,
  id: sql<string>`combo.id`,
  sorts: {
    name: sql`lower(combo.name)`,
    price: sql`combo.price`,
    validFrom: sql`combo.valid_from`,
    validTill: sql`combo.valid_till`,
    active: sql`combo.active`,
    updatedAt: sql`combo.updated_at`,
  },
  filters: {
    product: (text) => sql`exists (
      select from combo_item item where item.combo_id = combo.id and item.product_id in (${sql.join(text.split(","))})
    )`,
    active: sql`combo.active`,
    valid: sql`${today} between combo.valid_from and combo.valid_till`,
  },
  search: { name: sql`combo.name`, sku: sql`combo.sku` },
  toRow: toCombo,
});

const columns = (values: ComboValues) => ({
  name: values.name,
  price: toPaise(values.price),
  max_quantity: values.maxQuantity ?? null,
  valid_from: values.validFrom,
  valid_till: values.validTill,
});

/** Puts the components and hubs of a combo in the place of those it had. */
const replaceParts = async (db: Db, combo_id: string, { components, hubs = [] }: ComboValues): Promise<void> => {
  await db.deleteFrom("combo_item").where("combo_id", "=", combo_id).execute();
  await db.deleteFrom("combo_hub").where("combo_id", "=", combo_id).execute();
  await db
    .insertInto("combo_item")
    .values(
      components.map(({ productId, quantity, allocation }, position) => ({
        combo_id,
        position,
        product_id: productId,
        quantity,
        allocation,
      })),
    )
    .execute();
  if (hubs.length > 0)
    await db
      .insertInto("combo_hub")
      .values(hubs.map((warehouse_id) => ({ combo_id, warehouse_id })))
      .execute();
};

const find = async (db: Db, id: string): Promise<Combo | undefined> => {
  const found = await selectCombos(db).where("combo.id", "=", id).executeTakeFirst();
  return found && toCombo(found);
};

/** The combos that are sold. */
export const comboHandlers: Handlers<typeof comboEndpoints> = thingHandlers({
  entity: "combo",
  noun: "Combo",
  table: "combo",
  form: comboForm,
  list: listCombos,
  find,
  insert: async (db, made, values: ComboValues) => {
    const sku = values.sku ?? (await takeFreeSku(db, made.id, makeSku("COMBO", values.name)));
    await insertRow(db, "combo", { ...made, ...columns(values), sku });
    await replaceParts(db, made.id, values);
  },
  update: async (db, before, changed, values) => {
    // A combo always has a SKU: the form asks for none on create only.
    await updateRow(db, "combo", before, { ...columns(values), sku: values.sku ?? before.sku ?? "", ...changed });
    await replaceParts(db, before.id, values);
  },
  check: checkCombo,
  audited: ({ name, sku, price, maxQuantity, validFrom, validTill, hubs, components, holds }) => ({
    name,
    sku,
    price,
    maxQuantity,
    validFrom,
    validTill,
    hubs,
    components: `${holds} (${components.map(({ allocation }) => `${allocation}%`).join(", ")})`,
  }),
});
