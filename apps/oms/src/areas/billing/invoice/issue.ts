import { addDays, todayIn } from "@o2r/forms/days";
import { kindOf, type invoiceEndpoints } from "@o2r/api/contract/billing";
import { orderLife, type PricedCharge, type PricedOrder } from "@o2r/api/contract/orders";
import { conflict, notFound } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import { insertRow, lockRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handler, Scope } from "../../../http/context.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import type { Paise } from "../../../trade/paise.ts";
import { toTaxRow } from "../../../trade/tax.ts";
import { readIrnDuty } from "../../../trade/invoice/irn-duty.ts";
import { readPolicy } from "../../orders/policy.ts";
import { postLedger } from "../ledger/post-ledger.ts";
import { holdAccount, settleAccount } from "../ledger/settle-account.ts";
import { askLater } from "../registration/requests.ts";
import { priceInvoice, readPackedLines, type LineToInvoice } from "./invoiced-lines.ts";
import { readParties } from "./parties.ts";
import { readInvoice } from "./select-invoices.ts";
import { takeNumber } from "./take-number.ts";
import { sql } from "kysely";

/** Orders of the warehouses within reach. */
const withinReach = (scope: Scope) => scope.covers({ warehouse: sql.ref<string | null>("orders.warehouse_id") });

const writeLines = async (
  db: Db,
  { id, warehouseId }: { readonly id: string; readonly warehouseId: string },
  lines: readonly LineToInvoice[],
  priced: PricedOrder,
): Promise<void> => {
  const prices = new Map(priced.lines.map((line) => [line.key, line]));
  await db
    .insertInto("invoice_line")
    .values(
      lines.map((line, at) => {
        const price = prices.get(String(line.position));
        if (price === undefined) throw new Error("A line has no price");
        return {
          warehouse_id: warehouseId,
          invoice_id: id,
          position: at + 1,
          product_id: line.productId,
          name: line.name,
          sku: line.sku,
          hsn: line.hsn,
          uqc: "PCS",
          quantity: line.units,
          distributor_price: line.pth,
          retailer_price: line.price,
          mrp: line.mrp,
          discount: price.discount as Paise, // priceOrder counts in paise
          charge_share: price.chargeShare as Paise,
          taxable: price.taxable as Paise,
          ...toTaxRow(line.tax),
          cgst: price.cgst as Paise,
          sgst: price.sgst as Paise,
          igst: price.igst as Paise,
          cess_amount: price.cess as Paise,
          total: price.total as Paise,
          free: line.free,
          bundle: line.bundle,
        };
      }),
    )
    .execute();
};

/**
 * Issues the invoice of an order that is packed. Rates, codes and parties are those of today, copied for good; the number
 * comes last, so that whoever waits for it waits shortly. What stands on account of the retailer pays the oldest due, this among
 * them.
 */
export const issue: Handler<typeof invoiceEndpoints.issue> = async ({
  db,
  scope,
  body,
  actor,
  now,
  audit,
  services,
}) => {
  const order = await lockRow(db, "orders", body.orderId, withinReach(scope));
  if (order === undefined) throw notFound("Order");
  if (order.state !== "PACKED") throw conflict(`${order.order_number} is not packed`);
  const { warehouse_id: warehouseId, retailer_id: retailerId } = order;
  await holdAccount(db, retailerId);
  const day = todayIn("Asia/Kolkata", now);
  const parties = await readParties(db, {
    warehouseId,
    retailerId,
    shipTo: order.ship_to as Parameters<typeof readParties>[1]["shipTo"], // null, or written by the service alone
  });
  const lines = await readPackedLines(db, order);
  const charges = order.charge_lines as PricedCharge[]; // written by the service alone
  const { pricesIncludeTax, taxesZones } = await readPolicy(db, warehouseId);
  const zone = parties.specialZone ? (taxesZones ? "TAXED" : "UNTAXED") : null;
  const { reverseCharge = false } = body;
  if (reverseCharge && (zone !== null || parties.gstNumber === null))
    throw conflict(
      `Only a registered buyer outside of special economic zones pays the tax themselves, and ${parties.billTo.name} is none`,
    );
  const untaxed = zone === "UNTAXED" || reverseCharge;
  const priced = priceInvoice(lines, { charges, split: parties.split, pricesIncludeTax, untaxed });
  const id = newId();
  const kind = kindOf(
    lines.map(({ tax }) => tax),
    parties.gstNumber !== null,
  );
  const needsIrn = (await readIrnDuty(db))({ gstNumber: parties.gstNumber, kind });
  const number = await takeNumber(db, { warehouseId, gstin: parties.gstin, day });
  const days = order.payment_mode === "CREDIT" ? (parties.creditDays ?? 0) : 0;
  const paise = (amount: number) => amount as Paise; // priceOrder counts in paise
  await insertRow(db, "invoice", {
    id,
    warehouse_id: warehouseId,
    number,
    gstin: parties.gstin,
    fy: number.split("/")[1] ?? "",
    kind,
    day,
    due_on: addDays(day, days),
    order_id: order.id,
    order_number: order.order_number,
    ordered_at: order.placed_at,
    payment_mode: order.payment_mode,
    credit_days: parties.creditDays,
    retailer_id: retailerId,
    beat_id: order.beat_id,
    seller: JSON.stringify(parties.seller),
    bill_to: JSON.stringify(parties.billTo),
    ship_to: JSON.stringify(parties.shipTo),
    gst_number: parties.gstNumber,
    place_of_supply: parties.placeOfSupply,
    split: parties.split,
    zone,
    reverse_charge: reverseCharge,
    goods: paise(priced.goods),
    discount: paise(priced.discount),
    charges: paise(priced.charges),
    charge_lines: JSON.stringify(charges),
    taxable: paise(priced.taxable),
    cgst: paise(priced.cgst),
    sgst: paise(priced.sgst),
    igst: paise(priced.igst),
    cess: paise(priced.cess),
    rates: [...new Set(lines.map(({ tax }) => Math.round(tax.gst * 100)))],
    round_off: paise(priced.roundOff),
    total: paise(priced.payable),
    paid: paise(0),
    credited: paise(0),
    written_off: paise(0),
    promised: order.total === priced.payable ? null : order.total,
    search: [number, order.order_number, parties.billTo.name, parties.gstNumber ?? ""].join(" ").toLowerCase(),
    created_at: now,
    created_by: actor.id,
    updated_at: now,
    updated_by: actor.id,
  });
  await writeLines(db, { id, warehouseId }, lines, priced);
  await db
    .updateTable("order_item")
    .set((eb) => ({ invoiced: eb.ref("packed") }))
    .where("warehouse_id", "=", warehouseId)
    .where("order_id", "=", order.id)
    .execute();
  await postLedger(db, { warehouseId, doc: "INVOICE", docId: id, kind: "issued", retailerId, day, now }, [
    { account: "RECEIVABLE", amount: priced.payable },
    { account: "SALES", amount: -priced.taxable },
    { account: "CGST", amount: -priced.cgst },
    { account: "SGST", amount: -priced.sgst },
    { account: "IGST", amount: -priced.igst },
    { account: "CESS", amount: -priced.cess },
    { account: "ROUND_OFF", amount: -priced.roundOff },
  ]);
  if (needsIrn && services.config.O2R_INVOICE_URL !== undefined)
    await askLater(db, { warehouseId, invoiceId: id, act: "IRN", now, by: actor.id });
  const taken = await takeStep(db, {
    life: orderLife,
    table: "orders",
    held: order,
    step: "invoice",
    now,
    by: actor.id,
  });
  audit(stepEntry(orderLife, "invoiced", order, taken, { after: { invoice: number } }));
  const row = await readInvoice(db, id);
  audit({
    entity: "invoice",
    id,
    version: row.version,
    warehouseId,
    after: { state: row.state, number, order: order.order_number, total: row.total },
  });
  await settleAccount(db, retailerId, { now, by: actor.id, audit });
  return readInvoice(db, id);
};
