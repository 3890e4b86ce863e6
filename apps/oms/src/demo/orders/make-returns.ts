import { creditNoteEndpoints } from "@o2r/api/contract/billing";
import type { AnyEndpoint } from "@o2r/api/contract/core";
import { returnEndpoints, type ReturnReason, type ReturnRow } from "@o2r/api/contract/orders";
import { qcEndpoints } from "@o2r/api/contract/stock";
import { creditNoteHandlers } from "../../areas/billing/credit-note/credit-note.ts";
import { readReturn } from "../../areas/orders/returns/select-returns.ts";
import { returnHandlers } from "../../areas/orders/returns/return.ts";
import { readCheck } from "../../areas/stock/check/qc-query.ts";
import { qcHandlers } from "../../areas/stock/check/qc.ts";
import type { Db } from "../../db/schema.ts";
import { openCalls } from "../open-calls.ts";
import type { Scene } from "../scene.ts";
import { waitsForCredit } from "./waits-for-credit.ts";

/** How far returns are taken, and why they were asked for. */
const plans: readonly (readonly [ReturnRow["state"], ReturnReason, string])[] = [
  ["REQUESTED", "DAMAGED", "The carton was wet"],
  ["CREDITED", "WRONG_SKU", ""],
  ["APPROVED", "NEAR_EXPIRY", ""],
  ["RECEIVED", "DAMAGED", "Two packs leak"],
  ["CHECKED", "NOT_ORDERED", ""],
  ["REFUSED", "NOT_SOLD", ""],
  ["CANCELLED", "NOT_SOLD", ""],
  ["CREDITED", "EXPIRED", ""],
];

/** Lines that were delivered on an invoice: one return is of one of them. */
const deliveredLines = (db: Db) =>
  db
    .selectFrom("order_item as item")
    .innerJoin("orders", (join) =>
      join.onRef("orders.warehouse_id", "=", "item.warehouse_id").onRef("orders.id", "=", "item.order_id"),
    )
    .innerJoin("invoice", (join) =>
      join.onRef("invoice.warehouse_id", "=", "orders.warehouse_id").onRef("invoice.order_id", "=", "orders.id"),
    )
    .select(["item.order_id", "item.position", "item.pack_of", "item.delivered"])
    .where("orders.state", "=", "DELIVERED")
    .where("invoice.state", "<>", "CANCELLED")
    .where("item.delivered", ">", 0)
    .where((row) => row.not(waitsForCredit("orders.retailer_id")))
    .orderBy("item.order_id")
    .orderBy("item.position")
    .limit(plans.length)
    .execute();

/** Returns in every state with their checks and credit notes, made by the service's own handlers, so that all agree. */
export const makeReturns = async (db: Db, scene: Scene): Promise<void> => {
  const issuer = await db.selectFrom("app_user").select("id").where("username", "=", "super_admin").executeTakeFirst();
  // Who founded the demo asks, another issues.
  const { call, keep } = openCalls(db, scene);

  const lines = await deliveredLines(db);
  for (const [at, line] of lines.entries()) {
    const [state, reason, note] = plans[at] ?? ["REQUESTED", "DAMAGED", ""];
    const units = Math.min(line.delivered, line.pack_of);
    const { id } = (await returnHandlers.request(
      call(returnEndpoints.request, {
        body: { orderId: line.order_id, lines: [{ position: line.position, units, reason }], note },
      }),
    )) as ReturnRow; // it answers no raw reply
    const row = () => readReturn(db, id);
    const step = async <E extends AnyEndpoint>(endpoint: E, given: object = {}) =>
      call(endpoint, { params: { id }, version: (await row()).version, ...given });
    if (state === "REQUESTED") continue;
    if (state === "REFUSED") {
      await returnHandlers.refuse(
        await step(returnEndpoints.refuse, { body: { reason: "The seal was broken by the shop" } }),
      );
      continue;
    }
    if (state === "CANCELLED") {
      await returnHandlers.cancel(await step(returnEndpoints.cancel));
      continue;
    }
    await returnHandlers.approve(await step(returnEndpoints.approve));
    if (state === "APPROVED") continue;
    await returnHandlers.receive(await step(returnEndpoints.receive, { body: { items: [] } }));
    if (state === "RECEIVED") continue;
    const check = await readCheck(db, (await row()).qcId ?? "", scene.now);
    await qcHandlers.submit(
      call(qcEndpoints.submit, {
        params: { id: check.id },
        version: check.version,
        body: {
          items: check.items.map((item) => ({ id: item.id, accepted: item.received, rejected: 0, held: 0, note: "" })),
        },
      }),
    );
    const { creditNoteId } = await row();
    if (creditNoteId === null || issuer === undefined) continue;
    const { version } = await db
      .selectFrom("credit_note")
      .select("version")
      .where("id", "=", creditNoteId)
      .executeTakeFirstOrThrow();
    if (state === "CREDITED")
      await creditNoteHandlers.issue(
        call(
          creditNoteEndpoints.issue,
          { params: { id: creditNoteId }, version },
          { id: issuer.id, username: "super_admin", userType: "SUPER_ADMIN" },
        ),
      );
  }
  await keep();
};
