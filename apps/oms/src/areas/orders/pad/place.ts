import { sql, type Insertable } from "kysely";
import type { orderEndpoints, OrderRow, PlaceBody } from "@o2r/api/contract/orders";
import { orderLife } from "@o2r/api/contract/orders";
import { moneyText } from "@o2r/api/contract/core";
import { conflict, invalid } from "../../../app-error.ts";
import { partOf, sayOnce } from "../../../db/compile-once.ts";
import { newId } from "../../../db/id.ts";
import type { Database, Db } from "../../../db/schema.ts";
import { insertAsOne, writeTogether, type Parts } from "../../../db/write-together.ts";
import { afterCostly, type Context } from "../../../http/context.ts";
import { takeStep } from "../../../trade/lifecycle/take-step.ts";
import { toPaise } from "../../../trade/paise.ts";
import { ensureMoved, movedCount } from "../../stock/ledger/post-movements.ts";
import type { Assembled } from "../assemble/assemble-order.types.ts";
import { readCustomerAndBasis, type Basis } from "../assemble/basis.ts";
import { ensureCode, prepareAndTake } from "../assemble/prepare-and-take.ts";
import { holdsOf } from "../assemble/prepare-order.ts";
import { decideLines, sizeOf, totalsOf } from "../assemble/write-lines.ts";
import { seriesYear, takingOrderNumber } from "../order-number.ts";
import { readOrder, selectOrders, toOrderRow } from "../order/select-orders.ts";
import { clockAt, freeDays, judgeSlot } from "../slot/judge-day.ts";
import { movePlaces, takePlaceAhead } from "../slot/move-places.ts";
import { mayOrderFor, sourceOf } from "./reach.ts";

/** Where a day has so many places left, nobody waits to hear that there still was one. */
const plenty = 50;

/** Takes a place of the day that is asked for, or of the first that has one; 409 in words where there is none. */
const takeDay = async (db: Db, basis: Basis, asked: string, now: Date): Promise<string> => {
  const { warehouseId, calendar } = basis;
  const clock = clockAt(now);
  const refusal = asked ? judgeSlot(calendar, clock, asked) : null;
  if (refusal !== null) throw conflict(`This order cannot be delivered on that day. ${refusal}`);
  for (const day of asked ? [asked] : freeDays(calendar, clock)) {
    if (calendar.capacity - (calendar.taken.get(day) ?? 0) >= plenty) {
      await takePlaceAhead(db, { warehouseId, day, capacity: calendar.capacity });
      return day;
    }
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

const series = sayOnce((next: { readonly warehouseId: string } & ReturnType<typeof seriesYear>) =>
  takingOrderNumber(next.warehouseId, next),
);

const emptied = sayOnce(
  ({ by, retailerId }: { readonly by: string; readonly retailerId: string }) =>
    sql`delete from cart where owner_id = ${by} and retailer_id = ${retailerId}`,
);

/** The order as it was written, and how many balances were moved for it, where any were. */
const placed = sayOnce((_, db) => selectOrders(db).select(sql<number>`0`.as("moved")));
const placedAndMoved = sayOnce((_, db) => selectOrders(db).select(movedCount.as("moved")));

/**
 * Writes the order under the next number of its hub, with its lines and what they are promised; what was placed is no longer
 * about to be. All at once: the number is held for as short as can be.
 */
const writeOrder = async (
  db: Db,
  order: Omit<Insertable<Database["orders"]>, "order_number"> & {
    readonly id: string;
    readonly retailer_id: string;
    readonly warehouse_id: string;
  },
  { parts, promised }: ReturnType<typeof decideLines>,
  { now, actorId }: { readonly now: Date; readonly actorId: string },
): Promise<OrderRow> => {
  const all: Parts = [
    ["series", partOf(series, { warehouseId: order.warehouse_id, ...seriesYear(now) })],
    ["emptied", partOf(emptied, { by: actorId, retailerId: order.retailer_id })],
    // What is read of the table in the same statement is read of this one order.
    [
      "orders",
      insertAsOne("orders", [order], {
        computed: { order_number: "(select order_number from series)" },
        returning: true,
      }),
    ],
    ...parts,
  ];
  const moved = promised?.moved ?? 0;
  const [made] = await writeTogether(db, all, partOf(promised === undefined ? placed : placedAndMoved, {}));
  if (made === undefined) throw new Error("The order was not written");
  ensureMoved({ moved }, made.moved);
  return toOrderRow(made);
};

type Placing = Context<typeof orderEndpoints.place>;

/**
 * Places an order. Everything is held in one order, so that no two wait for each other: the retailer with their credit, their
 * hub, the day, the stock by id, and the number last.
 */
const placeIt = async (context: Placing): Promise<OrderRow> => {
  const { db, body, actor, now, audit } = context;
  const whom = { id: body.retailerId, within: mayOrderFor(context), hold: true };
  const basis = await readCustomerAndBasis(db, whom, {
    source: sourceOf(actor),
    paymentMode: body.paymentMode,
    coupon: body.coupon,
    lines: body.lines,
    day: body.orderSlot,
    now,
  });
  const { customer, warehouseId } = basis;
  if (customer.retailerState === "INACTIVE") throw conflict(`${customer.establishment} is no longer a customer`);
  await ensureCall(db, body.callId, actor.id, customer.id);
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
  const written = await writeOrder(
    db,
    {
      id,
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
      state_since: now,
      ship_to: customer.shipTo,
      tax_split: order.split,
      untaxed: order.untaxed,
      charge_lines: order.charged,
      holds: held.map(({ hold }) => hold),
      ...sizeOf(order),
      ...totalsOf(order),
      ...stamps,
    },
    decideLines({ id, warehouseId, placedAt: now }, order, { now, actorId: actor.id }),
    { now, actorId: actor.id },
  );
  if (held.length > 0)
    await takeStep(db, { life: orderLife, table: "orders", held: written, step: "stop", now, by: actor.id });
  const row = held.length > 0 ? await readOrder(db, id) : written;
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
export const place = afterCostly<typeof orderEndpoints.place>(
  async (given) => {
    const judgeTry = await given.services.tryCodes(given, [given.body.coupon]);
    return async (context) => {
      // An order with a code that does not hold is refused.
      context.afterCommit(() => judgeTry([given.body.coupon]));
      return placeIt(context);
    };
  },
  ({ coupon }) => coupon.trim() !== "",
);
