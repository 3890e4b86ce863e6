import { describe, expect, it } from "vitest";
import { defineForm, list, lookup, number, text } from "../index.ts";
import { goodProduct, offerForm, productForm } from "../test/product-form.ts";
import { checkSupplies } from "./check-supplies.ts";
import { anyChoice } from "../testing/index.ts";
import { refuseChanged } from "./refuse-changed.ts";
import { validateSubmission } from "./validate-submission.ts";

const facts = { mode: "create" };
const registry = anyChoice(productForm);

describe("validateSubmission", () => {
  it("returns the cast values of a good body", async () => {
    const result = await validateSubmission(
      productForm,
      { ...goodProduct, formProductMrp: "480.50", skuKit: [] },
      { facts, registry },
    );
    expect(result).toMatchObject({ ok: true, errors: [], dropped: [] });
    expect(result.values).toMatchObject({ formProductMrp: 480.5, formProductVolume: 0.006 });
    expect(result.values).not.toHaveProperty("skuKit");
  });

  it("refuses with the browser's words in the order of the definition", async () => {
    const body = { ...goodProduct, formProductHsn: "11010000001", formProductMrp: 100, formName: "x".repeat(51) };
    const result = await validateSubmission(productForm, body, { facts, registry });
    expect(result.errors).toEqual([
      { field: "formName", message: "Can't exceed 50 characters", code: "maxLength" },
      { field: "formProductMrp", message: "MRP must be greater then PTR", code: "compare" },
      { field: "formProductHsn", message: "HSN number can't exceed 10 digits", code: "maxLength" },
    ]);
  });

  it("lists what was dropped because it is hidden", async () => {
    const result = await validateSubmission(offerForm, { discountType: "VALUE", discount: 5, zone: "W" });
    expect(result).toMatchObject({ ok: true, values: { discountType: "VALUE", discount: 5 }, dropped: ["zone"] });
  });

  it("refuses unknown keys, or lists them when asked", async () => {
    const body = { ...goodProduct, extra: 1 };
    const refused = await validateSubmission(productForm, body, { facts, registry });
    expect(refused.errors).toEqual([{ field: "extra", message: "This field is not known", code: "unknown" }]);
    const listed = await validateSubmission(productForm, body, { facts, registry, unknownKeys: "drop" });
    expect(listed).toMatchObject({ ok: true, dropped: ["extra"] });
  });

  it("is not harmed by __proto__ and its friends", async () => {
    const body: unknown = JSON.parse('{"__proto__":{"formName":"x","admin":true},"constructor":1}');
    const result = await validateSubmission(productForm, body, { facts, registry });
    expect(result.errors.filter(({ code }) => code === "unknown").map(({ field }) => field)).toEqual([
      "__proto__",
      "constructor",
    ]);
    expect(result.errors[0]).toMatchObject({ field: "formName", code: "required" });
    expect({}).not.toHaveProperty("admin");
  });

  it.each([[null], ["text"], [[1]], [7], [undefined]])("refuses a body that is no object: %s", async (body) => {
    expect(await validateSubmission(productForm, body, { registry })).toMatchObject({
      ok: false,
      errors: [{ field: "", code: "type" }],
    });
  });

  it("keeps a read-only field as the row has it, and never returns it", async () => {
    const form = defineForm({
      id: "prices",
      version: 1,
      fields: {
        floor: number({ label: "Floor", readOnly: { fact: "mode", in: ["edit"] }, required: true }),
        price: number({ label: "Price", required: true }),
      },
      rules: [{ compare: ["price", ">=", "floor"], message: "Below the floor" }],
    });
    const options = { facts: { mode: "edit" }, current: { floor: 10 } };
    const cheated = await validateSubmission(form, { floor: 1, price: 5 }, options);
    expect(cheated.errors).toEqual([{ field: "price", message: "Below the floor", code: "compare" }]);
    const honest = await validateSubmission(form, { floor: 10, price: 12 }, options);
    expect(honest).toMatchObject({ ok: true, values: { price: 12 }, dropped: ["floor"] });
  });

  it("asks a source whether a chosen row exists, with the filters' values", async () => {
    const form = defineForm({
      id: "pick",
      version: 1,
      fields: {
        company: text({ label: "Company" }),
        brand: lookup({ label: "Brand", source: "brand", filters: { companyId: "company" }, fixed: { live: true } }),
      },
    });
    const asked: unknown[] = [];
    const registry = {
      sources: {
        brand: {
          exists: (values: readonly unknown[], filters: object) => {
            asked.push(values, filters);
            return Promise.resolve(values[0] === "b1");
          },
        },
      },
    };
    expect(await validateSubmission(form, { company: "c1", brand: "b1" }, { registry })).toMatchObject({ ok: true });
    expect(asked).toEqual([["b1"], { companyId: "c1", live: true }]);
    const refused = await validateSubmission(form, { brand: "b2" }, { registry });
    expect(refused.errors).toEqual([{ field: "brand", message: "Choose one of the listed values", code: "option" }]);
  });

  it.each([
    ["no source", {}, 'has no source "supplier"'],
    ["a source of the browser's", { supplier: { search: async () => [] } }, 'has a source "supplier" without `exists`'],
  ])("throws at once, whatever was sent, where it has %s to ask", async (_title, sources, lack) => {
    const form = defineForm({
      id: "order",
      version: 1,
      fields: {
        lines: list({ label: "Lines", fields: { supplier: lookup({ label: "Supplier", source: "supplier" }) } }),
      },
    });
    for (const body of [{}, { lines: [{ supplier: "NO SUCH" }] }]) {
      await expect(validateSubmission(form, body, { registry: { sources } })).rejects.toThrow(
        `Form "order", field "lines.supplier": the registry ${lack}`,
      );
    }
  });

  it("throws at once where a comparison is worked out by what the registry has not", () => {
    const form = defineForm({
      id: "prices",
      version: 1,
      fields: { ptr: number({ label: "PTR" }), mrp: number({ label: "MRP" }) },
      rules: [{ compare: ["ptr", "<=", { by: "margin", from: ["mrp"] }], message: "Too dear" }],
    });
    expect(() => checkSupplies(form, {})).toThrow('Form "prices", a rule: the registry has no derivation "margin"');
    expect(() => checkSupplies(form, { derivations: { margin: () => 1 } })).not.toThrow();
  });

  it("takes strings of a megabyte and lists of ten thousand in its stride", async () => {
    const result = await validateSubmission(
      productForm,
      {
        ...goodProduct,
        formName: "x".repeat(1_000_000),
        skuKit: Array.from({ length: 10_001 }, (_, index) => `p${index}`),
      },
      { facts, registry },
    );
    expect(result.errors.map(({ field }) => field)).toEqual(["formName", "skuKit"]);
  });

  it("refuses what a later check finds wrong where it is new only, also before the row is read", async () => {
    const form = defineForm({
      id: "pack",
      version: 1,
      fields: { ean: text({ label: "EAN", digits: true, checks: ["eanChecksum"], warns: ["eanChecksum"] }) },
    });
    const body = { ean: "4006381333932" };
    const wrong = [expect.objectContaining({ field: "ean", code: "check" })];
    expect((await validateSubmission(form, body)).errors).toEqual(wrong);
    expect((await validateSubmission(form, body, { current: { ean: null } })).errors).toEqual(wrong);
    expect((await validateSubmission(form, body, { current: body })).errors).toEqual([]);
    expect((await validateSubmission(form, body, { current: "unread" })).errors).toEqual([]);
    expect(refuseChanged(form, body, body)).toEqual([]);
    expect(refuseChanged(form, body, { ean: null })).toEqual(wrong);
    expect(refuseChanged(form, body, null)).toEqual(wrong);
    expect(refuseChanged(form, { ean: "4006381333931" }, body)).toEqual([]);
  });
});
