import { todayIn } from "@o2r/forms/days";
import type { invoiceEndpoints } from "@o2r/api/contract/billing";
import { orderLife } from "@o2r/api/contract/orders";
import { conflict, notFound } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import { insertRow, lockRow } from "../../../db/repository.ts";
import type { Handler, Scope } from "../../../http/context.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { findUndertaking } from "../../../trade/terms/find-undertaking.ts";
import { hasProvider } from "../../../trade/invoice/has-provider.ts";
import { ensureRatesOf } from "../../../trade/rates-of-today.ts";
import { readIrnDuty } from "../../../trade/invoice/irn-duty.ts";
import { readPolicy } from "../../orders/policy.ts";
import { postLedger } from "../ledger/post-ledger.ts";
import { holdAccount, settleAccount } from "../ledger/settle-account.ts";
import { askLater } from "../registration/requests.ts";
import { drawUp } from "./draw-up.ts";
import { readPackedLines } from "./invoiced-lines.ts";
import { readParties } from "./parties.ts";
import { readInvoice } from "./select-invoices.ts";
import { takeNumber } from "./take-number.ts";
import { sql } from "kysely";

/** Orders of the warehouses within reach. */
const withinReach = (scope: Scope) => scope.covers({ warehouse: sql.ref<string | null>("orders.warehouse_id") });

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
  await ensureRatesOf(
    db,
    day,
    lines.map(({ productId }) => productId),
  );
  const { reverseCharge = false } = body;
  const policy = await readPolicy(db, warehouseId);
  const undertaking = parties.specialZone ? await findUndertaking(db, warehouseId, day) : null;
  const drawn = drawUp({ order, lines, parties, policy: { ...policy, undertaking }, reverseCharge, day });
  const id = newId();
  const needsIrn = (await readIrnDuty(db))({ gstNumber: parties.gstNumber, kind: drawn.kind });
  const number = await takeNumber(db, { warehouseId, gstin: parties.gstin, day });
  await insertRow(db, "invoice", drawn.toRow({ id, number, now, by: actor.id }));
  await db.insertInto("invoice_line").values(drawn.toLines(id)).execute();
  await db
    .updateTable("order_item")
    .set((eb) => ({ invoiced: eb.ref("packed") }))
    .where("warehouse_id", "=", warehouseId)
    .where("order_id", "=", order.id)
    .execute();
  const document = { warehouseId, doc: "INVOICE", docId: id, kind: "issued", retailerId, day, now } as const;
  await postLedger(db, document, drawn.postings);
  if (needsIrn && hasProvider(services))
    await askLater(db, { warehouseId, of: { invoiceId: id }, act: "IRN", now, by: actor.id });
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
