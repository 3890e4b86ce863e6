import { sql, type Expression } from "kysely";
import { productOrderDays, type productPageEndpoints } from "@o2r/api/contract/catalogue";
import { daysBetween } from "@o2r/api/contract/core";
import { todayIn } from "@o2r/forms/server";
import type { FieldChange } from "../../../audit/entry.ts";
import type { Db } from "../../../db/schema.ts";
import { notFound } from "../../../app-error.ts";
import type { Handlers, Scope } from "../../../http/context.ts";
import { availableOn } from "../../stock/batch/available.ts";
import { firstImage } from "./product-columns.ts";
import { holdersOf } from "./holders.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { walkBack } from "../price/price-history.ts";

/** As many changes of prices as are read back. */
const mostEntries = 500;
const mostOrders = 50;

const pricesOf = async (db: Db, id: string) => {
  const product = await db
    .selectFrom("product")
    .leftJoin("app_user as maker", "maker.id", "product.created_by")
    .select(["o2rlp", "pth", "ptr", "mrp", "product.created_at", "maker.name as maker"])
    .where("product.id", "=", id)
    .executeTakeFirst();
  if (!product) throw notFound("Product");
  const entries = await db
    .selectFrom("audit_log as log")
    .leftJoin("app_user as user", "user.id", "log.actor_id")
    .select(["log.at", "log.action", "log.changes", "user.name as by"])
    .where("log.entity", "=", "product")
    .where("log.entity_id", "=", id)
    .where("log.refusal", "is", null)
    .where("log.action", "in", ["product.updated", "product.priced"])
    .orderBy("log.id", "desc")
    .limit(mostEntries)
    .execute();
  return walkBack(
    {
      formO2rPrice: toRupees(product.o2rlp),
      formDlp: toRupees(product.pth),
      formRlp: toRupees(product.ptr),
      formProductMrp: toRupees(product.mrp),
    },
    // Written by writeAudit alone, as JSON.
    entries.map(({ changes, ...entry }) => ({ ...entry, changes: changes as FieldChange[] })),
    { at: product.created_at, by: product.maker },
  );
};

/** The instant that a day of Asia/Kolkata begins, so many days before today. */
const dayBefore = (now: Date, days: number): Date =>
  new Date(Date.parse(`${todayIn(undefined, now)}T00:00:00+05:30`) - days * 864e5);

const ordersOf = async (db: Db, scope: Scope, id: string, now: Date) => {
  const since = dayBefore(now, productOrderDays - 1);
  const lines = () =>
    db
      .selectFrom("order_item as item")
      .innerJoin("orders", "orders.id", "item.order_id")
      .where("item.product_id", "=", id)
      .where("item.placed_at", ">=", since.toISOString())
      .where(
        scope.covers({
          owner: sql.ref<string>("orders.created_by"),
          warehouse: sql.ref<string>("item.warehouse_id"),
          beat: sql.ref<string | null>("orders.beat_id"),
        }),
      );
  const counted = () => lines().where("orders.state", "<>", "CANCELLED");
  const value = sql<Paise>`item.quantity * item.price`;
  const sum = (of: Expression<unknown>) => sql<number>`coalesce(sum(${of}), 0)::bigint`;
  const day = sql<string>`(item.placed_at at time zone 'Asia/Kolkata')::date`;
  const [total, byDay, newest] = await Promise.all([
    counted()
      .select([
        sql<number>`count(distinct item.order_id)`.as("orders"),
        sum(sql.ref("item.quantity")).as("quantity"),
        sql<Paise>`${sum(value)}`.as("value"),
      ])
      .executeTakeFirstOrThrow(),
    counted()
      .select([day.as("day"), sum(sql.ref("item.quantity")).as("quantity")])
      .groupBy(day)
      .execute(),
    lines()
      .innerJoin("warehouse", "warehouse.id", "orders.warehouse_id")
      .innerJoin("retailer", "retailer.id", "orders.retailer_id")
      .select([
        "orders.id",
        "orders.order_number as orderNumber",
        "orders.state as status",
        "warehouse.company_name as warehouseName",
        "retailer.establishment as retailerName",
        "item.placed_at as placedAt",
        "item.quantity",
        "item.price",
        value.as("value"),
      ])
      .orderBy("item.placed_at", "desc")
      .orderBy("item.order_id", "desc")
      .orderBy("item.position")
      .limit(mostOrders)
      .execute(),
  ]);
  const byDate = new Map(byDay.map((one) => [one.day, one.quantity]));
  return {
    orders: total.orders,
    quantity: total.quantity,
    value: toRupees(total.value),
    days: Array.from({ length: productOrderDays }, (_, at) => {
      const date = todayIn(undefined, new Date(since.getTime() + at * 864e5));
      return { day: date, quantity: byDate.get(date) ?? 0 };
    }),
    newest: newest.map((row) => ({ ...row, price: toRupees(row.price), value: toRupees(row.value) })),
  };
};

const stockOf = async (db: Db, scope: Scope, id: string, now: Date) => {
  const today = todayIn(undefined, now);
  const sum = (bucket: string) => sql<number>`sum(${sql.ref(`balance.${bucket}`)})::bigint`;
  const rows = await db
    .selectFrom("batch")
    .innerJoin("stock_balance as balance", "balance.batch_id", "batch.id")
    .innerJoin("warehouse", "warehouse.id", "batch.warehouse_id")
    .where("batch.product_id", "=", id)
    .where(scope.covers(sql.ref<string>("batch.warehouse_id")))
    .where(sql<boolean>`balance.on_hand + balance.in_flight + balance.quarantine + balance.rejected > 0`)
    .select([
      "warehouse.id as warehouseId",
      "warehouse.company_name as warehouse",
      sql<number>`count(*)`.as("batches"),
      sum("on_hand").as("stock"),
      sql<number>`sum(${availableOn(sql`${today}::date`)})::bigint`.as("available"),
      sum("reserved").as("reserved"),
      sum("buffer").as("bufferStock"),
      sum("in_flight").as("inflight"),
      sum("quarantine").as("quarantine"),
      sum("rejected").as("rejected"),
      sql<string | null>`min(batch.expires_on) filter (where balance.on_hand > 0)`.as("nextExpiry"),
    ])
    .groupBy(["warehouse.id", "warehouse.company_name"])
    .orderBy("warehouse.company_name")
    .execute();
  return rows.map((row) => ({
    ...row,
    daysLeft: row.nextExpiry === null ? null : daysBetween(today, row.nextExpiry),
  }));
};

const kitProducts = (db: Db) =>
  db
    .selectFrom("product")
    .innerJoin("sku_kit_item as item", (join) => join.onTrue())
    .select(["product.id", "product.name", "product.sku", "product.mrp", "product.active", firstImage("product.id")]);
type KitRow = Awaited<ReturnType<ReturnType<typeof kitProducts>["executeTakeFirstOrThrow"]>>;
const toKitProduct = ({ mrp, ...row }: KitRow) => ({ ...row, formProductMrp: toRupees(mrp) });

const ensureProduct = async (db: Db, id: string): Promise<void> => {
  const found = await db.selectFrom("product").select("id").where("id", "=", id).executeTakeFirst();
  if (!found) throw notFound("Product");
};

/** What a product's page shows beside the product itself. */
export const productPageHandlers: Handlers<typeof productPageEndpoints> = {
  prices: async ({ db, params }) => [...(await pricesOf(db, params.id))],

  orders: async ({ db, scope, params, now }) => {
    await ensureProduct(db, params.id);
    return ordersOf(db, scope, params.id, now);
  },

  stock: async ({ db, scope, params, now }) => {
    await ensureProduct(db, params.id);
    return stockOf(db, scope, params.id, now);
  },

  kits: async ({ db, params: { id } }) => {
    await ensureProduct(db, id);
    const parts = await kitProducts(db)
      .whereRef("item.component_id", "=", "product.id")
      .where("item.product_id", "=", id)
      .orderBy("item.position")
      .execute();
    const within = await kitProducts(db)
      .whereRef("item.product_id", "=", "product.id")
      .where("item.component_id", "=", id)
      .orderBy("product.name")
      .execute();
    return { parts: parts.map(toKitProduct), within: within.map(toKitProduct) };
  },

  holders: ({ db, actor, query, now }) => holdersOf(db, actor, query.ids.split(","), now),
};
