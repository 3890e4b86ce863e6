import type { orderEndpoints, Quote, QuotedLine } from "@o2r/api/contract/orders";
import { moneyText } from "@o2r/api/contract/core";
import type { Handler } from "../../../http/context.ts";
import type { Assembled, AssembledLine, DraftLine } from "../assemble/assemble-order.types.ts";
import type { Bundle } from "../assemble/bundle.ts";
import { readCustomerAndBasis } from "../assemble/basis.ts";
import { unitsOf } from "../assemble/fill-lines.ts";
import { couponAnswer, isHeld } from "../assemble/offers.ts";
import { holdsOf, prepareOrder } from "../assemble/prepare-order.ts";
import { toCredit } from "../credit/exposure.ts";
import { clockAt, firstFreeDay, judgeSlot } from "../slot/judge-day.ts";
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

const sumsOf = (lines: readonly DraftLine[]) => ({
  discount: rupees(sum(lines, ({ priced }) => priced.discount)),
  taxable: rupees(sum(lines, ({ priced }) => priced.taxable)),
  total: rupees(sum(lines, ({ priced }) => priced.total)),
});

/** What a bundle holds, part by part. */
const toParts = (lines: readonly DraftLine[]): QuotedLine["parts"] =>
  [...Map.groupBy(lines, ({ product }) => product.id)].map(([productId, some]) => ({
    productId,
    name: some[0]?.product.name ?? "",
    sku: some[0]?.product.sku ?? "",
    units: sum(some, ({ units }) => units),
    gst: some[0]?.product.tax.gst ?? 0,
    taxable: sumsOf(some).taxable,
    total: sumsOf(some).total,
  }));

const toTrace = (lines: readonly DraftLine[]): QuotedLine["trace"] =>
  lines.flatMap(({ priced }) => priced.trace.map(({ step, text, amount }) => ({ step, text, amount: rupees(amount) })));

type Steps = readonly Pick<DraftLine["priced"]["trace"][number], "step" | "text" | "amount">[];

/** The same step of several lines is one; in rupees. */
const added = (steps: Steps): QuotedLine["trace"] =>
  [...Map.groupBy(steps, ({ step, text }) => `${step} ${text}`).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ step: first.step, text: first.text, amount: rupees(sum(same, ({ amount }) => amount)) }] : [];
  });

/** The price of a bundle, then what is added to its parts. */
const traceOfBundle = (lines: readonly DraftLine[], sets: number, price: number): QuotedLine["trace"] => [
  { step: "PRICE", text: `${sets} × ${moneyText(rupees(price))}`, amount: rupees(price * sets) },
  ...added(lines.flatMap(({ priced }) => priced.trace.filter(({ step }) => step !== "PRICE"))),
];

/** What promotions of its goods take off a line. */
const offsOf = (lines: readonly DraftLine[], { judged }: Pick<Assembled, "judged">): QuotedLine["offs"] => {
  const ofOrder = new Set(judged.verdicts.flatMap((verdict) => (verdict.ofOrder ? [verdict.promotionId] : [])));
  const steps = lines.flatMap(({ priced }) =>
    priced.trace.filter(({ step, promotionId = "" }) => step === "PROMOTION" && !ofOrder.has(promotionId)),
  );
  return added(steps).map(({ text, amount }) => ({ text, amount: -amount }));
};

const toQuotedBundle = (order: Assembled, line: AssembledLine, bundle: Bundle): QuotedLine => {
  const { asked, lines, problem, available } = line;
  const sets = asked.packs * bundle.packOf;
  return {
    productId: asked.productId,
    kind: bundle.kind,
    name: bundle.name,
    sku: bundle.sku,
    image: bundle.image,
    packs: asked.packs,
    packOf: bundle.packOf,
    units: sets,
    available,
    short: 0,
    most: bundle.most,
    gst: 0,
    free: false,
    promotion: null,
    ...sumsOf(lines),
    pieces: [
      {
        units: sets,
        ptr: rupees(bundle.price),
        mrp: rupees(sets === 0 ? 0 : Math.floor(sum(lines, ({ units, mrp }) => units * mrp) / sets)),
        expiryDate: null,
        total: sumsOf(lines).total,
      },
    ],
    parts: toParts(lines),
    offs: offsOf(lines, order),
    trace: traceOfBundle(lines, sets, bundle.price),
    problem,
  };
};

const toQuotedLine = (order: Assembled, line: AssembledLine): QuotedLine => {
  const { asked, product, bundle, lines, problem, available } = line;
  if (bundle !== undefined) return toQuotedBundle(order, line, bundle);
  return {
    productId: asked.productId,
    kind: "PRODUCT",
    name: product?.name ?? "",
    sku: product?.sku ?? "",
    image: product?.image ?? null,
    packs: asked.packs,
    packOf: product?.packOf ?? 1,
    units: asked.packs * (product?.packOf ?? 1),
    available,
    short: sum(lines, ({ short }) => short),
    most: product?.most ?? null,
    gst: product?.tax.gst ?? 0,
    free: false,
    promotion: null,
    ...sumsOf(lines),
    pieces: lines.map(toPiece),
    parts: [],
    offs: offsOf(lines, order),
    trace: toTrace(lines),
    problem,
  };
};

/** Goods that a promotion gives, as a line of their own. */
const toGift = (order: Assembled, { line }: Assembled["gifts"][number]): QuotedLine => ({
  ...toQuotedLine(order, {
    asked: { productId: line.product.id, packs: line.packs },
    product: { ...line.product, packOf: line.packOf },
    bundle: undefined,
    lines: [line],
    problem: null,
    available: line.units,
  }),
  free: true,
  promotion: order.judged.verdicts.find(({ promotionId }) => promotionId === line.promotionId)?.title ?? null,
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
  const { db, body, now, actor, services } = context;
  const judgeTry = await services.tryCodes(context, [body.coupon]);
  const wanted = body.orderSlot || undefined;
  const whom = { id: body.retailerId, within: mayOrderFor(context) };
  const basis = await readCustomerAndBasis(db, whom, {
    source: sourceOf(actor),
    paymentMode: body.paymentMode,
    coupon: body.coupon,
    lines: body.lines,
    day: body.orderSlot,
    now,
  });
  const { customer, calendar, owed } = basis;
  const clock = clockAt(now);
  const isFree = wanted !== undefined && judgeSlot(calendar, clock, wanted) === null;
  const day = isFree ? wanted : (firstFreeDay(calendar, clock) ?? null);
  const order = await prepareOrder(db, {
    basis,
    asked: body.lines,
    deliveryOn: day ?? clock.day,
    hold: false,
  });
  await judgeTry(isHeld(basis.offers, order.judged) ? [body.coupon] : []);
  const before = owed.outstanding + owed.placed;
  const holds = holdsOf(order, { basis, owed: before });
  return {
    lines: [...order.asked.map((line) => toQuotedLine(order, line)), ...order.gifts.map((gift) => toGift(order, gift))],
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
