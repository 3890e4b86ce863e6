import { conflict } from "../../../../app-error.ts";
import type { AskedLine } from "../../assemble/assemble-order.types.ts";
import type { PartOfBundle } from "../../assemble/bundle.ts";
import { prepareAndTake } from "../../assemble/prepare-and-take.ts";
import { forgetUse } from "../../../promotions/use/give-back-use.ts";
import { holdsOf } from "../../assemble/prepare-order.ts";
import { readBasis } from "../../assemble/basis.ts";
import { readCustomer } from "../../assemble/customer.ts";
import { sizeOf, totalsOf, writeLines } from "../../assemble/write-lines.ts";
import { unitsOf } from "../../assemble/fill-lines.ts";
import { takeOrderNumber } from "../../order-number.ts";
import { clockAt, firstFreeDay, judgeSlot, type Calendar } from "../../slot/judge-day.ts";
import { lastPlaceTaken, movePlaces } from "../../slot/move-places.ts";
import { lockBalances } from "../../../stock/ledger/post-movements.ts";
import { releaseReservations } from "../../../stock/ledger/reservations.ts";
import { readStoredLines, removeLines, type StoredLine } from "./stored-lines.ts";
import type { LivingOrder, OrderEffect, Posted } from "./step-types.ts";

/** The balances that an order is promised units of, and those of its products at another hub. */
const balancesOf = async ({ db }: Posted, held: LivingOrder, warehouseId: string, productIds: readonly string[]) => {
  const own = db
    .selectFrom("reservation")
    .select("batch_id")
    .where("ref_id", "=", held.id)
    .where("ref_type", "=", "order")
    .where("state", "=", "HELD");
  const there = db
    .selectFrom("stock_balance")
    .select("batch_id")
    .where("warehouse_id", "=", warehouseId)
    .where("product_id", "in", [...productIds]);
  const rows = await own.union(there).execute();
  return rows.map(({ batch_id }) => batch_id);
};

/** Units of each product that lines hold, with what they cost. */
const unitsByProduct = (lines: readonly StoredLine[]): readonly PartOfBundle[] =>
  [...Map.groupBy(lines, ({ product }) => product.id)].flatMap(([productId, some]) => {
    const units = some.reduce((sum, line) => sum + unitsOf(line), 0);
    return units === 0
      ? []
      : [{ productId, units, amount: some.reduce((sum, line) => sum + unitsOf(line) * line.ptr, 0) }];
  });

/**
 * What an order holds, as it would be ordered again: products by their units, kits and combos by what they hold. What was
 * given with it is given again.
 */
const askedAgain = (lines: readonly StoredLine[]): readonly AskedLine[] => {
  const plain = unitsByProduct(lines.filter(({ kind }) => kind === "PAID"));
  const bundles = Map.groupBy(lines, ({ bundle }) => bundle?.id);
  return [
    ...plain.map(({ productId, units }) => ({ productId, packs: 0, units })),
    ...[...bundles.values()].flatMap((some) => {
      const bundle = some[0]?.bundle;
      const { id: productId, kind, sets: packs } = bundle ?? {};
      return productId === undefined || kind === undefined || packs === undefined
        ? []
        : [{ productId, packs, again: { kind, parts: unitsByProduct(some) } }];
    }),
  ];
};

/** The code that an order was placed with and that still holds at another hub; empty where there was none. */
const codeOf = async ({ db }: Posted, { id }: LivingOrder): Promise<string> => {
  const used = await db
    .selectFrom("promotion_use as used")
    .innerJoin("promotion", "promotion.id", "used.promotion_id")
    .select("promotion.code")
    .where("used.order_id", "=", id)
    .where("used.state", "=", "TAKEN")
    .where("promotion.code", "is not", null)
    .executeTakeFirst();
  return used?.code ?? "";
};

/** Moves the place of an order to a day of another hub: its own day, or the first that is free there. */
const moveDay = async ({ db, now }: Posted, held: LivingOrder, calendar: Calendar): Promise<string> => {
  const { warehouseId } = calendar;
  const clock = clockAt(now);
  const own = held.order_slot;
  const day = own !== null && judgeSlot(calendar, clock, own) === null ? own : firstFreeDay(calendar, clock);
  if (day === undefined) throw conflict("No day of delivery is free at that hub");
  const full = await movePlaces(db, [
    { warehouseId, day, move: "take" },
    ...(held.slot_held && own !== null ? [{ warehouseId: held.warehouse_id, day: own, move: "give" as const }] : []),
  ]);
  if (full) throw lastPlaceTaken();
  return day;
};

/**
 * Delivers an order from another hub: what it was promised is given back, and it is assembled there again, with the prices,
 * the taxes and the day of that hub, and a number of its series. Retailer, hub, days, stock by id and number are held in the
 * order in which placing holds them.
 */
export const changeHub = async (by: Posted, held: LivingOrder, warehouseId: string): Promise<OrderEffect> => {
  const { db, now, actor } = by;
  if (warehouseId === held.warehouse_id) throw conflict("It is delivered from this hub already");
  const customer = await readCustomer(db, { id: held.retailer_id, hold: true, warehouseId });
  if (customer.warehouseId === null) throw conflict("Choose an active hub");
  const before = await readStoredLines(db, held);
  const asked = askedAgain(before);
  const coupon = await codeOf(by, held);
  // What promotions promised it there is free again, and is taken again where they hold here, too.
  await forgetUse(db, { orderId: held.id, by: actor.id, now });
  const basis = await readBasis(db, {
    customer,
    warehouseId,
    beatId: held.beat_id,
    source: held.source,
    paymentMode: held.payment_mode,
    coupon,
    lines: asked,
    day: held.order_slot ?? "",
    now,
  });
  const day = await moveDay(by, held, basis.calendar);
  const given = basis.offers.promotions.flatMap(({ gives }) => (gives.kind === "BUY_GET" ? (gives.product ?? []) : []));
  const productIds = [...new Set([...before.map(({ product }) => product.id), ...given])];
  await lockBalances(db, await balancesOf(by, held, warehouseId, productIds));
  const posting = { now, actorId: actor.id };
  await releaseReservations(db, { type: "order", id: held.id }, posting);
  await removeLines(db, held);
  const order = await prepareAndTake(db, {
    orderId: held.id,
    by: actor.id,
    now,
    basis,
    asked,
    deliveryOn: day,
  });
  const others = basis.owed.outstanding + basis.owed.placed - held.total;
  const found = holdsOf(order, { basis, owed: others });
  const byHand = held.holds.includes("HAND") ? ["HAND"] : [];
  const holds = [...found.map(({ hold }) => hold), ...byHand];
  return {
    to: holds.length > 0 ? "ON_HOLD" : "PLACED",
    set: {
      warehouse_id: warehouseId,
      order_number: await takeOrderNumber(db, warehouseId, now),
      order_slot: day,
      slot_held: true,
      tax_split: order.split,
      untaxed: order.untaxed,
      charge_lines: JSON.stringify(order.charged),
      holds,
      confirmed_at: null,
      ...sizeOf(order),
      ...totalsOf(order),
    },
    after: () => writeLines(db, { id: held.id, warehouseId, placedAt: held.placed_at }, order, posting),
  };
};
