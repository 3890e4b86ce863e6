import { sql } from "kysely";
import { unpackedStates, type HubOrderRecord, type HubOrderValues } from "@o2r/api/contract/orders";
import type { FieldError } from "@o2r/api/contract";
import { AppError, invalid, notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Scope } from "../../../http/context.ts";
import { mayRaiseBetween } from "./hub-reach.ts";

interface Place {
  readonly id: string;
  readonly warehouse_id: string;
}

/** Products with what lines need of them; those that cannot be ordered are told of, by their place in the list. */
const readProducts = async (db: Db, ids: readonly string[]) => {
  const rows = await db
    .selectFrom("product")
    .select([
      "id",
      "name",
      "active",
      "pack_of",
      "pth",
      sql<boolean>`exists (select from sku_kit_item as part where part.product_id = product.id)`.as("kit"),
    ])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .orderBy("id")
    .forShare()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

const ensureBetween = async (db: Db, scope: Scope, { warehouseId, cwhId }: HubOrderValues): Promise<void> => {
  const rows = await db
    .selectFrom("warehouse")
    .select(["id", "type", "active", "company_name as name"])
    .where("id", "in", [warehouseId, cwhId])
    .execute();
  const [hub, cwh] = [warehouseId, cwhId].map((id) => rows.find((row) => row.id === id));
  const wrong = (field: string, row: typeof hub, type: "HUB" | "CWH"): FieldError[] =>
    row?.type === type && row.active
      ? []
      : [{ field, message: type === "HUB" ? "Choose an active hub" : "Choose an active central warehouse" }];
  const errors = [...wrong("warehouseId", hub, "HUB"), ...wrong("cwhId", cwh, "CWH")];
  if (errors.length > 0) throw invalid(errors);
  if (!mayRaiseBetween(scope, warehouseId, cwhId))
    throw new AppError("access.denied", "These warehouses are not yours");
};

/** The lines that values come to, with today's price; 422 where one cannot be ordered. */
const linesOf = async (db: Db, items: HubOrderValues["items"]) => {
  const products = await readProducts(
    db,
    items.map(({ productId }) => productId),
  );
  const errors = items.flatMap(({ productId }, at): FieldError[] => {
    const product = products.get(productId);
    const field = `items.${at}.productId`;
    if (product === undefined) return [{ field, message: "This product does not exist any more" }];
    if (product.kit) return [{ field, message: `${product.name} is a kit: order what it holds` }];
    return product.active ? [] : [{ field, message: `${product.name} is inactive` }];
  });
  if (errors.length > 0) throw invalid(errors);
  return items.flatMap(({ productId, packs }, position) => {
    const product = products.get(productId);
    return product === undefined
      ? []
      : [{ position, product_id: productId, packs, pack_of: product.pack_of, price: product.pth }];
  });
};
export type NewHubLine = Awaited<ReturnType<typeof linesOf>>[number];

/** What values come to as columns and lines; refuses what cannot be ordered, and warehouses that are not the caller's. */
export const judgeValues = async (db: Db, scope: Scope, values: HubOrderValues) => {
  await ensureBetween(db, scope, values);
  return linesOf(db, values.items);
};

/** The size and worth of lines, as columns. */
export const sumsOf = (lines: readonly NewHubLine[]) => ({
  lines: lines.length,
  units: lines.reduce((sum, { packs, pack_of }) => sum + packs * pack_of, 0),
  value: lines.reduce((sum, { packs, pack_of, price }) => sum + packs * pack_of * price, 0) as NewHubLine["price"], // a sum of Paise
});

/** Writes the lines of a draft over those that it had, and which retailers' orders wait for them. */
export const writeHubLines = async (db: Db, { id, warehouse_id }: Place, lines: readonly NewHubLine[]) => {
  await db
    .deleteFrom("hub_order_line")
    .where("warehouse_id", "=", warehouse_id)
    .where("hub_order_id", "=", id)
    .execute();
  await db
    .insertInto("hub_order_line")
    .values(lines.map((line) => ({ ...line, warehouse_id, hub_order_id: id })))
    .execute();
  await writeNeeds(db, { id, warehouse_id });
};

/** Notes which open orders of retailers there are short of what a hub order brings, as they are now. */
export const writeNeeds = async (db: Db, { id, warehouse_id }: Place): Promise<void> => {
  await db.deleteFrom("hub_order_need").where("hub_order_id", "=", id).execute();
  await sql`insert into hub_order_need (warehouse_id, hub_order_id, order_id)
    select distinct orders.warehouse_id, ${id}::uuid, orders.id
    from orders join order_item item on item.warehouse_id = orders.warehouse_id and item.order_id = orders.id
    join hub_order_line line on line.warehouse_id = orders.warehouse_id and line.hub_order_id = ${id}
      and line.product_id = item.product_id
    where orders.warehouse_id = ${warehouse_id} and orders.short
      and orders.state in (${sql.join(unpackedStates.map((state) => sql.lit(state)))})
      and item.reserved + item.packed + item.dropped < item.quantity`.execute(db);
};

/** A hub order as its form has it; 404 where there is none. */
export const readRecord = async (db: Db, id: string): Promise<HubOrderRecord> => {
  const row = await db.selectFrom("hub_order").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw notFound("Hub order");
  const lines = await db
    .selectFrom("hub_order_line")
    .select(["product_id", "packs"])
    .where("warehouse_id", "=", row.warehouse_id)
    .where("hub_order_id", "=", id)
    .orderBy("position")
    .execute();
  return {
    id,
    version: row.version,
    active: true,
    updatedAt: row.updated_at,
    number: row.number,
    state: row.state,
    warehouseId: row.warehouse_id,
    cwhId: row.cwh_id,
    expectedOn: row.expected_on,
    note: row.note === "" ? null : row.note,
    items: lines.map(({ product_id, packs }) => ({ productId: product_id, packs })),
  };
};
