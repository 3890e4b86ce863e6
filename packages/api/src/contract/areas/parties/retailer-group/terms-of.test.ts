import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayOrderFrom, termOrigins, termsOf, type DefaultTerms, type TermSource } from "./terms-of.ts";

const otherwise: DefaultTerms = { origin: "DEFAULT", name: null, creditLimit: 25_000, creditDays: 7, minOrder: 500 };
const nothing = { creditLimit: null, creditDays: null, minOrder: null };
const stated = fc.option(fc.nat(1_000_000), { nil: null });
const sources = fc.uniqueArray(fc.constantFrom(...termOrigins.slice(0, -1))).chain((origins) =>
  fc.tuple(
    ...origins.map((origin) =>
      fc.record<TermSource>({
        origin: fc.constant(origin),
        name: fc.constant(origin),
        creditLimit: stated,
        creditDays: stated,
        minOrder: stated,
      }),
    ),
  ),
);

describe("the terms of a retailer", () => {
  it("are those of the platform where nobody states another", () => {
    expect(termsOf([{ origin: "OWN", name: null, ...nothing }], otherwise)).toEqual({
      creditLimit: { value: 25_000, origin: "DEFAULT", name: null },
      creditDays: { value: 7, origin: "DEFAULT", name: null },
      minOrder: { value: 500, origin: "DEFAULT", name: null },
    });
  });

  it("are their own before their tier's, their status's and their type's, each term by itself, and 0 is a term", () => {
    const terms = termsOf(
      [
        { origin: "TYPE", name: "Kirana", creditLimit: 10_000, creditDays: 14, minOrder: 2000 },
        { origin: "STATUS", name: "KYC pending", ...nothing, creditLimit: 0, minOrder: 900 },
        { origin: "TIER", name: "Gold", ...nothing, minOrder: 100 },
        { origin: "OWN", name: null, ...nothing, creditLimit: 0 },
      ],
      otherwise,
    );
    expect(terms).toEqual({
      creditLimit: { value: 0, origin: "OWN", name: null },
      creditDays: { value: 14, origin: "TYPE", name: "Kirana" },
      minOrder: { value: 100, origin: "TIER", name: "Gold" },
    });
  });

  it("do not depend on the order in which they are read, and each is of the first who states it", () => {
    fc.assert(
      fc.property(sources, (all) => {
        const terms = termsOf(all, otherwise);
        expect(termsOf(all.toReversed(), otherwise)).toEqual(terms);
        for (const key of ["creditLimit", "creditDays", "minOrder"] as const) {
          const first = termOrigins
            .map((origin) => all.find((one) => one.origin === origin))
            .find((one) => one?.[key] != null);
          expect(terms[key].value).toBe(first?.[key] ?? otherwise[key]);
          expect(terms[key].origin).toBe(first?.origin ?? "DEFAULT");
        }
      }),
    );
  });
});

it("orders come from where somebody may order, and field sales count as the app", () => {
  const from = (visibility: Parameters<typeof mayOrderFrom>[0]) =>
    (["O2R", "FSA", "CALL"] as const).filter((source) => mayOrderFrom(visibility, source));
  expect(from("ALL")).toEqual(["O2R", "FSA", "CALL"]);
  expect(from("APP")).toEqual(["O2R", "FSA"]);
  expect(from("CALL_CENTERS")).toEqual(["CALL"]);
  expect(from("NONE")).toEqual([]);
});
