import type { orderEndpoints, PlaceBody } from "@o2r/api/contract/orders";
import { orderLife } from "@o2r/api/contract/orders";
import { moneyText } from "@o2r/api/contract/core";
import { conflict, invalid } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import { insertRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handler } from "../../../http/context.ts";
import { takeStep } from "../../../trade/lifecycle/take-step.ts";
import { toPaise } from "../../../trade/paise.ts";
import type { Assembled } from "../assemble/assemble-order.types.ts";
import { readBasis, type Basis } from "../assemble/basis.ts";
import { hubOf, readCustomer } from "../assemble/customer.ts";
import { ensureCode, prepareAndTake } from "../assemble/prepare-and-take.ts";
import { holdsOf } from "../assemble/prepare-order.ts";
import { sizeOf, totalsOf, writeLines } from "../assemble/write-lines.ts";
import { exposure } from "../credit/exposure.ts";
import { takeOrderNumber } from "../order-number.ts";
import { readOrder } from "../order/select-orders.ts";
import { readCalendar } from "../slot/calendar.ts";
import { clockAt, freeDays, judgeSlot } from "../slot/judge-day.ts";
import { movePlaces } from "../slot/move-places.ts";
import { emptyCart } from "./cart.ts";
import { mayOrderFor, sourceOf } from "./reach.ts";

/** Takes a place of the day that is asked for, or of the first that has one; 409 in words where there is none. */
const takeDay = async (db: Db, basis: Basis, asked: string, now: Date): Promise<string> => {
  const { customer, warehouseId, policy } = basis;
  const { beatId } = customer;
  const calendar = await readCalendar(db, { warehouseId, beatId, now, day: asked || undefined, policy });
  const clock = clockAt(now);
  const refusal = asked ? judgeSlot(calendar, clock, asked) : null;
  if (refusal !== null) throw conflict(`This order cannot be delivered on that day. ${refusal}`);
  for (const day of asked ? [asked] : freeDays(calendar, clock)) {
    // Somebody may have taken the last place since the calendar was read.
    if ((await movePlaces(db, [{ warehouseId, day, move: "take" }])) === undefined) return day;
  }
  throw conflict(asked ? "This order cannot be delivered on that day. Full" : "No day of delivery is free");
};

/** Refuses what cannot be ordered, and a total that is not the one that was shown. */
const ensureRight = ({ asked, payable }: Assembled, { expected }: PlaceBody): void => {
  const wrong = asked.flatMap(({ problem, product }, index) =>
    problem === null ? [] : [{ field: `lines[${index}]`, message: `${product?.name ?? "A product"}: ${problem}` }],
  );
  if (wrong[0]) throw conflict(wrong[0].message, wrong);
  if (asked.length === 0) throw invalid([{ field: "lines", message: "Nothing is ordered yet" }]);
  if (payable !== toPaise(expected))
    throw conflict(`The total is ${moneyText(payable / 100)} now, and not ${moneyText(expected)} as it was shown`, [
      { field: "expected", message: String(payable / 100) },
    ]);
};

/** The call that brings an order: one that the caller has with this very retailer. */
const ensureCall = async (db: Db, callId: string | undefined, agentId: string, retailerId: string): Promise<void> => {
  if (callId === undefined) return;
  const call = await db
    .selectFrom("dialer_call")
    .select("id")
    .where("id", "=", callId)
    .where("agent_id", "=", agentId)
    .where("retailer_id", "=", retailerId)
    .where("state", "in", ["CONNECTED", "WRAP_UP"])
    .executeTakeFirst();
  if (call === undefined) throw conflict("The call with this retailer has ended");
};

/**
 * Places an order. Everything is held in one order, so that no two wait for each other: the retailer with their credit,
 * the day, the stock by id, and the number last.
 */
export const place: Handler<typeof orderEndpoints.place> = async (context) => {
  const { db, body, actor, now, audit } = context;
  const customer = await readCustomer(db, { id: body.retailerId, within: mayOrderFor(context), hold: true });
  if (customer.retailerState === "INACTIVE") throw conflict(`${customer.establishment} is no longer a customer`);
  await ensureCall(db, body.callId, actor.id, customer.id);
  const warehouseId = hubOf(customer);
  const basis = await readBasis(db, {
    customer,
    warehouseId,
    source: sourceOf(actor),
    paymentMode: body.paymentMode,
    coupon: body.coupon,
    now,
  });
  const day = await takeDay(db, basis, body.orderSlot, now);
  const id = newId();
  const order = await prepareAndTake(db, {
    basis,
    asked: body.lines,
    deliveryOn: day,
    orderId: id,
    by: actor.id,
    now,
  });
  ensureCode(order, basis);
  ensureRight(order, body);
  const owed = await exposure(db, customer.id);
  const held = holdsOf(order, { basis, owed: owed.outstanding + owed.placed });
  const stamps = { created_at: now, created_by: actor.id, updated_at: now, updated_by: actor.id };
  const made = await insertRow(db, "orders", {
    id,
    warehouse_id: warehouseId,
    retailer_id: customer.id,
    beat_id: customer.beatId,
    order_number: await takeOrderNumber(db, warehouseId, now),
    flow: "HUB_TO_RETAILER",
    state: orderLife.first,
    source: sourceOf(actor),
    call_id: body.callId ?? null,
    payment_mode: body.paymentMode,
    note: body.note || null,
    order_slot: day,
    slot_held: true,
    placed_at: now,
    ship_to: JSON.stringify(customer.shipTo),
    tax_split: order.split,
    untaxed: order.untaxed,
    charge_lines: JSON.stringify(order.charged),
    holds: held.map(({ hold }) => hold),
    ...sizeOf(order),
    ...totalsOf(order),
    ...stamps,
  });
  await writeLines(db, { id, warehouseId, placedAt: now }, order, { now, actorId: actor.id });
  if (held.length > 0)
    await takeStep(db, { life: orderLife, table: "orders", held: made, step: "stop", now, by: actor.id });
  await emptyCart(db, actor.id, customer.id);
  const row = await readOrder(db, id);
  audit({
    entity: "order",
    id,
    version: row.version,
    warehouseId,
    after: {
      state: row.state,
      orderNumber: row.orderNumber,
      retailer: row.establishment,
      total: row.total,
      orderSlot: row.orderSlot,
      ...(held.length > 0 && { held: held.map(({ text }) => text).join("; ") }),
    },
  });
  return row;
};
