import type { FieldSpec, FormSpec } from "./form-spec.ts";

const text = (name: string, label: string, more: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  label,
  kind: "text",
  initial: "",
  ...more,
});
const number = (name: string, label: string, initial: number | "", more: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  label,
  kind: "number",
  initial,
  ...more,
});
const select = (name: string, label: string, options: readonly string[]): FieldSpec => ({
  name,
  label,
  kind: "select",
  options,
  initial: options[0] ?? "",
  required: true,
});
const required = { required: true } as const;
const digits = (maxLength: number) => ({ pattern: "\\d*", maxLength });

/** The console's product form without its look-ups, uploads and derived volume, which not every library has. */
export const productForm: FormSpec = {
  id: "product",
  fields: [
    text("formName", "Name", { ...required, maxLength: 50, initial: "Chakki Atta 10 kg" }),
    text("sku", "SKU", { maxLength: 24, pattern: "[A-Z0-9][A-Z0-9-]*" }),
    select("formProductItemType", "Item type", ["FOOD", "NON_FOOD"]),
    select("formProductType", "Product type", ["DS Group Products", "National Brand", "Others"]),
    number("formProductUnitWeight", "Unit weight", 10, { ...required, min: 0.001 }),
    select("WEIGHT_TYPE", "Weight type", ["KG", "GM", "LTR", "ML"]),
    number("formPackOf", "Pack of", 1, { ...required, min: 1, integer: true }),
    select("PACK_TYPE", "Pack type", ["BAG", "BOX", "BOTTLE"]),
    number("formProductLength", "Length", 40, { ...required, min: 0.01 }),
    number("formProductWidth", "Width", 25, { ...required, min: 0.01 }),
    number("formProductHeight", "Height", "", { ...required, min: 0.01 }),
    number("formProductVolume", "Volume", 0.01),
    number("formProductShelfLife", "Shelf life", "", { ...required, min: 1, integer: true }),
    number("formO2rPrice", "O2RLP", 428, { ...required, min: 0 }),
    number("formDlp", "PTH", 420, { ...required, min: 0 }),
    number("formRlp", "PTR", 452, { ...required, min: 0 }),
    number("formProductMrp", "MRP", 480, { ...required, min: 0 }),
    number("centralO2rlp", "Central O2RLP", "", { min: 0 }),
    number("centralPth", "Central PTH", "", { min: 0 }),
    number("centralPtr", "Central PTR", "", { min: 0 }),
    number("centralMrp", "Central MRP", "", { min: 0 }),
    text("formProductEan", "EAN", digits(14)),
    text("formProductHsn", "HSN", { ...required, ...digits(10) }),
    select("formProductGst", "GST", ["0", "3", "5", "12", "18", "28", "40"]),
    number("formProductCess", "CESS", 0, { ...required, min: 0 }),
    text("formProductSac", "SAC", digits(8)),
    select("formProductPlatform", "Platform", ["ALL", "APP", "CALL_CENTERS"]),
    text("formTargetCustomer", "Target customer", { maxLength: 50 }),
    number("formMaxOrderQuant", "Maximum order quantity", "", { min: 1, integer: true }),
    text("formProductDescription", "Description", { ...required, maxLength: 2000, initial: "Stone-ground flour" }),
  ],
  pairs: [
    { low: "formO2rPrice", high: "formDlp" },
    { low: "formDlp", high: "formRlp" },
    { low: "formRlp", high: "formProductMrp" },
  ],
  typed: "formProductDescription",
};
