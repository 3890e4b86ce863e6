import { moneyText } from "../../../core/money.ts";
import { carryError, partOf, shareOut } from "./carry-error.ts";
import { basisPoints, batchDiscountOf, goodsOf } from "./line-worth.ts";
import type {
  OrderToPrice,
  PricedLine,
  PricedOrder,
  PricedUnits,
  PromotionOff,
  TraceStep,
} from "./price-order.types.ts";

const whole = 10_000n;
/** Rupees with four decimals as whole parts of a paisa: a hundred make one. */
const ofPaisa = (rupees: number): bigint => BigInt(Math.round(rupees * 10_000));
const partsOfPaisa = 100n;

/** What promotions take off a line, each at most what is left of it. */
const promotionsOf = (line: PricedUnits, worth: number): readonly PromotionOff[] => {
  let left = worth;
  return (line.promotions ?? []).map((one) => {
    const amount = Math.min(one.amount, left);
    left -= amount;
    return { ...one, amount };
  });
};

/** What of an amount that holds its tax is the tax. */
const taxWithin = ({ gst, cess }: PricedUnits, amount: number): number => {
  const rate = basisPoints(gst) + basisPoints(cess);
  return rate === 0 ? 0 : amount - partOf(amount, 10_000, 10_000 + rate);
};

/** Cess by the unit, in whole paise. */
const cessOfUnits = ({ cessPerUnit = 0, units, free }: PricedUnits): number =>
  free ? 0 : Number((ofPaisa(cessPerUnit) * BigInt(units) + partsOfPaisa / 2n) / partsOfPaisa);

/** What of a price that holds its tax is the tax: that on the printed price is the same at any price. Never above the price. */
const taxWithinPrice = (line: PricedUnits, amount: number): number => {
  const byUnit = Math.min(amount, cessOfUnits(line));
  const byRate =
    line.base === "RETAIL_PRICE" && !line.free
      ? taxWithin(line, line.units * line.mrp)
      : taxWithin(line, amount - byUnit);
  return Math.min(amount, byUnit + byRate);
};

/** What the rates of a line are taken of: what is paid for it, or the printed price less the tax that it holds. */
const taxedOn = (line: PricedUnits, taxable: number): number =>
  line.base === "RETAIL_PRICE" && !line.free ? line.units * line.mrp - taxWithin(line, line.units * line.mrp) : taxable;

/** The taxes of all lines: rounded one after the other with a carried error, each head by itself. */
const taxesOf = ({ lines, split, untaxed = false }: OrderToPrice, taxables: readonly number[]) => {
  const none = lines.map(() => 0);
  if (untaxed) return { cgst: none, sgst: none, igst: none, cess: none };
  const bases = lines.map((line, at) => BigInt(taxedOn(line, taxables[at] ?? 0)));
  const heads = (share: bigint): readonly number[] =>
    carryError(
      lines.map(({ gst }, at) => (bases[at] ?? 0n) * BigInt(basisPoints(gst))),
      whole * share,
    );
  const half = split === "IGST" ? none : heads(2n);
  return {
    cgst: half,
    sgst: half,
    igst: split === "IGST" ? heads(1n) : none,
    cess: carryError(
      lines.map(
        ({ cess, cessPerUnit = 0, units, free }, at) =>
          (bases[at] ?? 0n) * BigInt(basisPoints(cess)) * partsOfPaisa +
          (free ? 0n : ofPaisa(cessPerUnit) * BigInt(units) * whole),
      ),
      whole * partsOfPaisa,
    ),
  };
};

const rupees = (paise: number): string => moneyText(paise / 100);

const traceOf = (
  line: PricedUnits,
  {
    discount,
    within,
    share,
    cgst,
    sgst,
    igst,
    cess,
  }: Readonly<Record<"discount" | "within" | "share" | "cgst" | "sgst" | "igst" | "cess", number>>,
  promotions: readonly PromotionOff[],
  second: string,
): readonly TraceStep[] => {
  const half = line.gst / 2;
  const of = line.base === "RETAIL_PRICE" ? " on MRP" : "";
  const off = line.discount;
  const steps: readonly TraceStep[] = [
    {
      step: "PRICE",
      text: line.free ? `${line.units} free` : `${line.units} × ${rupees(line.price)}`,
      amount: goodsOf(line),
    },
    {
      step: "DISCOUNT",
      text: off?.type === "VALUE" ? `${rupees(off.value)} off each` : `${off?.value ?? 0}% off`,
      amount: -discount,
    },
    ...promotions.map(({ promotionId, text, amount }): TraceStep => ({
      step: "PROMOTION",
      text,
      amount: -amount,
      promotionId,
    })),
    { step: "TAX_WITHIN", text: "Tax that the price holds", amount: -within },
    { step: "CHARGE", text: "Share of charges", amount: share },
    { step: "CGST", text: `CGST ${half}%${of}`, amount: cgst },
    { step: "SGST", text: `${second} ${half}%${of}`, amount: sgst },
    { step: "IGST", text: `IGST ${line.gst}%${of}`, amount: igst },
    { step: "CESS", text: "Cess", amount: cess },
  ];
  return steps.filter(({ step, amount }) => step === "PRICE" || amount !== 0);
};

const sumOf = (lines: readonly PricedLine[], of: (line: PricedLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0);

/**
 * Prices an order: goods, discounts, the share of charges of each line, and its taxes, each with the reason; then the
 * whole, to the nearest rupee unless it keeps its paise. The one place where an order gets its price, for the order pad, the service and reports.
 * Amounts are whole paise. Source: domain.md §3, §12 and §14.
 */
export const priceOrder = (order: OrderToPrice): PricedOrder => {
  const { lines, charges, split, pricesIncludeTax = false, keepsPaise = false } = order;
  const batchDiscounts = lines.map(batchDiscountOf);
  const promotions = lines.map((line, at) => promotionsOf(line, goodsOf(line) - (batchDiscounts[at] ?? 0)));
  const discounts = batchDiscounts.map((own, at) =>
    (promotions[at] ?? []).reduce((sum, { amount }) => sum + amount, own),
  );
  const within = lines.map((line, at) =>
    pricesIncludeTax ? taxWithinPrice(line, goodsOf(line) - (discounts[at] ?? 0)) : 0,
  );
  const nets = lines.map((line, at) => goodsOf(line) - (discounts[at] ?? 0) - (within[at] ?? 0));
  const charged = charges.reduce((sum, { amount }) => sum + amount, 0);
  const shares = shareOut(
    charged,
    nets,
    lines.map(({ units }) => units),
  );
  const taxables = nets.map((net, at) => net + (shares[at] ?? 0));
  const taxes = taxesOf(order, taxables);
  const priced = lines.map((line, at): PricedLine => {
    const own = {
      discount: batchDiscounts[at] ?? 0,
      within: within[at] ?? 0,
      share: shares[at] ?? 0,
      cgst: taxes.cgst[at] ?? 0,
      sgst: taxes.sgst[at] ?? 0,
      igst: taxes.igst[at] ?? 0,
      cess: taxes.cess[at] ?? 0,
    };
    const taxable = taxables[at] ?? 0;
    return {
      key: line.key,
      goods: goodsOf(line),
      discount: discounts[at] ?? 0,
      chargeShare: own.share,
      taxable,
      cgst: own.cgst,
      sgst: own.sgst,
      igst: own.igst,
      cess: own.cess,
      total: taxable + own.cgst + own.sgst + own.igst + own.cess,
      trace: traceOf(line, own, promotions[at] ?? [], split === "CGST_UTGST" ? "UTGST" : "SGST"),
    };
  });
  const exact = sumOf(priced, ({ total }) => total);
  const payable = keepsPaise ? exact : Math.floor((exact + 50) / 100) * 100;
  return {
    lines: priced,
    goods: sumOf(priced, ({ goods }) => goods),
    discount: sumOf(priced, ({ discount }) => discount),
    charges: sumOf(priced, ({ chargeShare }) => chargeShare),
    taxable: sumOf(priced, ({ taxable }) => taxable),
    cgst: sumOf(priced, ({ cgst }) => cgst),
    sgst: sumOf(priced, ({ sgst }) => sgst),
    igst: sumOf(priced, ({ igst }) => igst),
    cess: sumOf(priced, ({ cess }) => cess),
    roundOff: payable - exact,
    payable,
  };
};
