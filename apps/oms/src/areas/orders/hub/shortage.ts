import { sql } from "kysely";
import {
  mostHubLines,
  mostHubPacks,
  openHubStates,
  unpackedStates,
  type hubOrderEndpoints,
} from "@o2r/api/contract/orders";
import { lowStock } from "@o2r/api/contract/core";
import { addDays, todayIn } from "@o2r/forms/days";
import { AppError, notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handler } from "../../../http/context.ts";
import { readPolicy } from "../policy.ts";
import { mayRaiseBetween } from "./hub-reach.ts";
import { packsToOrder, reorderLevel } from "./judge-shortage.ts";

const inWords = (states: readonly string[]) => sql.join(states.map((state) => sql.lit(state)));

interface Found {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly image: string | null;
  readonly packOf: number;
  readonly wanted: number;
  readonly orders: number;
  readonly available: number;
  readonly coming: number;
  readonly central: number;
  readonly sold: number;
  readonly kept: boolean;
}

interface Asked {
  readonly hubId: string;
  readonly cwhId: string | null;
  readonly orderId: string | undefined;
  readonly today: string;
  /** Goods have to keep longer than until this day to be sold at the hub. */
  readonly sellable: string;
  /** And to be sent to it: they arrive when the hub's lead time is over. */
  readonly sendable: string;
}

/** What a hub has, waits for and sells of products that it keeps or that open orders there are short of. */
const readStocked = async (db: Db, asked: Asked): Promise<readonly Found[]> => {
  const { hubId, cwhId, orderId, today, sellable, sendable } = asked;
  const { rows } = await sql<Found>`
    with wanted as (
      select item.product_id, sum(item.quantity - item.dropped - item.reserved - item.packed)::integer as units,
        count(distinct item.order_id)::integer as orders
      from order_item item join orders on orders.warehouse_id = item.warehouse_id and orders.id = item.order_id
      where item.warehouse_id = ${hubId} and orders.state in (${inWords(unpackedStates)}) and orders.short
        and item.reserved + item.packed + item.dropped < item.quantity
      group by 1
    ), sold as (
      select item.product_id, sum(item.quantity - item.dropped)::integer as units
      from order_item item join orders on orders.warehouse_id = item.warehouse_id and orders.id = item.order_id
      where item.warehouse_id = ${hubId} and item.placed_at > ${today}::date - 30 and orders.state <> 'CANCELLED'
      group by 1
    ), stock as (
      select balance.warehouse_id, balance.product_id, sum(in_flight)::integer as in_flight,
        coalesce(sum(on_hand - reserved - buffer)
          filter (where not batch.blocked and batch.expires_on >
            case when balance.warehouse_id = ${hubId} then ${sellable}::date else ${sendable}::date end),
          0)::integer as free
      from stock_balance balance join batch on batch.id = balance.batch_id
      where balance.warehouse_id in (${hubId}, ${cwhId}) group by 1, 2
    ), coming as (
      select line.product_id, sum(line.units - line.dispatched)::integer as units
      from hub_order_line line
      join hub_order on hub_order.warehouse_id = line.warehouse_id and hub_order.id = line.hub_order_id
      where line.warehouse_id = ${hubId} and hub_order.state in (${inWords(openHubStates)})
      group by 1
    ), checked as (
      select batch.product_id, sum(piece.counted - piece.damaged - piece.expired)::integer as units
      from qc join hub_dispatch sent on sent.qc_id = qc.id
      join hub_dispatch_piece piece on piece.dispatch_id = sent.id join batch on batch.id = piece.to_batch_id
      where qc.warehouse_id = ${hubId} and qc.state in ('PENDING', 'IN_PROGRESS')
      group by 1
    )
    select product.id, product.name, product.sku, product.pack_of as "packOf",
      (select image.document_id from product_image as image where image.product_id = product.id
        order by image.position limit 1) as image,
      coalesce(wanted.units, 0) as wanted, coalesce(wanted.orders, 0) as orders, coalesce(sold.units, 0) as sold,
      coalesce(here.free, 0) as available, coalesce(coming.units, 0) + coalesce(here.in_flight, 0) + coalesce(checked.units, 0) as coming,
      coalesce(central.free, 0) as central, here.product_id is not null as kept
    from product
    left join wanted on wanted.product_id = product.id
    left join sold on sold.product_id = product.id
    left join coming on coming.product_id = product.id
    left join checked on checked.product_id = product.id
    left join stock here on here.product_id = product.id and here.warehouse_id = ${hubId}
    left join stock central on central.product_id = product.id and central.warehouse_id = ${cwhId}
    where product.active and (wanted.product_id is not null or here.product_id is not null)
      and not exists (select from sku_kit_item part where part.product_id = product.id)
      and (${orderId ?? null}::uuid is null or exists (select from order_item item
        where item.warehouse_id = ${hubId} and item.order_id = ${orderId ?? null}::uuid and item.product_id = product.id
        and item.reserved + item.packed + item.dropped < item.quantity))
    order by product.name, product.id`.execute(db);
  return rows;
};

/** The central warehouse that a hub orders from: of its state, or the first. */
const usualCwh = async (db: Db, state: string): Promise<string | null> => {
  const found = await db
    .selectFrom("warehouse")
    .select("id")
    .where("type", "=", "CWH")
    .where("active", "=", true)
    .orderBy(sql`state = ${state}`, "desc")
    .orderBy(sql`lower(company_name)`)
    .executeTakeFirst();
  return found?.id ?? null;
};

const cwhWith = async (db: Db, id: string): Promise<string> => {
  const found = await db
    .selectFrom("warehouse")
    .select("id")
    .where("id", "=", id)
    .where("type", "=", "CWH")
    .executeTakeFirst();
  if (found === undefined) throw notFound("Central warehouse");
  return found.id;
};

/** What a hub has too little of: what retailers wait for first, then what is furthest below its level. */
export const shortage: Handler<typeof hubOrderEndpoints.shortage> = async ({ db, scope, query, now }) => {
  const hub = await db
    .selectFrom("warehouse")
    .select(["id", "state", "lead_time"])
    .where("id", "=", query.warehouseId)
    .where("type", "=", "HUB")
    .executeTakeFirst();
  if (hub === undefined) throw notFound("Hub");
  // Only a central warehouse sends: another hub that somebody runs opens nobody's stock to them.
  const cwhId = query.cwhId === undefined ? await usualCwh(db, hub.state) : await cwhWith(db, query.cwhId);
  if (!mayRaiseBetween(scope, hub.id, cwhId)) throw new AppError("access.denied", "This hub is not yours");
  const { minResidualDays } = await readPolicy(db, hub.id);
  const today = todayIn("Asia/Kolkata", now);
  const found = await readStocked(db, {
    hubId: hub.id,
    cwhId,
    orderId: query.orderId,
    today,
    sellable: addDays(today, minResidualDays),
    sendable: addDays(today, hub.lead_time + minResidualDays),
  });
  const ordering = { leadTime: hub.lead_time, low: lowStock };
  const lines = found
    .map(({ id, sold, kept, ...line }) => {
      const stocked = { ...line, sold, kept };
      const packs = Math.min(mostHubPacks, packsToOrder(stocked, ordering));
      return { productId: id, ...line, level: reorderLevel(stocked, ordering), packs };
    })
    .filter(({ packs }) => packs > 0)
    .toSorted((a, b) => b.wanted - a.wanted || b.packs * b.packOf - a.packs * a.packOf)
    .slice(0, mostHubLines);
  return { cwhId, items: lines };
};
