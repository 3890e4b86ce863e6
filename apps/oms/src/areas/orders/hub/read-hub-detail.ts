import { addDays } from "@o2r/forms/days";
import { sql } from "kysely";
import type { HubOrderDetail, HubOrderLine, HubParty } from "@o2r/api/contract/orders";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { readCandidates } from "../../stock/ledger/candidates.ts";
import { allocateFefo } from "../../stock/rules/allocate-fefo.ts";
import { firstImage } from "../../catalogue/product/product-columns.ts";
import { discrepanciesOf, readHubDispatches } from "./read-hub-dispatches.ts";
import { selectHubOrders, toHubOrderRow } from "./select-hub-orders.ts";
import { hubLineColumns } from "./hub-lines.ts";
import type { HubPosted, LivingHubOrder } from "./steps/hub-step.ts";
import { arrivalOf } from "./steps/pick.ts";

type Arrival = Awaited<ReturnType<typeof arrivalOf>>;
type Asked = Pick<HubPosted, "db" | "now">;
/** Between which warehouses it goes. */
type HubEnds = Pick<LivingHubOrder, "warehouse_id" | "cwh_id">;

const readParty = async (db: Db, id: string): Promise<HubParty> => {
  const row = await db.selectFrom("warehouse").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return {
    name: row.company_name,
    address: row.address,
    city: row.city,
    state: row.state,
    pincode: row.pincode,
    gstNumber: row.gst_number,
    fssai: row.fssai_number,
    mobile: row.mobile,
  };
};

/** Units of a line that were found by the checks of what has arrived. */
const found = (what: "accepted" | "rejected") =>
  sql<number>`coalesce((select sum(${sql.ref(`check_line.${what}`)})
    from hub_dispatch sent join hub_dispatch_piece piece on piece.dispatch_id = sent.id
    join qc_line as check_line on check_line.qc_id = sent.qc_id and check_line.batch_id = piece.to_batch_id
    where sent.hub_order_id = line.hub_order_id and piece.position = line.position), 0)::integer`;

/** Units of each product that the central warehouse could send beside what it has set aside: what keeps too short stays. */
const readSendable = async (
  db: Db,
  { held, arrival, productIds }: { held: HubEnds; arrival: Arrival; productIds: readonly string[] },
) => {
  const candidates = await readCandidates(db, { warehouseId: held.cwh_id, productIds });
  return (product: string): number => {
    const own = candidates.filter(({ productId }) => productId === product);
    const { lines } = allocateFefo(own, { ...arrival, quantity: Number.MAX_SAFE_INTEGER });
    return lines.reduce((sum, { quantity }) => sum + quantity, 0);
  };
};

const readLines = async ({ db, now }: Asked, held: HubEnds & { readonly id: string }): Promise<HubOrderLine[]> => {
  const { id } = held;
  const arrival = await arrivalOf({ db, now }, held);
  // What was set aside and cannot be sold there any more is not sent: the dispatch gives it back.
  const tooSoon = addDays(arrival.deliveryOn, arrival.minResidualDays);
  const rows = await db
    .selectFrom("hub_order_line as line")
    .innerJoin("product", "product.id", "line.product_id")
    .select([
      ...hubLineColumns,
      "product.sku",
      firstImage("product.id"),
      sql<number>`coalesce((select sum(quantity) from reservation
        join batch on batch.id = reservation.batch_id and batch.product_id = line.product_id
        where ref_id = line.hub_order_id and ref_type = 'hub-order' and reservation.state = 'HELD'
          and not batch.blocked and batch.expires_on > ${tooSoon}), 0)::integer`.as("reserved"),
      sql<number>`coalesce((select sum(counted) from hub_dispatch sent
        join hub_dispatch_piece piece on piece.dispatch_id = sent.id
        where sent.hub_order_id = line.hub_order_id and piece.position = line.position), 0)::integer`.as("received"),
      found("accepted").as("accepted"),
      found("rejected").as("rejected"),
    ])
    .where("line.hub_order_id", "=", id)
    .orderBy("line.position")
    .execute();
  const available = await readSendable(db, {
    held,
    arrival,
    productIds: rows.map(({ product_id }) => product_id),
  });
  return rows.map((row) => ({
    position: row.position,
    productId: row.product_id,
    name: row.name,
    sku: row.sku,
    image: row.image,
    packs: row.packs,
    packOf: row.pack_of,
    units: row.units,
    pth: toRupees(row.price),
    value: toRupees((row.price * row.units) as Paise), // whole units of whole paise
    reserved: row.reserved,
    dispatched: row.dispatched,
    received: row.received,
    accepted: row.accepted,
    rejected: row.rejected,
    available: available(row.product_id),
  }));
};

/** A hub order with its lines, its consignments, and what stands around it. */
export const readHubDetail = async (asked: Asked, id: string, hasProvider: boolean): Promise<HubOrderDetail> => {
  const { db } = asked;
  const row = await selectHubOrders(db)
    .leftJoin("app_user as approver", "approver.id", "hub_order.approved_by")
    .select(["hub_order.note", "approver.name as approver"])
    .where("hub_order.id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw notFound("Hub order");
  const dispatches = await readHubDispatches(db, id, hasProvider);
  const orders = await db
    .selectFrom("hub_order_need as need")
    .innerJoin("orders", "orders.id", "need.order_id")
    .innerJoin("retailer", "retailer.id", "orders.retailer_id")
    .select(["orders.id", "orders.order_number as orderNumber", "retailer.establishment", "orders.state"])
    .where("need.hub_order_id", "=", id)
    .orderBy("orders.placed_at")
    .orderBy("orders.id")
    .execute();
  return {
    ...toHubOrderRow(row),
    note: row.note,
    approvedBy: row.approver,
    items: await readLines(asked, row),
    dispatches,
    discrepancies: discrepanciesOf(dispatches),
    orders,
    from: await readParty(db, row.cwh_id),
    to: await readParty(db, row.warehouse_id),
  };
};
