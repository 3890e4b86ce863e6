import { conflict } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import { takeUse } from "../../promotions/use/take-use.ts";
import { keyOf } from "./line-key.ts";
import type { Assembled, Prepared } from "./assemble-order.types.ts";
import { couponAnswer } from "./offers.ts";
import { prepareOrder, type Preparing } from "./prepare-order.ts";

interface Taking extends Omit<Preparing, "hold"> {
  readonly orderId: string;
  readonly by: string;
  readonly now: Date;
}

/** Free goods are lines of the order, each at its place. */
const linesOf = ({ gifts }: Assembled) => {
  const places = new Map(gifts.map(({ key, line }) => [key, keyOf(line.position)]));
  return (line: string): string => places.get(line) ?? line;
};

/** What an order takes of promotions, to be compared. */
const takenOf = (order: Assembled): string =>
  JSON.stringify([order.judged.lines, order.judged.free, order.gifts.map(({ line }) => line.position)]);

/**
 * Assembles an order and takes for it what promotions promise and what the shelves have. Limits of promotions are held
 * before stock is, as all do who hold both: so it is judged once without, and again with the stock in hand.
 */
export const prepareAndTake = async (db: Db, { orderId, by, now, ...preparing }: Taking): Promise<Prepared> => {
  const { customer, warehouseId, offers } = preparing.basis;
  if (offers.promotions.length > 0) {
    const seen = await prepareOrder(db, { ...preparing, hold: false });
    const { judged } = seen;
    const order = { id: orderId, warehouseId, retailerId: customer.id, day: offers.cart.day };
    const [refused] = await takeUse(db, { order, judged, keyOf: linesOf(seen), by, now });
    if (refused) throw conflict(`${refused.title}: ${refused.why}`);
    const held = await prepareOrder(db, { ...preparing, hold: true });
    if (takenOf(held) !== takenOf(seen)) throw conflict("Somebody ordered of these goods meanwhile. Please try again");
    return held;
  }
  return prepareOrder(db, { ...preparing, hold: true });
};

/** Refuses a code that takes nothing off: whoever typed it counts on it. */
export const ensureCode = ({ judged }: Assembled, { offers }: Preparing["basis"]): void => {
  const answer = couponAnswer(offers, judged);
  if (answer !== null) throw conflict(answer, [{ field: "coupon", message: answer }]);
};
