import { describe, expect, it } from "vitest";
import { defineForm, list, lookup, money, number, text } from "../index.ts";
import { line, orderForm } from "../test/order-form.ts";
import { validateSubmission } from "./validate-submission.ts";

const times = (qty: unknown, rate: unknown) =>
  typeof qty === "number" && typeof rate === "number" ? qty * rate : undefined;
const registry = { derivations: { times } };

describe("rows of a submission", () => {
  it("come back cast and pruned, with the keys they came with and what is worked out", async () => {
    const body = {
      bare: false,
      most: 9,
      lines: [
        { id: "x", ...line, qty: "2", unit: "" },
        { ...line, sku: "b", qty: "" },
        { ...line, sku: "c" },
      ],
    };
    const result = await validateSubmission(orderForm, body, { registry });
    expect(result.errors).toEqual([{ field: "lines.0.unit", message: "This field is required", code: "required" }]);
    expect(result.dropped).toEqual(["lines.1.unit"]);
    expect(result.values).toEqual({
      bare: false,
      locked: false,
      most: 9,
      total: 20,
      lines: [
        { id: "x", sku: "a", qty: 2, rate: 5, cap: 9, amount: 10 },
        { sku: "b", rate: 5, cap: 9 },
        { ...line, sku: "c", amount: 10 },
      ],
    });
  });

  it("are refused by their places, in the order of the definition", async () => {
    const body = { most: 1, lines: [line, { ...line, qty: 0, sku: "" }, { ...line, extra: 1 }], mrp: 8 };
    const result = await validateSubmission(orderForm, body, { registry });
    expect(result.errors.map(({ field, message }) => [field, message])).toEqual([
      ["lines", "Too many together"],
      ["lines.0.sku", "Stands in this list already"],
      ["lines.0.cap", "Above the MRP of 8"],
      ["lines.1.sku", "This field is required"],
      ["lines.1.qty", "Can't be 0 for this field"],
      ["lines.1.cap", "Above the MRP of 8"],
      ["lines.2.sku", "Stands in this list already"],
      ["lines.2.cap", "Above the MRP of 8"],
      ["most", "Less than 4"],
      ["lines.2.extra", "This field is not known"],
    ]);
  });

  it("keep what is read-only as the stored row of the same key has it, and nothing in new rows", async () => {
    const form = defineForm({
      id: "prices",
      version: 1,
      fields: {
        lines: list({
          label: "Lines",
          fields: { floor: money({ label: "Floor", readOnly: true }), price: money({ label: "Price" }) },
          rules: [{ compare: ["price", ">=", "floor"], message: "Below the floor" }],
        }),
      },
    });
    const current = {
      lines: [
        { id: "a", floor: 10, price: 12 },
        { id: "b", floor: 20, price: 22 },
      ],
    };
    const body = {
      lines: [
        { id: "b", floor: 1, price: 15 },
        { floor: 99, price: 5 },
        { id: "a", floor: 10, price: 11 },
      ],
    };
    const result = await validateSubmission(form, body, { current });
    expect(result.errors).toEqual([{ field: "lines.0.price", message: "Below the floor", code: "compare" }]);
    expect(result.values).toEqual({ lines: [{ id: "b", price: 15 }, { price: 5 }, { id: "a", price: 11 }] });
    expect(result.dropped).toEqual(["lines.0.floor", "lines.1.floor", "lines.2.floor"]);
  });

  it("ask a source once for all rows, and one by one only where something is wrong", async () => {
    const asked: unknown[] = [];
    const exists = (ids: readonly unknown[], filters: object) => {
      asked.push([ids, filters]);
      return Promise.resolve(!ids.includes("p9"));
    };
    const form = defineForm({
      id: "pick",
      version: 1,
      fields: {
        zone: text({ label: "Zone" }),
        lines: list({
          label: "Lines",
          fields: {
            brand: text({ label: "Brand" }),
            product: lookup({ label: "Product", source: "product", filters: { brand: "brand", zone: "/zone" } }),
          },
        }),
      },
    });
    const sources = { product: { exists } };
    const lines = ["p1", "p2", "p1"].map((product) => ({ product, brand: "b" }));
    expect(await validateSubmission(form, { zone: "W", lines }, { registry: { sources } })).toMatchObject({ ok: true });
    expect(asked).toEqual([[["p1", "p2"], { brand: "b", zone: "W" }]]);
    const wrong = await validateSubmission(
      form,
      { lines: [...lines, { product: "p9", brand: "b" }] },
      { registry: { sources } },
    );
    expect(wrong.errors).toEqual([
      { field: "lines.3.product", message: "Choose one of the listed values", code: "option" },
    ]);
  });

  it("are judged by the tens of thousands, or refused by their number", async () => {
    const form = defineForm({
      id: "many",
      version: 1,
      fields: { lines: list({ label: "Lines", unique: ["n"], fields: { n: number({ label: "N", max: 9_999 }) } }) },
    });
    const numbers = (count: number) => ({ lines: Array.from({ length: count }, (_, n) => ({ n: String(n) })) });
    expect(await validateSubmission(form, numbers(10_000))).toMatchObject({ ok: true });
    const refused = await validateSubmission(form, numbers(10_001));
    expect(refused.errors).toEqual([{ field: "lines", message: "Can't have more than 10000 entries", code: "count" }]);
  });

  it("with hostile keys harm nobody", async () => {
    const body: unknown = JSON.parse(
      '{"lines":[{"__proto__":{"sku":"x","polluted":1},"constructor":1,"id":"__proto__"}]}',
    );
    const result = await validateSubmission(orderForm, body, { registry });
    expect(result.errors.filter(({ code }) => code === "unknown").map(({ field }) => field)).toEqual([
      "lines.0.__proto__",
      "lines.0.constructor",
    ]);
    expect({}).not.toHaveProperty("polluted");
  });

  it("that are far too many are refused in the list's own words, and only the first too many is judged", async () => {
    const form = defineForm({
      id: "short",
      version: 1,
      fields: {
        lines: list({
          label: "Lines",
          maxItems: 3,
          messages: { count: "Three lines at most" },
          fields: { sku: text({ label: "SKU", required: true }) },
        }),
      },
    });
    const lines = Array.from({ length: 300_000 }, () => ({}));
    const { errors } = await validateSubmission(form, { lines });
    expect(errors.map(({ field, message }) => [field, message])).toEqual([
      ["lines", "Three lines at most"],
      ...[0, 1, 2, 3].map((at) => [`lines.${at}.sku`, "This field is required"]),
    ]);
  });
});
