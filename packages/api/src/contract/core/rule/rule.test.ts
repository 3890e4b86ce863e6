import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  attributeOf,
  attributesOf,
  evaluateRule,
  groupsInWords,
  isSound,
  operatorsOf,
  ruleContextNames,
  ruleInWords,
  ruleSchema,
  type Fact,
  type RuleAttribute,
  type RuleFacts,
  type RuleRow,
} from "./index.ts";

const row = (attr1: string, attr2: string, operator: RuleRow["operator"], validator: string, group?: number) =>
  ({ attr1, attr2, operator, validator, ...(group !== undefined && { group }) }) satisfies RuleRow;

const facts: RuleFacts = {
  RETAILER: { city: "Pune", isPrime: true, orders: 3, since: "2026-02-28", retailerType: "KIRANA" },
  CART: { total: 480.5, lines: 2 },
};

describe("a rule", () => {
  it.each([
    [row("RETAILER", "city", "==", " pune "), true, "The retailer's city is  pune "],
    [row("RETAILER", "city", "!=", "Nashik"), true, "The retailer's city is not Nashik"],
    [row("RETAILER", "city", "==", "Nashik"), false, "The retailer's city is Pune"],
    [row("RETAILER", "isPrime", "==", "true"), true, "The retailer is prime"],
    [row("RETAILER", "isPrime", "!=", "true"), false, "The retailer is prime"],
    [row("RETAILER", "orders", ">=", "3"), true, "The number of orders the retailer has placed is at least 3"],
    [row("RETAILER", "orders", ">", "-1"), true, "The number of orders the retailer has placed is more than -1"],
    [row("RETAILER", "since", "<", "2026-03-01"), true, "The day the retailer was taken on is before 1 Mar 2026"],
    [row("CART", "total", ">=", "500"), false, "The cart's total is ₹480.50"],
    [row("RETAILER", "beatType", "!=", "DAILY"), false, "Nothing is known of the retailer's beat type"],
    [row("WAREHOUSE", "type", "!=", "CWH"), false, "Nothing is known of the warehouse's type"],
    [row("RETAILER", "city", ">", "A"), false, "The row is not complete"],
    [row("MOON", "phase", "==", "full"), false, "The row is not complete"],
    [row("CART", "constructor", "==", "full"), false, "The row is not complete"],
  ] as const)("of one row %j holds: %s, because %s", (one, holds, reason) => {
    expect(evaluateRule([one], facts)).toEqual({ holds, rows: [{ row: 0, group: 1, holds, reason }] });
  });

  it("without rows holds for everything, and says so", () => {
    expect(evaluateRule([], {})).toEqual({ holds: true, rows: [] });
    expect(ruleInWords([])).toBe("always");
  });

  it("S3.75 asks for all rows of a group, and for one group", () => {
    const rule = [
      row("RETAILER", "city", "==", "Pune", 1),
      row("CART", "total", ">=", "500", 1),
      row("RETAILER", "isPrime", "==", "true", 2),
    ];
    expect(evaluateRule(rule, facts)).toMatchObject({
      holds: true,
      rows: [{ holds: true }, { holds: false }, { holds: true }],
    });
    expect(evaluateRule(rule.slice(0, 2), facts).holds).toBe(false);
    expect(ruleInWords(rule)).toBe(
      "the retailer's city is Pune and the cart's total is at least ₹500, or the retailer is prime",
    );
  });

  it("names what is chosen, by its label or by who knows it", () => {
    const brand = "0190aaaa-0000-7000-8000-000000000001";
    const rule = [row("WAREHOUSE", "type", "==", "HUB"), row("PRODUCT", "brand", "!=", brand)];
    expect(groupsInWords(rule, () => "Amul")).toEqual([
      "the warehouse's type is Hub and the product's brand is not Amul",
    ]);
    expect(groupsInWords(rule)[0]).toContain(brand);
  });

  it("S3.72 S3.73 S3.74 is taken with every operator and a minus, and refused where its parts do not fit", async () => {
    const schema = ruleSchema(["CART", "RETAILER"]);
    const good = ["==", "!=", ">", "<", "<=", ">="].map((operator) => ({
      ...row("CART", "total", "==", "-5"),
      operator,
    }));
    await expect(schema.validate(good)).resolves.toEqual(good);
    const bad = [
      row("PRODUCT", "mrp", "==", "5"),
      row("CART", "total", "==", "5e3"),
      row("RETAILER", "idleDays", ">", "-5"),
      row("CART", "source", ">", "O2R"),
      row("CART", "source", "==", "WEB"),
      row("RETAILER", "since", "==", "2026-02-30"),
      row("RETAILER", "isPrime", "==", "yes"),
      row("RETAILER", "beat", "==", "Kothrud"),
      row("RETAILER", "city", "==", "x".repeat(101)),
      row("RETAILER", "city", "==", "Pune", 6),
    ];
    expect(bad.filter((one) => schema.isValidSync([one]))).toEqual([]);
    await expect(schema.validate(Array.from({ length: 21 }, () => good[0]))).rejects.toThrow(/20/);
  });
});

const id = "0190aaaa-0000-7000-8000-00000000000";
const valueOf = (attribute: RuleAttribute): fc.Arbitrary<string> => {
  switch (attribute.type) {
    case "NUMBER":
      return fc.integer({ min: attribute.unit === "days" ? 0 : -50, max: 50 }).map((paise) => String(paise / 10));
    case "DATE":
      return fc.integer({ min: 1, max: 9 }).map((day) => `2026-02-0${day}`);
    case "BOOLEAN":
      return fc.constantFrom("true", "false");
    case "TEXT":
      return fc.constantFrom("Pune", "PUNE", "Nashik");
    case "LIST":
      return "options" in attribute.from
        ? fc.constantFrom(...attribute.from.options.map(({ value }) => value))
        : "lookup" in attribute.from
          ? fc.constantFrom(`${id}1`, `${id}2`)
          : fc.constantFrom("KIRANA", "PHARMACY");
  }
};
const rows: fc.Arbitrary<RuleRow> = fc.constantFrom(...ruleContextNames).chain(({ value: attr1 }) =>
  fc.constantFrom(...Object.entries(attributesOf(attr1))).chain(([attr2, attribute]) =>
    fc.record({
      attr1: fc.constant(attr1),
      attr2: fc.constant(attr2),
      operator: fc.constantFrom(...operatorsOf(attribute.type)),
      validator: valueOf(attribute),
      group: fc.option(fc.integer({ min: 1, max: 5 })),
    }),
  ),
);
const rules = fc.array(rows, { maxLength: 8 });
const typed = (attribute: RuleAttribute, text: string): Fact =>
  attribute.type === "NUMBER" ? Number(text) : attribute.type === "BOOLEAN" ? text === "true" : text;
const contextFacts = (context: string) =>
  fc.record(
    Object.fromEntries(
      Object.entries(attributesOf(context)).map(([name, attribute]) => [
        name,
        fc.option(valueOf(attribute).map((text) => typed(attribute, text))),
      ]),
    ),
    { requiredKeys: [] },
  );
const known = fc.record(
  Object.fromEntries(ruleContextNames.map(({ value }) => [value, contextFacts(value)])),
) as fc.Arbitrary<RuleFacts>; // by the contexts' own names

describe("any rule", () => {
  it("is sound as the builder makes it, and is told in words", () => {
    fc.assert(
      fc.property(rules, (rule) => {
        expect(rule.every(isSound)).toBe(true);
        expect(ruleInWords(rule)).not.toMatch(/undefined|NaN|null/);
      }),
    );
  });

  it("does not depend on the order of its rows, and grows with a group", () => {
    fc.assert(
      fc.property(rules, known, rows, (rule, facts, one) => {
        const { holds } = evaluateRule(rule, facts);
        expect(evaluateRule(rule.toReversed(), facts).holds).toBe(holds);
        const alone = { ...one, group: 6 };
        const enough = rule.length > 0 && holds;
        expect(evaluateRule([...rule, alone], facts).holds).toBe(enough || evaluateRule([alone], facts).holds);
      }),
    );
  });

  it("of which nothing is known holds nothing, and of what is known either holds or its opposite does", () => {
    fc.assert(
      fc.property(rows, known, (one, facts) => {
        expect(evaluateRule([one], {}).holds).toBe(false);
        const opposite = { "==": "!=", "!=": "==", ">": "<=", "<=": ">", "<": ">=", ">=": "<" } as const;
        const fact = (facts as Record<string, Record<string, Fact>>)[one.attr1]?.[one.attr2];
        const both = [one, { ...one, operator: opposite[one.operator] }].map(
          (each) => evaluateRule([each], facts).holds,
        );
        expect(both.filter(Boolean)).toHaveLength(fact === undefined || fact === null ? 0 : 1);
        expect(attributeOf(one)).toBeDefined();
      }),
    );
  });
});
