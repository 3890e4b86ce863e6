import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { QueryOf } from "@o2r/api/contract";
import type { orderEndpoints, PadProduct } from "@o2r/api/contract/orders";
import type { Db } from "../../../db/schema.ts";
import type { Handler } from "../../../http/context.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { holdsWords } from "../../../trade/search-words.ts";
import { firstImage } from "../../catalogue/product/product-columns.ts";
import { freeUnits } from "../../stock/batch/available.ts";
import { readCustomer, type Customer } from "../assemble/customer.ts";
import { readPolicy } from "../policy.ts";
import { readCalendar } from "../slot/calendar.ts";
import { clockAt, firstFreeDay } from "../slot/judge-day.ts";
import { mayBeOrdered } from "./may-be-ordered.ts";
import { isOfProducts, narrowedTo } from "./narrow-products.ts";
import { mayOrderFor, sourceOf } from "./reach.ts";
import { openSchemes, type Schemes } from "./schemes.ts";

/** From which day goods have to be good: the first day of delivery, and what has to be left then. */
export const goodFrom = async (db: Db, customer: Customer, now: Date): Promise<RawBuilder<string>> => {
  const clock = clockAt(now);
  if (customer.warehouseId === null) return sql`${clock.day}::date`;
  const calendar = await readCalendar(db, { warehouseId: customer.warehouseId, beatId: customer.beatId, now });
  const { minResidualDays } = await readPolicy(db, customer.warehouseId);
  return sql`(${firstFreeDay(calendar, clock) ?? clock.day}::date + ${minResidualDays}::integer)`;
};

/** What the pad searches by: whose shelves, from when goods have to be good, and what was typed. */
interface Searching {
  readonly warehouseId: string | null;
  readonly from: RawBuilder<string>;
  readonly typed: string;
}

/** The batches of a product that may be promised. */
const batchesOf = (product: RawBuilder<unknown>, { warehouseId, from }: Searching): RawBuilder<unknown> =>
  sql`from stock_balance as balance join batch on batch.id = balance.batch_id
    where balance.warehouse_id = ${warehouseId} and balance.product_id = ${product}
    and not batch.blocked and batch.expires_on > ${from} and ${freeUnits} > 0`;
const unitsThere = (product: RawBuilder<unknown>, searching: Searching): RawBuilder<number> =>
  sql`coalesce((select sum(${freeUnits})::integer ${batchesOf(product, searching)}), 0)`;
const isExact = (sku: RawBuilder<unknown>, { typed }: Searching): RawBuilder<boolean> =>
  sql`upper(${sku}) = upper(${typed})`;

interface Found extends PadProduct {
  readonly exact: boolean;
}

/** How many products are looked through for those that a scheme is about. */
const mostSchemed = 200;

const findProducts = async (
  db: Db,
  { may, schemes }: { readonly may: Expression<SqlBool>; readonly schemes: Schemes },
  searching: Searching,
  query: Asked,
): Promise<readonly Found[]> => {
  const { instead, size, inStock, scheme } = query;
  const { typed } = searching;
  const product = sql`product.id`;
  const batches = batchesOf(product, searching);
  const exact = sql<boolean>`(${isExact(sql`product.sku`, searching)} or coalesce(product.ean = ${typed}, false))`;
  // Of a kit as many as its scarcest part allows.
  const kits = sql<number | null>`(select min(${unitsThere(sql`part.component_id`, searching)})
    from sku_kit_item as part where part.product_id = product.id)`;
  const there = sql<boolean>`coalesce(${kits} > 0, exists (select ${batches}))`;
  const first = sql<{ ptr: number; mrp: number; expiryDate: string } | null>`(select
    jsonb_build_object('ptr', batch.ptr, 'mrp', batch.mrp, 'expiryDate', batch.expires_on)
    ${batches} order by batch.expires_on, batch.manufactured_on, batch.id limit 1)`;
  const holds = sql<string | null>`(select string_agg('1 × ' || other.name, ', ' order by part.position)
    from sku_kit_item as part join product as other on other.id = part.component_id where part.product_id = product.id)`;
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
      "product.brand_id",
      "product.cess",
      "product.pack_of",
      "product.max_order_quant",
      "product.gst",
      "product.ptr",
      "product.mrp",
      exact.as("exact"),
      holds.as("holds"),
      sql<number>`coalesce(${kits}, ${unitsThere(product, searching)})`.as("available"),
      first.as("first"),
    ])
    .where(may)
    .where(narrowedTo(query))
    .$if(inStock === true, (q) => q.where(there))
    .$if(scheme === true, (q) => q.where(schemes.near))
    .$if(instead === undefined, (q) => q.where(sql<boolean>`(${exact} or ${holdsWords(sql`product.search`, typed)})`))
    .$if(instead !== undefined, (q) =>
      q
        .where("product.id", "<>", instead ?? "")
        .where(
          sql<boolean>`product.sub_category_id = (select sub_category_id from product as other where other.id = ${instead})`,
        )
        .where(holdsWords(sql`product.search`, typed))
        .where(there),
    )
    .orderBy(exact, "desc")
    .orderBy(there, "desc")
    .orderBy(sql`lower(product.name)`)
    .orderBy("product.id")
    .limit(scheme === true ? Math.max(size, mostSchemed) : size)
    .execute();
  const titles = await schemes.of(
    rows.flatMap((row) =>
      // What is in a kit is sold at the price of the whole.
      row.holds === null
        ? [{ ...row, brandId: row.brand_id, packOf: row.pack_of, gst: Number(row.gst), cess: Number(row.cess) }]
        : [],
    ),
  );
  const shown = scheme === true ? rows.filter(({ id }) => titles.has(id)).slice(0, size) : rows;
  return shown.map((row): Found => ({
    id: row.id,
    kind: row.holds === null ? "PRODUCT" : "KIT",
    holds: row.holds ?? "",
    name: row.name,
    sku: row.sku,
    ean: row.ean,
    image: row.image,
    brand: row.brand ?? "",
    packOf: row.pack_of,
    most: row.max_order_quant,
    gst: row.holds === null ? Number(row.gst) : 0,
    available: row.available,
    ptr: row.first === null ? toRupees(row.ptr) : row.first.ptr / 100,
    mrp: row.first === null ? toRupees(row.mrp) : row.first.mrp / 100,
    expiryDate: row.first?.expiryDate ?? null,
    scheme: titles.get(row.id) ?? null,
    exact: row.exact,
  }));
};

/** The combos that a hub sells today. */
export const combosOf = (warehouseId: string | null): Expression<SqlBool> =>
  sql<SqlBool>`(combo.active and (now() at time zone 'Asia/Kolkata')::date between combo.valid_from and combo.valid_till
    and (not exists (select from combo_hub as hub where hub.combo_id = combo.id)
      or exists (select from combo_hub as hub where hub.combo_id = combo.id and hub.warehouse_id = ${warehouseId}))
    and not exists (select from combo_item as part join product on product.id = part.product_id
      where part.combo_id = combo.id and not product.active))`;

const findCombos = async (db: Db, searching: Searching, { size, inStock }: Asked): Promise<readonly Found[]> => {
  const exact = isExact(sql`combo.sku`, searching);
  const available = sql<number>`(select min(${unitsThere(sql`part.product_id`, searching)} / part.quantity)
    from combo_item as part where part.combo_id = combo.id)`;
  const rows = await db
    .selectFrom("combo")
    .select([
      "combo.id",
      "combo.name",
      "combo.sku",
      "combo.price",
      "combo.max_quantity",
      exact.as("exact"),
      available.as("available"),
      sql<string>`(select string_agg(part.quantity || ' × ' || product.name, ', ' order by part.position)
        from combo_item as part join product on product.id = part.product_id where part.combo_id = combo.id)`.as(
        "holds",
      ),
      sql<Paise>`(select sum(part.quantity * product.mrp)::bigint
        from combo_item as part join product on product.id = part.product_id where part.combo_id = combo.id)`.as("mrp"),
    ])
    .where(combosOf(searching.warehouseId))
    .where(holdsWords(sql`lower(combo.name || E'\n' || combo.sku)`, searching.typed))
    .$if(inStock === true, (q) => q.where(sql<SqlBool>`${available} > 0`))
    .orderBy(exact, "desc")
    .orderBy(sql`${available} > 0`, "desc")
    .orderBy(sql`lower(combo.name)`)
    .limit(size)
    .execute();
  return rows.map((row): Found => ({
    id: row.id,
    kind: "COMBO",
    holds: row.holds,
    name: row.name,
    sku: row.sku,
    ean: null,
    image: null,
    brand: "",
    packOf: 1,
    most: row.max_quantity,
    gst: 0,
    available: row.available,
    ptr: toRupees(row.price),
    mrp: toRupees(row.mrp),
    expiryDate: null,
    scheme: null,
    exact: row.exact,
  }));
};

type Asked = QueryOf<typeof orderEndpoints.products>;

const isThere = ({ available }: Found): number => (available > 0 ? 1 : 0);

/**
 * What can be ordered for a retailer: products, kits, and the combos of their hub. One whose SKU or EAN is what was typed
 * stands first, then what is on the shelves, by name.
 */
export const products: Handler<typeof orderEndpoints.products> = async (asked) => {
  const { db, params, query, now, actor } = asked;
  const customer = await readCustomer(db, { id: params.retailerId, within: mayOrderFor(asked) });
  const searching = {
    warehouseId: customer.warehouseId,
    from: await goodFrom(db, customer, now),
    typed: query.query.trim(),
  };
  const source = sourceOf(actor);
  const schemes = await openSchemes(db, { customer, source, now });
  const found = await findProducts(db, { may: mayBeOrdered(source, customer), schemes }, searching, query);
  const isPlain = query.instead !== undefined || isOfProducts(query);
  const combos = isPlain ? [] : await findCombos(db, searching, query);
  if (combos.length === 0) return found.map(({ exact: _, ...product }) => product);
  return [...found, ...combos]
    .toSorted(
      (one, other) =>
        Number(other.exact) - Number(one.exact) ||
        isThere(other) - isThere(one) ||
        one.name.toLowerCase().localeCompare(other.name.toLowerCase()),
    )
    .slice(0, query.size)
    .map(({ exact: _, ...product }) => product);
};
