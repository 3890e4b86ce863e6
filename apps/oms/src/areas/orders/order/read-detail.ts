import { stateCode, stateNames } from "@o2r/forms/ready";
import { sql } from "kysely";
import type { OrderDetail, OrderLine } from "@o2r/api/contract/orders";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { shipToColumns, shipToOf, type ShipTo } from "../../../trade/ship-to.ts";
import { firstImage } from "../../catalogue/product/product-columns.ts";
import { readCredit } from "../credit/exposure.ts";
import { chainOf } from "./read-chain.ts";
import { selectOrders, toOrderRow } from "./select-orders.ts";
import { recheck } from "./steps/recheck.ts";

/** What columns keep as JSON, written by the service alone. */
interface KeptStep {
  readonly step: string;
  readonly text: string;
  readonly amount: Paise;
}
interface KeptCharge {
  readonly name: string;
  readonly amount: Paise;
}

const bundleOf = (row: {
  readonly combo_id: string | null;
  readonly kit_id: string | null;
  readonly sets: number | null;
  readonly bundle: string | null;
  readonly bundle_sku: string | null;
}): OrderLine["bundle"] => {
  const id = row.combo_id ?? row.kit_id;
  return id === null
    ? null
    : {
        id,
        kind: row.combo_id === null ? "KIT" : "COMBO",
        name: row.bundle ?? "",
        sku: row.bundle_sku ?? "",
        sets: row.sets ?? 0,
      };
};

const readLines = async (db: Db, id: string): Promise<OrderLine[]> => {
  const pieces = await db
    .selectFrom("order_piece as piece")
    .innerJoin("batch", "batch.id", "piece.batch_id")
    .select([
      "piece.position",
      "piece.batch_id",
      "piece.units",
      "batch.manufactured_on",
      "batch.expires_on",
      "batch.mrp",
    ])
    .where("piece.warehouse_id", "=", sql<string>`(select warehouse_id from orders where id = ${id})`)
    .where("piece.order_id", "=", id)
    .orderBy("piece.position")
    .orderBy("batch.expires_on")
    .orderBy("piece.batch_id")
    .execute();
  const byLine = Map.groupBy(pieces, ({ position }) => position);
  const rows = await db
    .selectFrom("order_item as item")
    .innerJoin("product", "product.id", "item.product_id")
    .leftJoin("combo", "combo.id", "item.combo_id")
    .leftJoin("product as kit", "kit.id", "item.kit_id")
    .leftJoin("promotion", "promotion.id", "item.promotion_id")
    .selectAll("item")
    .select([
      "product.name",
      "product.sku",
      firstImage("product.id"),
      sql<string | null>`coalesce(combo.name, kit.name)`.as("bundle"),
      sql<string | null>`coalesce(combo.sku, kit.sku)`.as("bundle_sku"),
      "promotion.title as promotion",
    ])
    .where("item.warehouse_id", "=", sql<string>`(select warehouse_id from orders where id = ${id})`)
    .where("item.order_id", "=", id)
    .orderBy("item.position")
    .execute();
  return rows.map((row) => ({
    position: row.position,
    productId: row.product_id,
    name: row.name,
    sku: row.sku,
    image: row.image,
    kind: row.kind,
    bundle: bundleOf(row),
    promotion: row.promotion,
    hsn: row.hsn,
    packs: row.packs,
    packOf: row.pack_of,
    units: row.quantity,
    ptr: toRupees(row.price),
    mrp: toRupees(row.mrp),
    gst: Number(row.gst),
    cess: Number(row.cess),
    discount: toRupees(row.discount),
    chargeShare: toRupees(row.charge_share),
    taxable: toRupees(row.taxable),
    cgst: toRupees(row.cgst),
    sgst: toRupees(row.sgst),
    igst: toRupees(row.igst),
    cessAmount: toRupees(row.cess_amount),
    total: toRupees((row.taxable + row.cgst + row.sgst + row.igst + row.cess_amount) as Paise), // a sum of Paise
    dropped: row.dropped,
    reserved: row.reserved,
    packed: row.packed,
    invoiced: row.invoiced,
    delivered: row.delivered,
    refused: row.refused,
    returned: row.returned,
    pieces: (byLine.get(row.position) ?? []).map((piece) => ({
      batchId: piece.batch_id,
      units: piece.units,
      manufacturingDate: piece.manufactured_on,
      expiryDate: piece.expires_on,
      mrp: toRupees(piece.mrp),
    })),
    trace: (row.trace as KeptStep[]).map((step) => ({ ...step, amount: toRupees(step.amount) })), // see KeptStep
  }));
};

/** Union territories have UTGST in the place of SGST; an order across a border has IGST. */
const splitOf = (stored: string | null): OrderDetail["split"] =>
  stored === "IGST" || stored === "CGST_UTGST" ? stored : "CGST_SGST";

interface Supply {
  readonly gst_number: string | null;
  readonly special_zone: boolean;
  readonly address_state: string;
  readonly hub_gstin: string | null;
  readonly hub_state: string;
  readonly tax_split: string | null;
  readonly untaxed: boolean;
}

/** The state that it is taxed in, where that is not plain from where it comes from and goes to. */
const placeOf = (row: Supply, goesTo: string): string | null => {
  const code = row.gst_number?.slice(0, 2) ?? stateCode(goesTo);
  if (code === undefined) return null;
  const from = row.hub_gstin?.slice(0, 2) ?? stateCode(row.hub_state);
  if (code === from && code === stateCode(goesTo)) return null;
  return `${stateNames.find((name) => stateCode(name) === code) ?? row.address_state} (${code})`;
};

/** Nobody who is not registered is of a zone; whether it bears tax was decided when it was placed. */
const zoneOf = ({ gst_number, special_zone, tax_split, untaxed }: Supply): OrderDetail["zone"] => {
  if (untaxed) return "UNTAXED";
  return special_zone && gst_number !== null && tax_split === "IGST" ? "TAXED" : null;
};

/** An order with its lines, its totals, and what stands around it. */
export const readDetail = async (db: Db, id: string, now: Date): Promise<OrderDetail> => {
  const row = await selectOrders(db)
    .select([
      "orders.goods",
      "orders.discount",
      "orders.charges",
      "orders.cgst",
      "orders.sgst",
      "orders.igst",
      "orders.cess",
      "orders.round_off",
      "orders.charge_lines",
      "orders.tax_split",
      "orders.untaxed",
      "orders.note",
      "orders.attempts",
      "orders.ship_to",
      "orders.confirmed_at",
      "orders.packed_at",
      "orders.cancelled_at",
      "retailer.gst_number",
      ...shipToColumns,
      "retailer.special_zone",
      "hub.gst_number as hub_gstin",
      "hub.state as hub_state",
      "hub.slot_capacity",
      ...chainOf,
      sql<number>`coalesce((select taken from slot_day
        where slot_day.warehouse_id = orders.warehouse_id and slot_day.day = orders.order_slot), 0)`.as("taken"),
    ])
    .where("orders.id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw notFound("Order");
  const items = await readLines(db, id);
  const shipTo = (row.ship_to as ShipTo | null) ?? shipToOf(row); // written by the service alone
  return {
    ...toOrderRow(row),
    goods: toRupees(row.goods),
    discount: toRupees(row.discount),
    charges: toRupees(row.charges),
    taxable: toRupees((row.total - row.round_off - row.cgst - row.sgst - row.igst - row.cess) as Paise), // a sum of Paise
    cgst: toRupees(row.cgst),
    sgst: toRupees(row.sgst),
    igst: toRupees(row.igst),
    cess: toRupees(row.cess),
    roundOff: toRupees(row.round_off),
    chargeLines: (row.charge_lines as KeptCharge[]).map(({ name, amount }) => ({ name, amount: toRupees(amount) })), // see KeptCharge
    split: splitOf(row.tax_split),
    items,
    note: row.note ?? "",
    attempts: row.attempts,
    shipTo,
    gstNumber: row.gst_number,
    placeOfSupply: placeOf(row, shipTo.stateName),
    zone: zoneOf(row),
    credit: await readCredit(db, row.retailer_id),
    stands: row.state === "ON_HOLD" ? [...(await recheck(db, row, now))] : [],
    slot: row.order_slot === null ? null : { day: row.order_slot, taken: row.taken, capacity: row.slot_capacity },
    confirmedAt: row.confirmed_at,
    packedAt: row.packed_at,
    cancelledAt: row.cancelled_at,
    hubOrders: row.hub_orders,
    checks: row.checks,
    invoices: row.invoices,
    shipments: row.shipments,
    returns: row.returns,
    tickets: row.tickets,
    payments: row.payments.map(({ amount, ...payment }) => ({ ...payment, amount: toRupees(amount) })),
  };
};
