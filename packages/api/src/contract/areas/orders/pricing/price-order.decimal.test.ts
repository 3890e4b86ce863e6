import fc from "fast-check";
import { expect, it } from "vitest";
import { priceOrder } from "./price-order.ts";
import type { OrderToPrice } from "./price-order.types.ts";

/**
 * An exact fraction: the whole calculation of an invoice once more, by the words of domain.md §3 and §14 and with nothing of
 * the house's own arithmetic.
 */
interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}
const exact = (over: number | bigint, under: number | bigint = 1): Exact => ({
  over: BigInt(over),
  under: BigInt(under),
});
/** A number with few decimals, by its digits. */
const decimal = (value: number): Exact => {
  const [whole = "0", part = ""] = value.toFixed(6).split(".");
  return exact(BigInt(whole + part), 10n ** BigInt(part.length));
};
const plus = (a: Exact, b: Exact): Exact => exact(a.over * b.under + b.over * a.under, a.under * b.under);
const times = (a: Exact, b: Exact): Exact => exact(a.over * b.over, a.under * b.under);
const by = (a: Exact, b: Exact): Exact => exact(a.over * b.under, a.under * b.over);
/** To the next whole, the half upwards. */
const rounded = ({ over, under }: Exact): number => {
  const twice = 2n * over + under;
  const whole = twice / (2n * under);
  return Number(twice < 0n && twice % (2n * under) !== 0n ? whole - 1n : whole);
};
const hundred = exact(100);

/** Each is the rounded sum so far less what was given before. */
const carried = (parts: readonly Exact[]): readonly number[] => {
  let sum = exact(0);
  let given = 0;
  return parts.map((part) => {
    sum = plus(sum, part);
    const one = rounded(sum) - given;
    given += one;
    return one;
  });
};

const calculate = ({ lines, charges, split, pricesIncludeTax, untaxed, keepsPaise }: OrderToPrice) => {
  const rateOf = ({ gst, cess }: OrderToPrice["lines"][number]) => by(plus(decimal(gst), decimal(cess)), hundred);
  const withoutTax = (line: OrderToPrice["lines"][number], amount: number) =>
    rounded(by(exact(amount), plus(exact(1), rateOf(line))));
  const nets = lines.map((line) => {
    const goods = line.free ? 0 : line.units * line.price;
    const { type, value } = line.discount ?? { type: "VALUE", value: 0 };
    const asked = type === "VALUE" ? line.units * value : rounded(by(times(exact(goods), decimal(value)), hundred));
    let left = goods - Math.min(goods, asked);
    for (const { amount } of line.promotions ?? []) left -= Math.min(left, amount);
    if (!pricesIncludeTax) return left;
    const ofUnits = line.free
      ? 0
      : Math.min(left, rounded(times(times(decimal(line.cessPerUnit ?? 0), exact(line.units)), hundred)));
    const printed = line.units * line.mrp;
    // What the printed price holds is the same at any price, and a price holds no more tax than it is.
    return line.base === "RETAIL_PRICE" && !line.free
      ? Math.max(0, left - ofUnits - (printed - withoutTax(line, printed)))
      : withoutTax(line, left - ofUnits);
  });
  const charged = charges.reduce((sum, { amount }) => sum + amount, 0);
  const weights = nets.some((net) => net > 0) ? nets : lines.map(({ units }) => units);
  const weight = weights.reduce((sum, one) => sum + one, 0);
  const shares = carried(weights.map((one) => by(exact(charged * one), exact(weight))));
  const taxables = nets.map((net, at) => net + (shares[at] ?? 0));
  const bases = lines.map((line, at) =>
    line.base === "RETAIL_PRICE" && !line.free ? withoutTax(line, line.units * line.mrp) : (taxables[at] ?? 0),
  );
  const headOf = (part: number) =>
    carried(lines.map(({ gst }, at) => by(times(exact(bases[at] ?? 0), decimal(gst)), exact(100 * part))));
  const zero = lines.map(() => 0);
  const cgst = split === "IGST" || untaxed ? zero : headOf(2);
  const igst = split === "IGST" && !untaxed ? headOf(1) : zero;
  const cess = untaxed
    ? zero
    : carried(
        lines.map((line, at) =>
          plus(
            by(times(exact(bases[at] ?? 0), decimal(line.cess)), hundred),
            line.free ? exact(0) : times(times(decimal(line.cessPerUnit ?? 0), exact(line.units)), hundred),
          ),
        ),
      );
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  const total = sum(taxables) + 2 * sum(cgst) + sum(igst) + sum(cess);
  const payable = keepsPaise ? total : rounded(by(exact(total), hundred)) * 100;
  return {
    lines: lines.map((_, at) => ({
      chargeShare: shares[at],
      taxable: taxables[at],
      cgst: cgst[at],
      sgst: cgst[at],
      igst: igst[at],
      cess: cess[at],
    })),
    taxable: sum(taxables),
    cgst: sum(cgst),
    sgst: sum(cgst),
    igst: sum(igst),
    cess: sum(cess),
    roundOff: payable - total,
    payable,
  };
};

const line = fc.record(
  {
    units: fc.integer({ min: 1, max: 5000 }),
    price: fc.integer({ min: 0, max: 500_000 }),
    mrp: fc.integer({ min: 1, max: 500_000 }),
    gst: fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40),
    cess: fc.constantFrom(0, 0, 0, 1, 5, 12.5, 60),
    cessPerUnit: fc.constantFrom(0, 0, 0.0125, 1.5, 4.1701),
    free: fc.boolean(),
    base: fc.constantFrom("TRANSACTION", "TRANSACTION", "RETAIL_PRICE"),
    discount: fc.oneof(
      fc.record({ type: fc.constant("PERCENT"), value: fc.integer({ min: 0, max: 10_000 }).map((one) => one / 100) }),
      fc.record({ type: fc.constant("VALUE"), value: fc.integer({ min: 0, max: 20_000 }) }),
    ),
    promotions: fc.array(fc.record({ promotionId: fc.constant("p"), text: fc.constant(""), amount: fc.nat(100_000) }), {
      maxLength: 2,
    }),
  },
  { requiredKeys: ["units", "price", "mrp", "gst", "cess"] },
);
const order: fc.Arbitrary<OrderToPrice> = fc.record({
  lines: fc
    .array(line, { minLength: 1, maxLength: 40 })
    .map((all) => all.map((one, at) => ({ ...one, key: String(at) }))),
  charges: fc.array(fc.record({ name: fc.constant("Delivery"), amount: fc.nat(50_000) }), { maxLength: 3 }),
  split: fc.constantFrom("CGST_SGST", "CGST_UTGST", "IGST"),
  pricesIncludeTax: fc.boolean(),
  untaxed: fc.constantFrom(false, false, false, true),
  keepsPaise: fc.constantFrom(false, false, false, true),
});

it("500 generated invoices come to the paisa to what exact fractions say, line by line and head by head", () => {
  fc.assert(
    fc.property(order, (given) => {
      expect(priceOrder(given)).toMatchObject(calculate(given));
    }),
    { numRuns: 500 },
  );
});
