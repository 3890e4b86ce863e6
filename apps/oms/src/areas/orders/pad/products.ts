import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { orderEndpoints, OrderRow } from "@o2r/api/contract/orders";
import type { Db } from "../../../db/schema.ts";
import type { Handler } from "../../../http/context.ts";
import { toRupees } from "../../../trade/paise.ts";
import { holdsWords } from "../../../trade/search-words.ts";
import { firstImage } from "../../catalogue/product/product-columns.ts";
import { freeUnits } from "../../stock/batch/available.ts";
import { readCustomer, type Customer } from "../assemble/customer.ts";
import { readPolicy } from "../policy.ts";
import { readCalendar } from "../slot/calendar.ts";
import { clockAt, freeDays } from "../slot/judge-day.ts";
import { mayOrderFor, sourceOf } from "./reach.ts";

/** What may be ordered for a retailer by whoever brings the order, as a condition on `product`. */
export const mayBeOrdered = (source: OrderRow["source"], { retailerType }: Customer): Expression<SqlBool> =>
  sql<SqlBool>`(product.active and product.platform <> ${source === "CALL" ? "APP" : "CALL_CENTERS"}
    and (product.target_customer is null or product.target_customer = ${retailerType})
    and not exists (select from sku_kit_item as part where part.product_id = product.id))`;

/** From which day goods have to be good: the first day of delivery, and what has to be left then. */
export const goodFrom = async (db: Db, customer: Customer, now: Date): Promise<RawBuilder<string>> => {
  const clock = clockAt(now);
  if (customer.warehouseId === null) return sql`${clock.day}::date`;
  const calendar = await readCalendar(db, { warehouseId: customer.warehouseId, beatId: customer.beatId, now });
  const { minResidualDays } = await readPolicy(db, customer.warehouseId);
  return sql`(${freeDays(calendar, clock)[0] ?? clock.day}::date + ${minResidualDays}::integer)`;
};

/**
 * Products that can be ordered for a retailer. One whose SKU or EAN is what was typed stands first, then what is on the
 * shelves, by name.
 */
export const products: Handler<typeof orderEndpoints.products> = async (asked) => {
  const { db, params, query, now, actor } = asked;
  const customer = await readCustomer(db, { id: params.retailerId, within: mayOrderFor(asked) });
  const typed = query.query.trim();
  const from = await goodFrom(db, customer, now);
  const exact = sql<boolean>`(upper(product.sku) = upper(${typed}) or product.ean = ${typed})`;
  const batches = sql`from stock_balance as balance join batch on batch.id = balance.batch_id
    where balance.warehouse_id = ${customer.warehouseId} and balance.product_id = product.id
    and not batch.blocked and batch.expires_on > ${from} and ${freeUnits} > 0`;
  const available = sql<number>`coalesce((select sum(${freeUnits})::integer ${batches}), 0)`;
  const first = sql<{ ptr: number; mrp: number } | null>`(select jsonb_build_object('ptr', batch.ptr, 'mrp', batch.mrp)
    ${batches} order by batch.expires_on, batch.manufactured_on, batch.id limit 1)`;
  const rows = await db
    .selectFrom("product")
    .leftJoin("brand", "brand.id", "product.brand_id")
    .select([
      "product.id",
      "product.name",
      "product.sku",
      "product.ean",
      firstImage("product.id"),
      "brand.name as brand",
      "product.pack_of",
      "product.max_order_quant",
      "product.gst",
      "product.ptr",
      "product.mrp",
      available.as("available"),
      first.as("first"),
    ])
    .where(mayBeOrdered(sourceOf(actor), customer))
    .$if(query.instead === undefined, (q) =>
      q.where(sql<boolean>`(${exact} or ${holdsWords(sql`product.search`, typed)})`),
    )
    .$if(query.instead !== undefined, (q) =>
      q
        .where("product.id", "<>", query.instead ?? "")
        .where(
          sql<boolean>`product.sub_category_id = (select sub_category_id from product as other where other.id = ${query.instead})`,
        )
        .where(holdsWords(sql`product.search`, typed))
        .where(sql<boolean>`exists (select ${batches})`),
    )
    .orderBy(exact, "desc")
    .orderBy(sql`exists (select ${batches})`, "desc")
    .orderBy(sql`lower(product.name)`)
    .orderBy("product.id")
    .limit(query.size)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    sku: row.sku,
    ean: row.ean,
    image: row.image,
    brand: row.brand ?? "",
    packOf: row.pack_of,
    most: row.max_order_quant,
    gst: Number(row.gst),
    available: row.available,
    ptr: row.first === null ? toRupees(row.ptr) : row.first.ptr / 100,
    mrp: row.first === null ? toRupees(row.mrp) : row.first.mrp / 100,
  }));
};
