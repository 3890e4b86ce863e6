import { todayIn } from "@o2r/forms/days";
import { failReasons, type VisitBody } from "@o2r/api/contract/logistics";
import { orderLife } from "@o2r/api/contract/orders";
import { wordOf } from "@o2r/api/contract/core";
import { conflict, stale } from "../../../app-error.ts";
import { lockRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { toPaise, type Paise } from "../../../trade/paise.ts";
import { takePayment } from "../../billing/payment/take-payment.ts";
import { arriveAtHub } from "./hub/arrive.ts";
import { readDetail } from "./read-detail.ts";
import { countVisit, type Doing } from "./count-visit.ts";
import { judgeDoorCode } from "./door-code.ts";
import { judgeReport, lockStop, type Report, type Stop } from "./stop-report.ts";

/** A stop that carries an order to its shop. */
type OrderStop = Stop & { readonly order_id: string; readonly retailer_id: string };
const isOfOrder = (stop: Stop): stop is OrderStop => stop.order_id !== null && stop.retailer_id !== null;

const none = 0 as Paise; // nothing is the same in every unit

/** Counts what was left at a shop into the lines of its order. True where nothing of it is left to deliver. */
const countLines = async (
  db: Db,
  stop: OrderStop,
  left: ReadonlyMap<number, number>,
  outcome: VisitBody["outcome"],
): Promise<boolean> => {
  const { warehouse_id, order_id } = stop;
  for (const [position, units] of left) {
    await db
      .updateTable("shipment_line")
      .set({ delivered: units })
      .where("stop_id", "=", stop.id)
      .where("position", "=", position)
      .execute();
    await db
      .updateTable("order_item")
      .set((eb) => ({
        delivered: eb("delivered", "+", units),
        // What was not taken of the rest was refused; after a failed attempt all of it may still be delivered.
        refused: outcome === "FAILED" ? 0 : eb(eb("invoiced", "-", eb.ref("delivered")), "-", units),
      }))
      .where("warehouse_id", "=", warehouse_id)
      .where("order_id", "=", order_id)
      .where("position", "=", position)
      .execute();
  }
  const open = await db
    .selectFrom("order_item")
    .select("position")
    .where("warehouse_id", "=", warehouse_id)
    .where("order_id", "=", order_id)
    .whereRef("delivered", "<", "invoiced")
    .limit(1)
    .executeTakeFirst();
  return open === undefined;
};

const reachOf = { DELIVERED: "DELIVERED", PARTIAL: "PARTIALLY_DELIVERED", FAILED: "UNDELIVERED" } as const;

const moveOrder = async (
  { db, now, by, audit }: Doing,
  stop: OrderStop,
  body: VisitBody,
  left: ReadonlyMap<number, number>,
  number: string,
): Promise<void> => {
  const order = await lockRow(db, "orders", stop.order_id);
  if (order === undefined) throw new Error("A stop has no order");
  const whole = await countLines(db, stop, left, body.outcome);
  const why = body.reason === undefined ? null : (wordOf(failReasons, body.reason) ?? body.reason);
  const failed = body.outcome === "FAILED";
  const taken = await takeStep(db, {
    life: orderLife,
    table: "orders",
    held: order,
    step: "deliver",
    to: whole ? "DELIVERED" : reachOf[body.outcome],
    set: { attempts: order.attempts + (failed ? 1 : 0), reason: body.reason ?? null, reason_note: why },
    now,
    by,
  });
  const did = { DELIVERED: "delivered", PARTIAL: "delivered-in-part", FAILED: "not-delivered" }[body.outcome];
  audit(stepEntry(orderLife, did, order, taken, { after: { shipment: number, ...(why !== null && { reason: why }) } }));
};

/** Takes what was paid at a stop by billing's own function. Returns what of it is cash. Paise. */
export const takeAtDoor = async (
  { db, now, by, audit }: Doing,
  stop: Stop,
  payment: NonNullable<VisitBody["payment"]>,
  { number, day }: { readonly number: string; readonly day: string },
): Promise<Paise> => {
  const { amount, mode } = payment;
  if (!isOfOrder(stop)) throw conflict("Nothing is collected at a hub");
  const id = await takePayment(
    db,
    {
      retailerId: stop.retailer_id,
      warehouseId: stop.warehouse_id,
      amount,
      mode,
      paymentId: payment.reference?.trim() || `${number}/${stop.position}`,
      bank: null,
      receivedOn: day,
    },
    { now, by, audit },
  );
  await db.insertInto("shipment_payment").values({ stop_id: stop.id, payment_id: id }).execute();
  return mode === "CASH" ? toPaise(amount) : none;
};

/** The day of a visit: as the phone says, unless its clock goes wrong. */
export const dayOf = (at: string, startedAt: string | null, now: Date): string => {
  const then = new Date(at);
  const fits = then.getTime() <= now.getTime() && (startedAt === null || then.toISOString() >= startedAt.slice(0, 10));
  return todayIn("Asia/Kolkata", fits ? then : now);
};

/**
 * Says how a stop went, in one transaction: its goods are counted into the order, which moves on, what was paid becomes a
 * payment, and the last stop completes the shipment. Who comes second is answered with what stands there.
 */
export const visit = async <Shown>(call: Report<Shown>): Promise<Shown> => {
  const { db, body, actor, now, audit, show } = call;
  const { held, stop } = await lockStop(call);
  if (stop.version !== body.version) throw stale({ row: show(await readDetail(db, held.id)), changes: [] });
  if (held.state !== "IN_TRANSIT") throw conflict(`${held.number} is not under way`);
  if (stop.state !== "PENDING") throw stale({ row: show(await readDetail(db, held.id)), changes: [] });
  const left = await judgeReport(call, stop);
  const doing = { db, now, by: actor.id, audit };
  if (isOfOrder(stop)) await moveOrder(doing, stop, body, left, held.number);
  else if (stop.dispatch_id !== null)
    await arriveAtHub(doing, { id: stop.id, dispatch_id: stop.dispatch_id }, body, held.number);
  const { payment } = body;
  const day = dayOf(body.at, held.started_at, now);
  const cash = payment === null ? none : await takeAtDoor(doing, stop, payment, { number: held.number, day });
  const collected = payment === null ? none : toPaise(payment.amount);
  await db
    .updateTable("shipment_stop")
    .set({
      state: body.outcome,
      reason: body.reason ?? null,
      note: body.note?.trim() || null,
      visited_at: body.at,
      collected,
      cash,
      photo_id: body.photo ?? null,
      received_by: body.receivedBy?.trim() || null,
      code: body.otp ? await judgeDoorCode(call, stop.id, body.otp) : null,
      link_id: actor.link?.id ?? null,
      version: stop.version + 1,
      updated_at: now,
      updated_by: actor.id,
    })
    .where("id", "=", stop.id)
    .execute();
  await countVisit(doing, held, collected);
  const after = await readDetail(db, held.id);
  const row = after.stopList.find(({ id }) => id === stop.id);
  audit({
    entity: "shipment",
    id: held.id,
    version: after.version,
    warehouseId: held.warehouse_id,
    before: { [`stop ${stop.position}`]: "PENDING" },
    after: { [`stop ${stop.position}`]: body.outcome, order: row?.orderNumber, collected: row?.collected },
  });
  return show(after);
};
