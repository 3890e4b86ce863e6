// Long because every property of credit notes is held to the same made-up lines.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditOfLines, leftOfLine, notCredited, type Credit, type CreditableLine } from "./credit-of-lines.ts";
import type { GiftOnInvoice } from "./gifts-kept.ts";
import { lastTaxDay } from "./last-tax-day.ts";

const heads = ["taxable", "cgst", "sgst", "igst", "cess"] as const;
const amount = fc.integer({ min: 0, max: 50_000_000 });
const aLine = fc.record({
  quantity: fc.integer({ min: 1, max: 60 }),
  taxable: amount,
  cgst: amount,
  sgst: amount,
  igst: amount,
  cess: amount,
});
const invoices = fc.record({
  lines: fc.array(aLine, { minLength: 1, maxLength: 6 }),
  roundOff: fc.integer({ min: -49, max: 50 }),
});
/** In which order units come back: of any line, so many at once. */
const cuts = fc.array(fc.record({ line: fc.nat(5), units: fc.integer({ min: 1, max: 25 }) }), { maxLength: 30 });

const creditable = (lines: readonly Omit<CreditableLine, "credited" | "position">[]): readonly CreditableLine[] =>
  lines.map((line, at): CreditableLine => ({
    ...line,
    position: at + 1,
    credited: notCredited,
  }));

const after = (lines: readonly CreditableLine[], { lines: taken }: Credit): readonly CreditableLine[] =>
  lines.map((line) => {
    const one = taken.find(({ position }) => position === line.position);
    if (one === undefined) return line;
    const { credited } = line;
    return {
      ...line,
      credited: {
        units: credited.units + one.units,
        taxable: credited.taxable + one.taxable,
        cgst: credited.cgst + one.cgst,
        sgst: credited.sgst + one.sgst,
        igst: credited.igst + one.igst,
        cess: credited.cess + one.cess,
        off: credited.off + one.off,
        kept: credited.kept + one.kept,
      },
    };
  });

describe("credit notes on an invoice", () => {
  it("credit exactly its lines, heads and total, however it is cut, and never more than is left", () => {
    fc.assert(
      fc.property(invoices, cuts, ({ lines: given, roundOff }, wanted) => {
        const first = creditable(given);
        const exact = first.reduce((sum, line) => sum + heads.reduce((all, head) => all + line[head], 0), 0);
        const total = Math.max(0, exact + roundOff);
        let lines = first;
        let credited = 0;
        const step = (units: ReadonlyMap<number, number>) => {
          const note = creditOfLines({ lines, units, taxed: true, total, creditedTotal: credited, allTaxed: true });
          for (const line of note.lines) for (const head of heads) expect(line[head]).toBeGreaterThanOrEqual(0);
          expect(note.total).toBeGreaterThanOrEqual(0);
          expect(Math.abs(note.roundOff)).toBeLessThanOrEqual(50);
          expect(heads.reduce((all, head) => all + note[head], 0) + note.roundOff).toBe(note.total);
          credited += note.total;
          expect(credited).toBeLessThanOrEqual(total);
          lines = after(lines, note);
        };
        for (const { line: at, units } of wanted) {
          const line = lines[at % lines.length];
          const left = line === undefined ? 0 : line.quantity - line.credited.units;
          if (line !== undefined && left > 0) step(new Map([[line.position, Math.min(left, units)]]));
        }
        const rest = lines.flatMap((line) => {
          const left = line.quantity - line.credited.units;
          return left > 0 ? [[line.position, left] as const] : [];
        });
        if (rest.length > 0) step(new Map(rest));
        expect(credited).toBe(total);
        for (const line of lines) for (const head of heads) expect(line.credited[head]).toBe(line[head]);
      }),
    );
  });

  it("of a fixture of the guide give back 86.05 in seven single returns, and not 86.03", () => {
    let lines = creditable([{ quantity: 7, taxable: 8605, cgst: 0, sgst: 0, igst: 0, cess: 0 }]);
    const given: number[] = [];
    for (let unit = 0; unit < 7; unit += 1) {
      const creditedTotal = given.reduce((sum, one) => sum + one, 0);
      const note = creditOfLines({
        lines,
        units: new Map([[1, 1]]),
        taxed: true,
        total: 8605,
        creditedTotal,
        allTaxed: true,
      });
      given.push(note.total);
      lines = after(lines, note);
    }
    expect(given.reduce((sum, one) => sum + one, 0)).toBe(8605);
    expect(Math.max(...given) - Math.min(...given)).toBe(1);
  });

  it("take free goods off that are kept, give them back once they come, and together credit the invoice", () => {
    const gift = fc.record({
      buy: fc.integer({ min: 1, max: 6 }),
      get: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 40 }),
      price: fc.integer({ min: 1, max: 5000 }),
      giftPrice: fc.integer({ min: 1, max: 9000 }),
    });
    fc.assert(
      fc.property(gift, cuts, ({ buy, get, quantity, price, giftPrice }, wanted) => {
        const taxable = quantity * price;
        const free = Math.floor(quantity / buy) * get;
        const tax = Math.round(taxable * 0.09);
        const nothing = { taxable: 0, cgst: 0, sgst: 0, igst: 0, cess: 0 };
        const [paid, given] = creditable([
          { quantity, taxable, cgst: tax, sgst: tax, igst: 0, cess: 0 },
          { quantity: Math.max(1, free), ...nothing },
        ]);
        if (paid === undefined || given === undefined || free === 0) return;
        const gifts: readonly GiftOnInvoice[] = [
          { positions: [2], units: free, price: giftPrice, earnedBy: [1], ordered: quantity, buy, get },
        ];
        const total = taxable + 2 * tax;
        let lines: readonly CreditableLine[] = [paid, given];
        let credited = 0;
        const step = (units: ReadonlyMap<number, number>) => {
          const note = creditOfLines({
            lines,
            units,
            taxed: true,
            total,
            creditedTotal: credited,
            allTaxed: true,
            gifts,
          });
          for (const line of note.lines) for (const head of heads) expect(line[head]).toBeGreaterThanOrEqual(0);
          credited += note.total;
          lines = after(lines, note);
          const [bought, gone] = lines.map((line) => line.credited.units);
          const worth = (bought ?? 0) * price;
          // Never more than what came back is worth, and where nothing is kept that was not earned, exactly that.
          expect(lines[0]?.credited.taxable).toBeLessThanOrEqual(worth);
          const earned = Math.floor((quantity - (bought ?? 0)) / buy) * get;
          const isKept = free - (gone ?? 0) > earned;
          expect(isKept || lines[0]?.credited.taxable === worth).toBe(true);
        };
        for (const { line: at, units } of wanted) {
          const line = lines[at % 2];
          const left = line === undefined ? 0 : line.quantity - line.credited.units;
          if (line !== undefined && left > 0) step(new Map([[line.position, Math.min(left, units)]]));
        }
        const rest = lines.flatMap((line) => {
          const left = line.quantity - line.credited.units;
          return left > 0 ? [[line.position, left] as const] : [];
        });
        if (rest.length > 0) step(new Map(rest));
        expect(credited).toBe(total);
      }),
    );
  });

  it("of ten for which one is free: kept, it is taken off with its tax; one may keep what the rest still earns", () => {
    const gifts: readonly GiftOnInvoice[] = [
      { positions: [2], units: 2, price: 900, earnedBy: [1], ordered: 25, buy: 10, get: 1 },
    ];
    const lines = creditable([
      { quantity: 25, taxable: 22_500, cgst: 2025, sgst: 2025, igst: 0, cess: 0 },
      { quantity: 2, taxable: 0, cgst: 0, sgst: 0, igst: 0, cess: 0 },
    ]);
    const of = (units: readonly (readonly [number, number])[]) =>
      creditOfLines({
        lines,
        units: new Map(units),
        taxed: true,
        total: 26_550,
        creditedTotal: 0,
        allTaxed: true,
        gifts,
      }).lines[0];
    expect(of([[1, 5]])).toMatchObject({ taxable: 4500, cgst: 405, kept: 0 });
    expect(of([[1, 6]])).toMatchObject({ taxable: 4500, cgst: 405, kept: 900 });
    expect(
      of([
        [1, 6],
        [2, 1],
      ]),
    ).toMatchObject({ taxable: 5400, cgst: 486, kept: 0 });
  });

  it("credit exactly its lines and total when prices are reduced between returns, whether units end it or a price", () => {
    const reduced = fc.array(
      fc.record({
        line: fc.nat(5),
        units: fc.integer({ min: 1, max: 25 }),
        part: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(invoices, reduced, fc.boolean(), ({ lines: given, roundOff }, wanted, endsByPrice) => {
        let lines = creditable(given);
        const exact = lines.reduce((sum, line) => sum + heads.reduce((all, head) => all + line[head], 0), 0);
        const total = Math.max(0, exact + roundOff);
        let credited = 0;
        let whole = false;
        const step = (units: ReadonlyMap<number, number>, off: ReadonlyMap<number, number>) => {
          const note = creditOfLines({
            lines,
            units,
            off,
            taxed: true,
            total,
            creditedTotal: credited,
            allTaxed: true,
          });
          for (const line of note.lines) for (const head of heads) expect(line[head]).toBeGreaterThanOrEqual(0);
          for (const [position, paise] of off)
            expect(note.lines.find((line) => line.position === position)?.taxable ?? 0).toBe(paise);
          credited += note.total;
          lines = after(lines, note);
          whole = note.whole;
          for (const line of lines) expect(leftOfLine(line)).toBeGreaterThanOrEqual(0);
        };
        for (const { line: at, units, part } of wanted) {
          const line = lines[at % lines.length];
          if (line === undefined) continue;
          const left = line.quantity - line.credited.units;
          if (part !== null) step(new Map(), new Map([[line.position, Math.floor(leftOfLine(line) * part)]]));
          else if (left > 0) step(new Map([[line.position, Math.min(left, units)]]), new Map());
        }
        // What nobody pays for has no price to reduce: such an invoice ends by units alone.
        const byPrice = endsByPrice && lines.every((line) => line.taxable > 0);
        if (byPrice) step(new Map(), new Map(lines.map((line) => [line.position, leftOfLine(line)])));
        const isReduced = lines.some((line) => line.credited.off > 0);
        expect(!byPrice || !isReduced || (whole && credited === total)).toBe(true);
        const units = lines.flatMap(({ position, quantity, credited: { units: gone } }) =>
          quantity > gone ? [[position, quantity - gone] as const] : [],
        );
        if (units.length > 0) step(new Map(units), new Map());
        expect(whole).toBe(true);
        expect(credited).toBe(total);
        for (const line of lines) for (const head of heads) expect(line.credited[head]).toBe(line[head]);
      }),
    );
  });

  it("of which the price was reduced, are worth so much less when they come back", () => {
    const [line] = creditable([{ quantity: 10, taxable: 10_000, cgst: 900, sgst: 900, igst: 0, cess: 0 }]);
    if (line === undefined) throw new Error("There is a line");
    const ask = { taxed: true, total: 11_800, allTaxed: true } as const;
    const first = creditOfLines({
      ...ask,
      lines: [line],
      units: new Map(),
      off: new Map([[1, 600]]),
      creditedTotal: 0,
    });
    expect(first).toMatchObject({ taxable: 600, cgst: 54, sgst: 54, total: 708, whole: false });
    expect(first.lines).toMatchObject([{ units: 0, off: 600, kept: 0 }]);
    const lines = after([line], first);
    const half = creditOfLines({ ...ask, lines, units: new Map([[1, 5]]), creditedTotal: 708 });
    expect(half).toMatchObject({ taxable: 4700, total: 5546 });
    expect(() =>
      creditOfLines({
        ...ask,
        lines: after(lines, half),
        units: new Map(),
        off: new Map([[1, 4701]]),
        creditedTotal: 6254,
      }),
    ).toThrow("not worth so much");
    const rest = creditOfLines({
      ...ask,
      lines: after(lines, half),
      units: new Map(),
      off: new Map([[1, 4700]]),
      creditedTotal: 6254,
    });
    expect(rest).toMatchObject({ taxable: 4700, total: 5546, whole: true });
  });

  it("that come too late give back no tax", () => {
    const lines = creditable([{ quantity: 2, taxable: 1000, cgst: 90, sgst: 90, igst: 0, cess: 0 }]);
    const note = creditOfLines({
      lines,
      units: new Map([[1, 2]]),
      taxed: false,
      total: 1180,
      creditedTotal: 0,
      allTaxed: true,
    });
    expect(note).toMatchObject({ taxable: 1000, cgst: 0, sgst: 0, roundOff: 0, total: 1000 });
  });

  it("bear tax until 30 November after the financial year of the invoice", () => {
    expect(lastTaxDay("2026-03-31", 8)).toBe("2026-11-30");
    expect(lastTaxDay("2026-04-01", 8)).toBe("2027-11-30");
    expect(lastTaxDay("2026-11-23", 0)).toBe("2027-03-31");
  });
});
