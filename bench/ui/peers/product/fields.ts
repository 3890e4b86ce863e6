import type { Value } from "./product.ts";

export interface Option {
  readonly value: string | number;
  readonly label: string;
}

interface Common {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly help?: string;
  /** Columns of twelve. */
  readonly width?: 4 | 6 | 12;
}

/** A field of the product form. */
export type Field = Common &
  (
    | { readonly kind: "text"; readonly maxLength?: number; readonly pattern?: RegExp; readonly rows?: number }
    | { readonly kind: "number"; readonly min?: number; readonly max?: number; readonly unit?: string }
    | { readonly kind: "select"; readonly options: readonly Option[] | string }
    | { readonly kind: "lookup"; readonly source: string; readonly named: string; readonly many?: boolean }
    | { readonly kind: "images" }
  );

export interface Section {
  readonly title: string;
  readonly fields: readonly Field[];
}

const price = (name: string, label: string, more: Partial<Common> = {}): Field => ({
  kind: "number",
  name,
  label,
  required: true,
  min: 0.01,
  unit: "₹",
  ...more,
});
const centralPrice = (name: string, label: string): Field =>
  price(name, label, { required: false, readOnly: true, help: "Set by a price change" });
const side = (name: string, label: string): Field => ({
  kind: "number",
  name,
  label,
  min: 0.01,
  max: 100_000,
  unit: "cm",
  width: 4,
});
const same = (...values: readonly string[]): readonly Option[] => values.map((value) => ({ value, label: value }));

/** The fields of the console's product form, in its sections. */
export const sections: readonly Section[] = [
  {
    title: "Basics",
    fields: [
      { kind: "text", name: "formName", label: "Name", required: true, maxLength: 50, width: 12 },
      {
        kind: "text",
        name: "sku",
        label: "SKU",
        maxLength: 24,
        pattern: /^[A-Z0-9][A-Z0-9-]*$/u,
        help: "Left empty, it is made from brand and name.",
      },
      { kind: "lookup", name: "brandId", label: "Brand", source: "brand", named: "brand" },
      { kind: "lookup", name: "subCategoryId", label: "Sub-category", source: "sub-category", named: "subCategory" },
      {
        kind: "lookup",
        name: "formProductManufacturer",
        label: "Manufacturer",
        source: "company",
        named: "manufacturer",
      },
      {
        kind: "select",
        name: "formProductItemType",
        label: "Item type",
        required: true,
        options: [
          { value: "FOOD", label: "Food" },
          { value: "NON_FOOD", label: "Non-food" },
        ],
      },
      {
        kind: "select",
        name: "formProductType",
        label: "Product type",
        required: true,
        options: same("DS Group Products", "Non-DS Products"),
      },
    ],
  },
  {
    title: "Pack and size",
    fields: [
      { kind: "number", name: "formProductUnitWeight", label: "Unit weight", required: true, min: 0.001 },
      { kind: "select", name: "WEIGHT_TYPE", label: "Weight type", required: true, options: "WEIGHT_TYPE" },
      { kind: "number", name: "formPackOf", label: "Pack of", required: true, min: 1, max: 100_000 },
      { kind: "select", name: "PACK_TYPE", label: "Pack type", required: true, options: "PACK_TYPE" },
      side("formProductLength", "Length"),
      side("formProductWidth", "Width"),
      side("formProductHeight", "Height"),
      {
        kind: "number",
        name: "formProductVolume",
        label: "Volume",
        readOnly: true,
        unit: "m³",
        help: "Length × width × height.",
      },
      { kind: "number", name: "formProductShelfLife", label: "Shelf life", required: true, min: 1, unit: "days" },
    ],
  },
  {
    title: "Price chain",
    fields: [
      price("formO2rPrice", "O2RLP"),
      price("formDlp", "PTH"),
      price("formRlp", "PTR", { help: "Tax exclusive." }),
      price("formProductMrp", "MRP", { help: "All taxes included." }),
      centralPrice("centralO2rlp", "Central O2RLP"),
      centralPrice("centralPth", "Central PTH"),
      centralPrice("centralPtr", "Central PTR"),
      centralPrice("centralMrp", "Central MRP"),
    ],
  },
  {
    title: "Tax and codes",
    fields: [
      { kind: "text", name: "formProductEan", label: "EAN", maxLength: 14, pattern: /^\d*$/u },
      { kind: "text", name: "formProductHsn", label: "HSN", required: true, maxLength: 10, pattern: /^\d*$/u },
      {
        kind: "select",
        name: "formProductGst",
        label: "GST",
        required: true,
        options: [0, 0.25, 3, 5, 12, 18, 28, 40].map((value) => ({ value, label: `${value}%` })),
      },
      { kind: "number", name: "formProductCess", label: "CESS", required: true, min: 0, unit: "%" },
      { kind: "text", name: "formProductSac", label: "SAC", maxLength: 8, pattern: /^\d*$/u },
    ],
  },
  {
    title: "Availability",
    fields: [
      {
        kind: "select",
        name: "formProductPlatform",
        label: "Platform",
        required: true,
        options: same("ALL", "APP", "CALL_CENTERS"),
      },
      { kind: "select", name: "formTargetCustomer", label: "Target customer", options: "retailerType" },
      { kind: "number", name: "formMaxOrderQuant", label: "Maximum order quantity", min: 1 },
    ],
  },
  {
    title: "Kit",
    fields: [
      {
        kind: "lookup",
        name: "skuKit",
        label: "SKU kit",
        source: "product",
        named: "kitProducts",
        many: true,
        width: 12,
      },
    ],
  },
  { title: "Images", fields: [{ kind: "images", name: "images", label: "Images", width: 12 }] },
  {
    title: "Description",
    fields: [
      {
        kind: "text",
        name: "formProductDescription",
        label: "Description",
        required: true,
        maxLength: 2000,
        rows: 5,
        width: 12,
      },
    ],
  },
];

const chain = ["formO2rPrice", "formDlp", "formRlp", "formProductMrp"];
const belowNeighbor: Readonly<Record<string, string>> = {
  formDlp: "PTH must be greater then O2RLP",
  formRlp: "PTR must be greater then PTH",
  formProductMrp: "MRP must be greater then PTR",
};

/** The prices to check again with this one. */
export const neighborsOf = (name: string): string[] => {
  const at = chain.indexOf(name);
  return at === -1 ? [] : chain.slice(Math.max(0, at - 1), at + 2).filter((other) => other !== name);
};

const emptyValue = (value: Value | undefined): boolean => value == null || value === "";

/** What is wrong with a value, or undefined. */
export const faultOf = (
  field: Field,
  value: Value | undefined,
  others: { readonly [name: string]: Value | undefined },
): string | undefined => {
  if (emptyValue(value)) return field.required === true ? "This field is required" : undefined;
  if (field.kind === "text") {
    const text = String(value);
    if (field.maxLength !== undefined && text.length > field.maxLength) return `At most ${field.maxLength} characters`;
    return field.pattern?.test(text) === false ? "Not in its form" : undefined;
  }
  if (field.kind !== "number") return undefined;
  const number = Number(value);
  if (Number.isNaN(number)) return "A number, please";
  if (field.min !== undefined && number < field.min) return `At least ${field.min}`;
  if (field.max !== undefined && number > field.max) return `At most ${field.max}`;
  const before = chain[chain.indexOf(field.name) - 1];
  const lower = before === undefined ? undefined : others[before];
  return !emptyValue(lower) && number < Number(lower) ? belowNeighbor[field.name] : undefined;
};
