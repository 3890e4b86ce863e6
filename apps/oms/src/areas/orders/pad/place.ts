import { sql, type Insertable } from "kysely";
import type { orderEndpoints, OrderRow, PlaceBody } from "@o2r/api/contract/orders";
import { orderLife } from "@o2r/api/contract/orders";
import { moneyText } from "@o2r/api/contract/core";
import { conflict, invalid } from "../../../app-error.ts";
import { compileOnce } from "../../../db/compile-once.ts";
import { newId } from "../../../db/id.ts";
import type { Database, Db } from "../../../db/schema.ts";
import { afterCostly, type Context } from "../../../http/context.ts";
import { takeStep } from "../../../trade/lifecycle/take-step.ts";
import { toPaise } from "../../../trade/paise.ts";
import type { Assembled } from "../assemble/assemble-order.types.ts";
import { readBasis, type Basis } from "../assemble/basis.ts";
import { hubOf, readCustomer } from "../assemble/customer.ts";
import { ensureCode, prepareAndTake } from "../assemble/prepare-and-take.ts";
import { holdsOf } from "../assemble/prepare-order.ts";
import { sizeOf, totalsOf, writeLines } from "../assemble/write-lines.ts";
import { seriesYear, takingOrderNumber } from "../order-number.ts";
import { readOrder } from "../order/select-orders.ts";
import { clockAt, freeDays, judgeSlot } from "../slot/judge-day.ts";
import { movePlaces } from "../slot/move-places.ts";
import { mayOrderFor, sourceOf } from "./reach.ts";

/** Takes a place of the day that is asked for, or of the first that has one; 409 in words where there is none. */
const takeDay = async (db: Db, basis: Basis, asked: string, now: Date): Promise<string> => {
  const { warehouseId, calendar } = basis;
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

/** Writes the order under the next number of its hub; what was placed is no longer about to be. */
const insertOrder = compileOnce(
  (
    db,
    {
      year,
      said,
      ...values
    }: ReturnType<typeof seriesYear> &
      Omit<Insertable<Database["orders"]>, "order_number"> & { readonly created_by: string },
  ) =>
    db
      .with("series", () => sql<{ order_number: string }>`(${takingOrderNumber(values.warehouse_id, { year, said })})`)
      .with("emptied", (given) =>
        given
          .deleteFrom("cart")
          .where("owner_id", "=", values.created_by)
          .where("retailer_id", "=", values.retailer_id),
      )
      .insertInto("orders")
      .values((given) => ({ ...values, order_number: given.selectFrom("series").select("order_number") }))
      .returning(["id", "version", "state"]),
);

type Placing = Context<typeof orderEndpoints.place>;

/**
 * Places an order. Everything is held in one order, so that no two wait for each other: the retailer with their credit,
 * the day, the stock by id, and the number last.
 */
const placeIt = async (context: Placing): Promise<OrderRow> => {
  const { db, body, actor, now, audit } = context;
  const customer = await readCustomer(db, { id: body.retailerId, within: mayOrderFor(context), hold: true });
  if (customer.retailerState === "INACTIVE") throw conflict(`${customer.establishment} is no longer a customer`);
  await ensureCall(db, body.callId, actor.id, customer.id);
  const warehouseId = hubOf(customer);
  const basis = await readBasis(db, {
    customer,
    warehouseId,
    beatId: customer.beatId,
    source: sourceOf(actor),
    paymentMode: body.paymentMode,
    coupon: body.coupon,
    lines: body.lines,
    day: body.orderSlot,
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
  const held = holdsOf(order, { basis, owed: basis.owed.outstanding + basis.owed.placed });
  const stamps = { created_at: now, created_by: actor.id, updated_at: now, updated_by: actor.id };
  const [made] = await insertOrder(db, {
    id,
    ...seriesYear(now),
    warehouse_id: warehouseId,
    retailer_id: customer.id,
    beat_id: customer.beatId,
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
  if (made === undefined) throw new Error("The order was not written");
  await writeLines(db, { id, warehouseId, placedAt: now }, order, { now, actorId: actor.id });
  if (held.length > 0)
    await takeStep(db, { life: orderLife, table: "orders", held: made, step: "stop", now, by: actor.id });
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

/** Places an order whose code, where one is typed, was counted as tried before anything is held. */
export const place = afterCostly<typeof orderEndpoints.place>(async (given) => {
  const judgeTry = await given.services.tryCodes(given, [given.body.coupon]);
  return async (context) => {
    // An order with a code that does not hold is refused.
    context.afterCommit(() => judgeTry([given.body.coupon]));
    return placeIt(context);
  };
});
