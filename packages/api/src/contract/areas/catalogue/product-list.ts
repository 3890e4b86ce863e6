import { importedColumns } from "../../core/file-fields.ts";
import { activeColumn, activeFilter, flagFilter } from "../../core/flags.ts";
import type { Column, FlagValues, ListDeclaration } from "../../core/list.ts";
import { gstRateChoices } from "../../core/tax/gst-rates.ts";
import { productForm } from "./product-form.ts";
import type { ProductRow } from "./product-schemas.ts";
import { itemTypes, platforms, productTypes } from "./product-options.ts";

const kitValues: FlagValues = [
  { value: true, label: "Kit" },
  { value: false, label: "Single product" },
];

const columns = [
  { field: "formName", label: "Product", kind: "text", sort: true, shown: true },
  { field: "sku", label: "SKU", kind: "code", sort: true, shown: false, inFile: true, width: 160 },
  { field: "brand", label: "Brand", shows: "brandId", kind: "text", sort: true, shown: true, width: 128 },
  {
    field: "manufacturer",
    label: "Manufacturer",
    shows: "formProductManufacturer",
    kind: "text",
    shown: false,
    width: 160,
  },
  { field: "category", label: "Category", kind: "text", shown: false, width: 128 },
  {
    field: "subCategory",
    label: "Sub-category",
    shows: "subCategoryId",
    kind: "text",
    sort: true,
    shown: false,
    width: 128,
  },
  { field: "formPackOf", label: "Pack of", kind: "number", shown: false, width: 76 },
  { field: "formProductUnitWeight", label: "Weight", kind: "number", shown: false, width: 88 },
  { field: "formProductHsn", label: "HSN", kind: "code", sort: true, shown: false, width: 96 },
  { field: "inStock", label: "In stock", kind: "number", shown: true, width: 104 },
  { field: "formProductMrp", label: "MRP ₹", kind: "money", sort: true, shown: true, width: 84 },
  { field: "formRlp", label: "PTR ₹", kind: "money", sort: true, shown: true, width: 84 },
  { field: "formDlp", label: "PTH ₹", kind: "money", sort: true, shown: true, width: 84 },
  { field: "formO2rPrice", label: "O2RLP ₹", kind: "money", sort: true, shown: true, width: 88 },
  { field: "formProductGst", label: "GST", kind: "percent", sort: true, shown: true, width: 64 },
  { field: "formProductCess", label: "CESS", kind: "percent", shown: false, width: 64 },
  { field: "formProductPlatform", label: "Platform", kind: "badge", shown: true, width: 104, values: platforms },
  { field: "formProductType", label: "Type", kind: "text", shown: false, width: 144 },
  { field: "kit", label: "Kit", kind: "flag", shown: false, width: 116, values: kitValues },
  activeColumn,
  { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
] as const satisfies readonly Column<Extract<keyof ProductRow, string>>[];

/** The product list: its columns, filters, search and order (domain.md §8, /product). */
export const productList = {
  columns,
  imported: importedColumns(productForm, columns),
  filters: [
    { kind: "lookup", key: "brand", label: "Brand", source: "/api/brand" },
    { kind: "lookup", key: "category", label: "Category", source: "/api/category" },
    { kind: "lookup", key: "subCategory", label: "Sub-category", source: "/api/sub-category" },
    { kind: "lookup", key: "attribute", label: "Attribute", source: "/api/attribute" },
    { kind: "oneOf", key: "itemType", label: "Item type", options: itemTypes },
    { kind: "oneOf", key: "platform", label: "Platform", options: platforms },
    { kind: "oneOf", key: "type", label: "Product type", options: productTypes },
    {
      kind: "oneOf",
      key: "gst",
      label: "GST",
      options: gstRateChoices,
    },
    { kind: "range", key: "mrp", label: "MRP", unit: "rupees" },
    activeFilter,
    flagFilter("kit", "Kit", kitValues),
    { kind: "flag", key: "hasImage", label: "Image", yes: "Has image", no: "Missing image" },
    { kind: "flag", key: "hasEan", label: "EAN", yes: "Has EAN", no: "Missing EAN" },
    { kind: "flag", key: "hasHsn", label: "HSN", yes: "Has HSN", no: "Missing HSN" },
  ],
  search: { formName: "name", sku: "SKU", formProductEan: "EAN", formProductHsn: "HSN" },
  defaultSort: "formName",
} as const satisfies ListDeclaration<Extract<keyof ProductRow, string>>;
