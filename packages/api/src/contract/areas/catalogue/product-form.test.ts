import { describe, expect, it } from "vitest";
import { createEngine } from "@o2r/forms";
import { validateSubmission } from "@o2r/forms/server";
import { withReady } from "@o2r/forms/ready";
import { anyChoice } from "@o2r/forms/testing";
import { productForm } from "./product-form.ts";

/** A body with nothing wrong. */
const good = {
  formName: "Chakki Atta 10 kg",
  formProductItemType: "FOOD",
  formProductType: "DS Group Products",
  formProductUnitWeight: 10,
  WEIGHT_TYPE: "KG",
  formPackOf: 1,
  PACK_TYPE: "BAG",
  formProductLength: 40,
  formProductWidth: 25,
  formProductHeight: 10,
  formProductShelfLife: 120,
  formO2rPrice: 428,
  formDlp: 436.5,
  formRlp: 452,
  formProductMrp: 485,
  formProductHsn: "1101",
  formProductGst: 5,
  formProductCess: 0,
  formProductPlatform: "ALL",
  formProductDescription: "Stone-ground whole wheat flour",
};

const registry = anyChoice(productForm);
const refusals = async (change: object, mode: "create" | "edit" = "create", body: object = { ...good, ...change }) => {
  const { errors } = await validateSubmission(productForm, body, { facts: { mode }, registry });
  return errors.map(({ field, message }) => `${field}: ${message}`);
};

describe("a product", () => {
  it.each([
    ["123", "An EAN has 8, 12, 13 or 14 digits"],
    ["8901234567891", "The last digit does not fit those before it: compare it with the pack"],
  ])("is refused with the EAN %s, which no scanner reads", async (formProductEan, words) => {
    expect(await refusals({ formProductEan })).toEqual([`formProductEan: ${words}`]);
    expect(await refusals({ formProductEan: "8901234567890" })).toEqual([]);
  });

  it("S5.77 passes without any of its optional fields", async () => {
    expect(await refusals({})).toEqual([]);
  });

  it.each([
    ["S5.59", "formName"],
    ["S5.61", "formProductShelfLife"],
    ["S5.62", "formProductItemType"],
    ["S5.63", "formProductUnitWeight"],
    ["S5.64", "WEIGHT_TYPE"],
    ["S5.65", "formPackOf"],
    ["S5.66", "PACK_TYPE"],
    ["S5.67", "formO2rPrice"],
    ["S5.68", "formDlp"],
    ["S5.69", "formRlp"],
    ["S5.70", "formProductMrp"],
    ["S5.71", "formProductGst"],
    ["S5.72", "formProductCess"],
    ["S5.73", "formProductHsn"],
    ["S5.74", "formProductPlatform"],
    ["S5.75", "formProductType"],
    ["S5.76", "formProductDescription"],
  ])("%s needs %s", async (_, field) => {
    expect(await refusals({ [field]: "" })).toContain(`${field}: This field is required`);
    expect(await refusals({ [field]: "" }, "edit")).toContain(`${field}: This field is required`);
  });

  it.each([
    ["S5.79", "formProductLength"],
    ["S5.80", "formProductWidth"],
    ["S5.81", "formProductHeight"],
  ])("%s needs %s when it is created, not when it is edited", async (_, field) => {
    expect(await refusals({ [field]: "" })).toEqual([`${field}: This field is required`]);
    expect(await refusals({ [field]: "" }, "edit")).toEqual([]);
  });

  it("S5.60 has a name of at most 50 characters", async () => {
    expect(await refusals({ formName: "x".repeat(50) })).toEqual([]);
    expect(await refusals({ formName: "x".repeat(51) })).toHaveLength(1);
  });

  it("S5.78 has an HSN number of at most 10 digits", async () => {
    expect(await refusals({ formProductHsn: "1234567890" })).toEqual([]);
    expect(await refusals({ formProductHsn: "12345678901" })).toEqual([
      "formProductHsn: HSN number can't exceed 10 digits",
    ]);
  });

  it("takes an HSN that no invoice takes, and warns of it", async () => {
    expect(await refusals({ formProductHsn: "11010" })).toEqual([]);
    const warningOf = (formProductHsn: string) =>
      createEngine(productForm, {
        values: { ...good, formProductHsn },
        facts: { mode: "edit" },
        registry: withReady(registry),
      }).field("formProductHsn").warning;
    expect(warningOf("11010")).toBe("An invoice takes an HSN of 4, 6 or 8 digits");
    expect([warningOf("1101"), warningOf("110100")]).toEqual([undefined, undefined]);
  });

  it.each([
    [
      "S5.82 S5.83",
      { formO2rPrice: 440 },
      ["formO2rPrice: O2RLP must be less then PTH", "formDlp: PTH must be greater then O2RLP"],
    ],
    ["S5.84", { formDlp: 460 }, ["formRlp: PTR must be greater then PTH"]],
    ["S5.85", { formRlp: 490 }, ["formProductMrp: MRP must be greater then PTR"]],
  ])("%s is refused with a broken pair of the price chain", async (_, change, expected) => {
    expect(await refusals(change)).toEqual(expected);
  });

  it("S5.82 to S5.85 may have equal prices", async () => {
    expect(await refusals({ formO2rPrice: 400, formDlp: 400, formRlp: 400, formProductMrp: 400 })).toEqual([]);
  });

  it.each([
    ["S5.86", "formPackOf"],
    ["S5.87", "formProductShelfLife"],
  ])("%s takes no decimal point in %s", async (_, field) => {
    expect(await refusals({ [field]: 1.5 })).toHaveLength(1);
  });

  it.each([
    ["S3.15", "formProductItemType", "DRINK"],
    ["S3.16", "formProductPlatform", "TV"],
    ["S3.17", "formProductType", "Other"],
  ])("%s takes only the listed options of %s", async (_, field, value) => {
    expect(await refusals({ [field]: value })).toHaveLength(1);
  });

  it("S3.18 S3.19 has a volume in cubic metres that nobody types", async () => {
    const judged = await validateSubmission(
      productForm,
      { ...good, formProductVolume: 7 },
      { facts: { mode: "create" }, registry },
    );
    expect(judged.values.formProductVolume).toBe(0.01);
  });

  it("has prices of at most two decimals, never below zero", async () => {
    expect(await refusals({ formO2rPrice: 1.005 })).toHaveLength(1);
    expect(await refusals({ formO2rPrice: -1 })).toHaveLength(1);
  });

  it("refuses what it does not know", async () => {
    expect(await refusals({ version: 9 })).toHaveLength(1);
  });

  it("names every field of specification §3, each in one section", () => {
    const inSections = productForm.sections.flatMap(({ fields }) => fields);
    expect([...inSections].sort()).toEqual(Object.keys(productForm.fields).sort());
    expect(new Set(inSections).size).toBe(inSections.length);
  });
});
