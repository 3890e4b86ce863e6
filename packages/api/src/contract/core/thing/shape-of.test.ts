import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { array, mixed, number, object, string } from "yup";
import { contract } from "../../index.ts";
import { shapeOf, strip, tooLong, undeclared, type Shape } from "./shape-of.ts";

const order = shapeOf(
  object({
    name: string(),
    lines: array(object({ sku: string(), qty: number() })),
    note: mixed(),
    address: object({ city: string() }).nullable(),
  }),
);

describe("what leaves the service", () => {
  it("holds what is declared, at every depth, and nothing else", () => {
    const row = {
      name: "A",
      passwordHash: "x",
      lines: [{ sku: "S", cost: 5 }],
      note: { any: ["thing"] },
      address: null,
    };
    expect(strip(order, row)).toEqual({ name: "A", lines: [{ sku: "S" }], note: { any: ["thing"] }, address: null });
  });

  // Made once: hundreds of shapes have thousands of places for them.
  const anything = fc.jsonValue();
  const strangers = fc.dictionary(fc.string(), anything, { maxKeys: 3 });
  /** Where nothing is looked at, a list or an object that holds something is as good as one that goes on and on. */
  const unseen = fc.jsonValue({ maxDepth: 1 });

  /** Values of a shape, some of their fields missing, others of another kind or not declared at all. */
  const valueOf = (shape: Shape): fc.Arbitrary<unknown> => {
    if (shape.kind === "array") return fc.oneof(fc.array(valueOf(shape.item), { maxLength: 3 }), anything);
    if (shape.kind === "open") return unseen;
    const declared = Object.fromEntries([...shape.fields].map(([key, field]) => [key, valueOf(field)]));
    return fc
      .tuple(fc.record(declared, { requiredKeys: [] }), strangers)
      .map(([known, strange]) => ({ ...strange, ...known }));
  };

  const replies = Object.entries(contract).flatMap(([thing, endpoints]) =>
    Object.entries(endpoints).map(([action, endpoint]) => [`${thing}.${action}`, shapeOf(endpoint.reply)] as const),
  );

  it.each(replies)("of %s is all declared, and the same after stripping twice, whatever it is given", (_, shape) => {
    fc.assert(
      fc.property(valueOf(shape), (value) => {
        const once = strip(shape, value);
        expect(undeclared(shape, once)).toEqual([]);
        expect(strip(shape, once)).toEqual(once);
      }),
      { numRuns: 50 },
    );
  });
});

describe("what comes in", () => {
  it("is known by the paths that are not declared", () => {
    const sent = { name: "A", role: "ADMIN", lines: [{ sku: "S" }, { sku: "S", cost: 5 }], address: { pin: 1 } };
    expect(undeclared(order, sent)).toEqual(["role", "lines.1.cost", "address.pin"]);
  });

  it("does not mislead by names that every object inherits", () => {
    const sent: unknown = JSON.parse('{"constructor": 1, "__proto__": {"name": "B"}}');
    expect(undeclared(order, sent)).toEqual(["constructor", "__proto__"]);
  });

  it("is known by the lists that hold more than they may, before anything in them is judged", () => {
    const report = shapeOf(object({ pages: array(object({ words: array(string()).max(2) })).max(3) }));
    const words = (...counts: readonly number[]) => ({
      pages: counts.map((length) => ({ words: Array(length).fill("a") })),
    });
    expect(tooLong(report, words(2, 2, 2))).toEqual([]);
    expect(tooLong(report, words(0, 3, 4))).toEqual([
      { field: "pages.1.words", most: 2 },
      { field: "pages.2.words", most: 2 },
    ]);
    expect(tooLong(report, words(9, 9, 9, 9))).toEqual([{ field: "pages", most: 3 }]);
    expect(tooLong(report, { pages: "none" })).toEqual([]);
  });
});
