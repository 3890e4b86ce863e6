import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defineForm, money, number, percent } from "../index.ts";
import { validateSubmission } from "../server/index.ts";
import { plainNumeral } from "./numeral.ts";

const form = defineForm({
  id: "numbers",
  version: 1,
  fields: {
    amount: money({ label: "Amount" }),
    count: number({ label: "Count", negative: true }),
    share: percent({ label: "Share" }),
  },
});

/** Paise are at most 10^13 here, so that each is one number exactly. */
const paise = fc.integer({ min: -1e13, max: 1e13 });
const signs = fc.constantFrom("", "₹", "₹ ", "Rs ", "Rs.", "rs. ", "INR ", "₹\u00a0");
const ends = fc.constantFrom("", " ", "/-", " /-", "%", " %", "\n");
const grouping = fc.constantFrom("en-IN", "en-US");

describe("a number as people write it", () => {
  it("is read back from every way to write it", () => {
    fc.assert(
      fc.property(paise, signs, ends, grouping, fc.boolean(), (amount, sign, end, locale, isGrouped) => {
        const options = { minimumFractionDigits: 2, useGrouping: isGrouped };
        const digits = new Intl.NumberFormat(locale, options).format(Math.abs(amount) / 100);
        const plain = (Math.abs(amount) / 100).toFixed(2);
        expect(plainNumeral(`${sign}${digits}${end}`)).toBe(plain);
        for (const minus of ["-", "−"]) {
          expect(plainNumeral(`${minus}${sign}${digits}${end}`)).toBe(`-${plain}`);
          expect(plainNumeral(`${sign}${minus}${digits}${end}`)).toBe(`-${plain}`);
        }
      }),
    );
  });

  it("is plain already where it was read once", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0 1 2 5 9 . , - − + ₹ % R s /".split(" "), " ") }), (text) => {
        const plain = plainNumeral(text);
        fc.pre(plain !== undefined);
        expect(plainNumeral(plain)).toBe(plain);
        expect(Number(plain)).not.toBeNaN();
      }),
    );
  });

  it.each([
    "",
    " ",
    "₹",
    "-",
    "%",
    ".",
    "12 kg",
    "1.2.3",
    "--5",
    "-₹-5",
    "1e5",
    "0x1F",
    "1 2",
    "Infinity",
    "9".repeat(41),
  ])("is not in %j", (text) => expect(plainNumeral(text)).toBeUndefined());

  it("keeps a 0 in front, which is for the field to judge", () => expect(plainNumeral("₹ 05")).toBe("05"));

  it("is the same to the service", async () => {
    const sent = { amount: "₹ 1,00,000.50", count: "−1,500", share: "5 %" };
    expect(await validateSubmission(form, sent)).toMatchObject({
      values: { amount: 100_000.5, count: -1500, share: 5 },
    });
  });
});
