import type { orderEndpoints, Quote, QuotedLine } from "@o2r/api/contract/orders";
import type { Handler } from "../../../http/context.ts";
import type { Assembled, AssembledLine, DraftLine } from "../assemble/assemble-order.types.ts";
import { readBasis } from "../assemble/basis.ts";
import { hubOf, readCustomer } from "../assemble/customer.ts";
import { unitsOf } from "../assemble/fill-lines.ts";
import { couponAnswer } from "../assemble/offers.ts";
import { holdsOf, prepareOrder } from "../assemble/prepare-order.ts";
import { exposure, toCredit } from "../credit/exposure.ts";
import { readCalendar } from "../slot/calendar.ts";
import { clockAt, freeDays, judgeSlot } from "../slot/judge-day.ts";
import { mayOrderFor, sourceOf } from "./reach.ts";

const rupees = (paise: number): number => paise / 100;
const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0);

const toPiece = ({ units, ptr, mrp, pieces, priced }: DraftLine): QuotedLine["pieces"][number] => ({
  units,
  ptr: rupees(ptr),
  mrp: rupees(mrp),
  expiryDate: pieces[0]?.expiresOn ?? null,
  total: rupees(priced.total),
});

const toQuotedLine = ({ asked, product, lines, problem, available }: AssembledLine): QuotedLine => ({
  productId: asked.productId,
  name: product?.name ?? "",
  sku: product?.sku ?? "",
  image: product?.image ?? null,
  packs: asked.packs,
  packOf: product?.packOf ?? 1,
  units: asked.packs * (product?.packOf ?? 1),
  available,
  short: sum(lines, ({ short }) => short),
  most: product?.most ?? null,
  gst: product?.gst ?? 0,
  free: false,
  discount: rupees(sum(lines, ({ priced }) => priced.discount)),
  taxable: rupees(sum(lines, ({ priced }) => priced.taxable)),
  total: rupees(sum(lines, ({ priced }) => priced.total)),
  pieces: lines.map(toPiece),
  trace: lines.flatMap(({ priced }) =>
    priced.trace.map(({ step, text, amount }) => ({ step, text, amount: rupees(amount) })),
  ),
  problem,
});

/** What all lines come to, in rupees. */
const toTotals = (order: Assembled) => ({
  goods: rupees(order.goods),
  discount: rupees(order.discount),
  charges: rupees(order.charges),
  taxable: rupees(order.taxable),
  cgst: rupees(order.cgst),
  sgst: rupees(order.sgst),
  igst: rupees(order.igst),
  cess: rupees(order.cess),
  roundOff: rupees(order.roundOff),
  total: rupees(order.payable),
  chargeLines: order.charged.map(({ name, amount }) => ({ name, amount: rupees(amount) })),
});

const kilos = (grams: number): number => Math.round(grams * 1000) / 1000;

/** What an order would come to now, what is short, and what would hold it. */
export const quote: Handler<typeof orderEndpoints.quote> = async (context): Promise<Quote> => {
  const { db, body, now, actor } = context;
  const customer = await readCustomer(db, { id: body.retailerId, within: mayOrderFor(context) });
  const warehouseId = hubOf(customer);
  const wanted = body.orderSlot || undefined;
  const calendar = await readCalendar(db, { warehouseId, beatId: customer.beatId, now, day: wanted });
  const clock = clockAt(now);
  const free = freeDays(calendar, clock);
  const day = wanted !== undefined && judgeSlot(calendar, clock, wanted) === null ? wanted : (free[0] ?? null);
  const basis = await readBasis(db, {
    customer,
    warehouseId,
    source: sourceOf(actor),
    paymentMode: body.paymentMode,
    coupon: body.coupon,
    now,
  });
  const order = await prepareOrder(db, {
    basis,
    asked: body.lines,
    deliveryOn: day ?? clock.day,
    hold: false,
  });
  const owed = await exposure(db, customer.id);
  const before = owed.outstanding + owed.placed;
  const holds = holdsOf(order, { basis, owed: before });
  return {
    lines: order.asked.map(toQuotedLine),
    ...toTotals(order),
    credit: toCredit({ limit: customer.limit, days: customer.creditDays }, owed),
    holds: holds.map(({ hold, text }) => ({ hold, text })),
    promotions: order.judged.verdicts
      .filter(({ applied, nearly }) => applied || nearly !== null)
      .map(({ promotionId, title, code, applied, amount, why, nearly }) => ({
        promotionId,
        title,
        code,
        applied,
        amount: rupees(amount),
        why,
        nearly: nearly?.text ?? null,
      })),
    couponProblem: couponAnswer(basis.offers, order.judged),
    orderSlot: day,
    weight: kilos(sum(order.lines, (line) => line.product.weight * unitsOf(line))),
    volume:
      Math.round(sum(order.lines, (line) => (line.product.volume * unitsOf(line)) / line.product.packOf) * 1e4) / 1e4,
  };
};
