import { sql } from "kysely";
import type { CartLine, CartToJudge } from "@o2r/api/contract/orders";
import { invalid, notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Scope } from "../../../http/context.ts";
import { readProductFacts, readRetailerFacts } from "../../../trade/rule/read-facts.ts";
import { freeUnits, mayBeSoldOn } from "../../stock/batch/available.ts";

/** What is tried: an order that was placed, or lines for a retailer. */
export interface Tried {
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly retailerId: string | null;
  readonly lines: readonly { readonly productId: string; readonly units: number }[];
}

/** A cart before it is judged: whose it is, and its lines at their prices in paise. */
export interface TriedCart {
  readonly warehouseId: string;
  readonly retailerId: string;
  readonly slot: string | null;
  readonly platform: CartToJudge["platform"];
  readonly facts: { readonly source: string | null; readonly paymentMode: string | null };
  readonly lines: readonly CartLine[];
  readonly names: ReadonlyMap<string, { readonly name: string; readonly sku: string }>;
  /** Of an order that is placed its own units are kept already. */
  readonly isPlaced: boolean;
}

type Wanted = readonly {
  readonly key: string;
  readonly productId: string;
  readonly units: number;
  readonly price: number | null;
}[];

const platformOf = (source: string | null): CartToJudge["platform"] =>
  source === "CALL" ? "CALL_CENTERS" : source === null ? null : "APP";

/** The lines as promotions see them, at the prices that they have or, where they have none, at those of today. */
const linesOf = async (db: Db, wanted: Wanted) => {
  const ids = [...new Set(wanted.map(({ productId }) => productId))];
  if (ids.length === 0) return { lines: [], names: new Map<string, { name: string; sku: string }>() };
  const rows = await db
    .selectFrom("product")
    .select(["id", "name", "sku", "brand_id", "ptr", "mrp"])
    .where("id", "in", ids)
    .execute();
  const products = new Map(rows.map((row) => [row.id, row]));
  const facts = await readProductFacts(db, ids);
  const lines = wanted.map(({ key, productId, units, price }, at): CartLine => {
    const product = products.get(productId);
    if (product === undefined)
      throw invalid([{ field: `lines.${at}.productId`, message: "This product does not exist any more" }]);
    return {
      key,
      product: productId,
      brand: product.brand_id ?? "",
      units,
      price: price ?? product.ptr,
      mrp: product.mrp,
      // Promotions are taken off before tax.
      gst: 0,
      cess: 0,
      facts: facts.get(productId) ?? {},
    };
  });
  return { lines, names: new Map(rows.map(({ id, name, sku }) => [id, { name, sku }])) };
};

const ofOrder = async (
  db: Db,
  scope: Scope,
  { orderId, orderNumber }: Pick<Tried, "orderId" | "orderNumber">,
): Promise<TriedCart> => {
  const order = await db
    .selectFrom("orders")
    .select([
      "id",
      "warehouse_id",
      "retailer_id",
      "source",
      "payment_mode",
      sql<string | null>`order_slot::text`.as("slot"),
    ])
    .where(orderId === null ? sql<boolean>`order_number = ${orderNumber}` : sql<boolean>`id = ${orderId}::uuid`)
    .where(scope.covers({ warehouse: sql.ref<string | null>("orders.warehouse_id") }))
    .orderBy("placed_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (order === undefined) throw notFound("Order");
  const items = await db
    .selectFrom("order_item")
    .select(["position", "product_id", "quantity", "price"])
    .where("warehouse_id", "=", order.warehouse_id)
    .where("order_id", "=", order.id)
    // What is free, or a part of a kit or a combo, counts for none.
    .where("kind", "=", "PAID")
    .orderBy("position")
    .execute();
  const wanted = items.map(({ position, product_id, quantity, price }) => ({
    key: String(position).padStart(6, "0"),
    productId: product_id,
    units: quantity,
    price,
  }));
  return {
    warehouseId: order.warehouse_id,
    retailerId: order.retailer_id,
    slot: order.slot,
    platform: platformOf(order.source),
    facts: { source: order.source, paymentMode: order.payment_mode },
    ...(await linesOf(db, wanted)),
    isPlaced: true,
  };
};

const ofLines = async (db: Db, scope: Scope, retailerId: string, lines: Tried["lines"]): Promise<TriedCart> => {
  const retailer = await db
    .selectFrom("retailer")
    .select(["id", "hub_id"])
    .where("id", "=", retailerId)
    .where(scope.covers({ warehouse: sql.ref<string | null>("retailer.hub_id") }))
    .executeTakeFirst();
  if (retailer === undefined) throw notFound("Retailer");
  if (retailer.hub_id === null) throw invalid([{ field: "retailerId", message: "No hub delivers to this retailer" }]);
  const wanted = lines.map(({ productId, units }, at) => ({
    key: String(at).padStart(6, "0"),
    productId,
    units,
    price: null,
  }));
  return {
    warehouseId: retailer.hub_id,
    retailerId: retailer.id,
    slot: null,
    platform: null,
    facts: { source: null, paymentMode: null },
    ...(await linesOf(db, wanted)),
    isPlaced: false,
  };
};

/** The cart that is tried, within reach of who tries it. */
export const readCart = (db: Db, scope: Scope, tried: Tried): Promise<TriedCart> => {
  const { retailerId, lines } = tried;
  if (tried.orderId !== null || tried.orderNumber !== null) return ofOrder(db, scope, tried);
  if (retailerId === null) throw invalid([{ field: "retailerId", message: "Choose an order or a retailer" }]);
  return ofLines(db, scope, retailerId, lines);
};

const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

/** What a hub can sell of some products on top of what is kept for orders, with their prices: the shelf of a cart. */
export const shelfOf = async (
  db: Db,
  warehouseId: string,
  products: readonly string[],
): Promise<Readonly<Record<string, { readonly units: number; readonly price: number }>>> => {
  if (products.length === 0) return {};
  const rows = await db
    .selectFrom("product")
    .select([
      "product.id",
      "product.ptr",
      sql<number>`coalesce((select sum(${freeUnits}) from stock_balance balance join batch on batch.id = balance.batch_id
        where balance.product_id = product.id and balance.warehouse_id = ${warehouseId}::uuid
          and ${mayBeSoldOn(today)}), 0)::bigint`.as("units"),
    ])
    .where("product.id", "in", [...new Set(products)])
    .execute();
  return Object.fromEntries(rows.map(({ id, units, ptr }) => [id, { units: Math.max(0, units), price: ptr }]));
};

/** What rules know of who orders and of the hub. */
export const factsOf = async (db: Db, { retailerId, facts }: TriedCart): Promise<CartToJudge["facts"]> => {
  const known = (await readRetailerFacts(db, [retailerId])).get(retailerId);
  return { CART: facts, RETAILER: known?.RETAILER ?? {}, WAREHOUSE: known?.WAREHOUSE ?? {} };
};

/** The cart with the names of products that it may be given, too. */
export const withNames = async (db: Db, cart: TriedCart, products: readonly string[]): Promise<TriedCart> => {
  const unknown = products.filter((id) => !cart.names.has(id));
  if (unknown.length === 0) return cart;
  const rows = await db.selectFrom("product").select(["id", "name", "sku"]).where("id", "in", unknown).execute();
  return { ...cart, names: new Map([...cart.names, ...rows.map(({ id, name, sku }) => [id, { name, sku }] as const)]) };
};
