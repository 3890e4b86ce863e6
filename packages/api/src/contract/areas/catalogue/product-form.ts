import {
  chain,
  defineForm,
  images,
  lookup,
  money,
  multiLookup,
  number,
  percent,
  section,
  select,
  text,
  textarea,
} from "@o2r/forms";
import { aboveZero } from "../../core/above-zero.ts";
import { cessPerUnitField, taxBaseField } from "./tax-fields.ts";
import { gstOptions, itemTypes, platforms, productTypes } from "./product-options.ts";

const onCreate = { fact: "mode", in: ["create"] } as const;

/** What the sub-category usually carries, until somebody types what this product does. */
const ofSubCategory = (pick: "hsn" | "gst" | "cess" | "taxBase" | "cessPerUnit") =>
  ({ by: "sub-category", from: ["subCategoryId"], pick }) as const;

/** Entered with a new product; from then on it is what the prices become, by a price change or set at once. */
const centralPrice = (label: string) =>
  money({
    label,
    ...aboveZero,
    width: "half",
    readOnly: { fact: "mode", in: ["edit"] },
    messages: { readOnly: "Set by a price change" },
  });

/**
 * A product, created and edited (specification §3 and §5, Product). Facts: `mode` is `create` or `edit`.
 * The look-ups of brands and of sub-categories tell what the chosen one suggests. Prices are rupees per pack, sides are
 * centimetres, the volume is cubic metres, shelf life is days.
 */
export const productForm = defineForm({
  id: "product",
  version: 1,
  fields: {
    formName: text({ label: "Name", required: true, maxLength: 50 }),
    sku: text({
      label: "SKU",
      maxLength: 24,
      pattern: "[A-Z0-9][A-Z0-9-]*",
      help: "Left empty, it is made from brand and name.",
      width: "half",
      messages: { pattern: "Use capital letters, digits and hyphens" },
    }),
    brandId: lookup({ label: "Brand", source: "brand", width: "half" }),
    subCategoryId: lookup({ label: "Sub-category", source: "sub-category", width: "half" }),
    formProductManufacturer: lookup({
      label: "Manufacturer",
      source: "company",
      width: "half",
      derive: { by: "brand", from: ["brandId"], pick: "manufacturer" },
    }),
    formProductItemType: select({ label: "Item type", required: true, options: itemTypes, width: "half" }),
    formProductType: select({ label: "Product type", required: true, options: productTypes, width: "half" }),

    formProductUnitWeight: number({
      label: "Unit weight",
      required: true,
      min: 0.001,
      max: 1_000_000,
      decimals: 3,
      width: "half",
    }),
    WEIGHT_TYPE: select({ label: "Weight type", required: true, options: { source: "WEIGHT_TYPE" }, width: "half" }),
    formPackOf: number({ label: "Pack of", required: true, min: 1, max: 100_000, integer: true, width: "half" }),
    PACK_TYPE: select({ label: "Pack type", required: true, options: { source: "PACK_TYPE" }, width: "half" }),
    formProductLength: number({
      label: "Length",
      required: onCreate,
      ...aboveZero,
      max: 100_000,
      decimals: 2,
      unit: "cm",
      width: "third",
    }),
    formProductWidth: number({
      label: "Width",
      required: onCreate,
      ...aboveZero,
      max: 100_000,
      decimals: 2,
      unit: "cm",
      width: "third",
    }),
    formProductHeight: number({
      label: "Height",
      required: onCreate,
      ...aboveZero,
      max: 100_000,
      decimals: 2,
      unit: "cm",
      width: "third",
    }),
    formProductVolume: number({
      label: "Volume",
      readOnly: true,
      unit: "m³",
      decimals: 8,
      help: "Length × width × height.",
      width: "half",
      derive: { by: "cubicMetres", from: ["formProductLength", "formProductWidth", "formProductHeight"] },
    }),
    formProductShelfLife: number({
      label: "Shelf life",
      required: true,
      min: 1,
      max: 36_500,
      integer: true,
      unit: "days",
      width: "half",
    }),

    formO2rPrice: money({ label: "O2RLP", required: true, ...aboveZero, width: "half" }),
    formDlp: money({ label: "PTH", required: true, ...aboveZero, width: "half" }),
    formRlp: money({
      label: "PTR",
      required: true,
      ...aboveZero,
      width: "half",
      help: "Tax exclusive.",
    }),
    formProductMrp: money({
      label: "MRP",
      required: true,
      ...aboveZero,
      width: "half",
      help: "All taxes included.",
    }),
    centralO2rlp: centralPrice("Central O2RLP"),
    centralPth: centralPrice("Central PTH"),
    centralPtr: centralPrice("Central PTR"),
    centralMrp: centralPrice("Central MRP"),

    formProductEan: text({
      label: "EAN",
      digits: true,
      maxLength: 14,
      // No scanner reads another, so that the pack would never be found. Older products keep theirs, with a warning.
      checks: ["eanLength", "eanChecksum"],
      warns: ["eanLength", "eanChecksum"],
      width: "half",
    }),
    formProductHsn: text({
      label: "HSN",
      required: true,
      digits: true,
      maxLength: 10,
      // What no invoice takes can be stored all the same (specification §5).
      warns: ["hsnLength"],
      width: "half",
      derive: ofSubCategory("hsn"),
      why: "Every product needs an HSN code. The invoice groups tax by HSN and rate, so a product without one cannot be billed.",
      messages: { maxLength: "HSN number can't exceed 10 digits" },
    }),
    formProductGst: select({
      label: "GST",
      required: true,
      options: gstOptions,
      width: "half",
      derive: ofSubCategory("gst"),
    }),
    formProductCess: percent({ label: "CESS", required: true, min: 0, width: "half", derive: ofSubCategory("cess") }),
    taxBase: select({ ...taxBaseField, derive: ofSubCategory("taxBase") }),
    cessPerUnit: number({ ...cessPerUnitField, derive: ofSubCategory("cessPerUnit") }),
    formProductSac: text({ label: "SAC", digits: true, maxLength: 8, width: "half" }),

    formProductPlatform: select({ label: "Platform", required: true, options: platforms, width: "half" }),
    formTargetCustomer: select({ label: "Target customer", options: { source: "retailerType" }, width: "half" }),
    formMaxOrderQuant: number({
      label: "Maximum order quantity",
      min: 1,
      max: 1_000_000,
      integer: true,
      width: "half",
    }),

    skuKit: multiLookup({
      label: "SKU kit",
      source: "product",
      maxItems: 50,
      help: "The products that a kit is made of. It sells only while all of them are in stock.",
    }),
    images: images({
      label: "Images",
      maxMB: 10,
      maxItems: 8,
      help: "The first one stands for the product in lists.",
    }),
    formProductDescription: textarea({ label: "Description", required: true, maxLength: 2000, rows: 5 }),
  },
  rules: [
    chain(["formO2rPrice", "formDlp", "formRlp", "formProductMrp"], "<=", [
      { left: "O2RLP must be less then PTH", right: "PTH must be greater then O2RLP" },
      { right: "PTR must be greater then PTH" },
      { right: "MRP must be greater then PTR" },
    ]),
  ],
  sections: [
    section("basics", "Basics", [
      "formName",
      "sku",
      "brandId",
      "subCategoryId",
      "formProductManufacturer",
      "formProductItemType",
      "formProductType",
    ]),
    section("pack", "Pack and size", [
      "formProductUnitWeight",
      "WEIGHT_TYPE",
      "formPackOf",
      "PACK_TYPE",
      "formProductLength",
      "formProductWidth",
      "formProductHeight",
      "formProductVolume",
      "formProductShelfLife",
    ]),
    section(
      "prices",
      "Price chain",
      [
        "formO2rPrice",
        "formDlp",
        "formRlp",
        "formProductMrp",
        "centralO2rlp",
        "centralPth",
        "centralPtr",
        "centralMrp",
      ],
      { description: "Per pack. Each price is at least the one before it: O2RLP ≤ PTH ≤ PTR ≤ MRP." },
    ),
    section(
      "tax",
      "Tax and codes",
      [
        "formProductEan",
        "formProductHsn",
        "formProductGst",
        "formProductCess",
        "taxBase",
        "cessPerUnit",
        "formProductSac",
      ],
      { description: "Printed on every invoice line and in the HSN summary." },
    ),
    section("availability", "Availability", ["formProductPlatform", "formTargetCustomer", "formMaxOrderQuant"]),
    section("kit", "Kit", ["skuKit"]),
    section("images", "Images", ["images"]),
    section("description", "Description", ["formProductDescription"]),
  ],
});
