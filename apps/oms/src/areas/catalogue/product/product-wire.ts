import type { Updateable } from "kysely";
import {
  priceWarnings,
  type ProductDetail,
  type ProductPrices,
  type ProductRow,
  type ProductValues,
} from "@o2r/api/contract/catalogue";
import type { Database } from "../../../db/schema.ts";
import { toPaise, toRupees, type Paise } from "../../../trade/paise.ts";
import type { FiledProduct, FoundProduct, ListedProduct } from "./product-query.ts";

/** Decimals come from the database as text. */
const figure = (text: string | null): number | null => (text === null ? null : Number(text));
const rupees = (paise: Paise | null): number | null => (paise === null ? null : toRupees(paise));
const paise = (amount: number | null | undefined): Paise | null => (amount == null ? null : toPaise(amount));

const common = (row: ListedProduct | FiledProduct | FoundProduct) => ({
  id: row.id,
  version: row.version,
  sku: row.sku,
  formName: row.name,
  brand: row.brand,
  manufacturer: row.manufacturer,
  category: row.category,
  subCategory: row.sub_category,
  formPackOf: row.pack_of,
  PACK_TYPE: row.pack_type,
  formProductUnitWeight: Number(row.unit_weight),
  WEIGHT_TYPE: row.weight_type,
  formProductHsn: row.hsn,
  formProductGst: Number(row.gst),
  formProductCess: Number(row.cess),
  formO2rPrice: toRupees(row.o2rlp),
  formDlp: toRupees(row.pth),
  formRlp: toRupees(row.ptr),
  formProductMrp: toRupees(row.mrp),
  formProductPlatform: row.platform,
  formProductType: row.product_type,
  active: row.active,
  partsOff: row.parts_off,
  updatedAt: row.updated_at,
});

/** A stored product as a row of the list. */
export const toProductRow = (row: ListedProduct): ProductRow => ({
  ...common(row),
  image: row.image,
  kit: Boolean(row.kit),
  // What of a kit could be sold its parts say.
  inStock: row.kit ? null : row.in_stock,
});

/** What a list and its page leave out, and a file or the product's own page has. */
const further = (row: FiledProduct | FoundProduct) => ({
  formProductItemType: row.item_type,
  formProductShelfLife: row.shelf_life,
  formProductLength: figure(row.length_cm),
  formProductWidth: figure(row.width_cm),
  formProductHeight: figure(row.height_cm),
  centralO2rlp: rupees(row.central_o2rlp),
  centralPth: rupees(row.central_pth),
  centralPtr: rupees(row.central_ptr),
  centralMrp: rupees(row.central_mrp),
  taxBase: row.tax_base,
  cessPerUnit: Number(row.cess_per_unit) || null,
  formProductEan: row.ean,
  formProductSac: row.sac,
  formTargetCustomer: row.target_customer,
  formMaxOrderQuant: row.max_order_quant,
  formProductDescription: row.description,
});

/** A stored product as a file has it: a kit's parts by their SKUs, of which each means one product. */
export const toFiledProduct = (row: FiledProduct) => ({
  ...toProductRow(row),
  ...further(row),
  skuKit: row.kit_parts ?? [],
});

/** A stored product whole, as its form and its page know it. */
export const toProductDetail = (row: FoundProduct): ProductDetail => ({
  ...common(row),
  brandId: row.brand_id,
  subCategoryId: row.sub_category_id,
  formProductManufacturer: row.company_id,
  formProductVolume: figure(row.cubic_metres),
  ...further(row),
  skuKit: row.kit.map(({ id }) => id),
  kitProducts: row.kit,
  images: row.images.map(({ id }) => id),
  updatedBy: row.editor,
  warnings: [
    ...priceWarnings({
      ptr: toRupees(row.ptr),
      mrp: toRupees(row.mrp),
      gst: Number(row.gst),
      cess: Number(row.cess),
      taxBase: row.tax_base,
      cessPerUnit: Number(row.cess_per_unit),
    }),
  ],
});

/** The columns that a form fills, without the SKU and the central prices, which have rules of their own. */
export const toColumns = (values: ProductValues) =>
  ({
    name: values.formName,
    brand_id: values.brandId ?? null,
    sub_category_id: values.subCategoryId ?? null,
    company_id: values.formProductManufacturer ?? null,
    shelf_life: values.formProductShelfLife,
    item_type: values.formProductItemType,
    unit_weight: values.formProductUnitWeight,
    weight_type: values.WEIGHT_TYPE,
    pack_of: values.formPackOf,
    pack_type: values.PACK_TYPE,
    length_cm: values.formProductLength ?? null,
    width_cm: values.formProductWidth ?? null,
    height_cm: values.formProductHeight ?? null,
    o2rlp: toPaise(values.formO2rPrice),
    pth: toPaise(values.formDlp),
    ptr: toPaise(values.formRlp),
    mrp: toPaise(values.formProductMrp),
    gst: values.formProductGst,
    cess: values.formProductCess,
    tax_base: values.taxBase ?? "TRANSACTION",
    cess_per_unit: values.cessPerUnit ?? 0,
    ean: values.formProductEan ?? null,
    sac: values.formProductSac ?? null,
    hsn: values.formProductHsn,
    platform: values.formProductPlatform,
    target_customer: values.formTargetCustomer ?? null,
    product_type: values.formProductType,
    max_order_quant: values.formMaxOrderQuant ?? null,
    description: values.formProductDescription,
  }) satisfies Updateable<Database["product"]>;

/** The central prices that a new product begins with; from then on they are what its prices become. */
export const toCentralColumns = (values: ProductValues) => ({
  central_o2rlp: paise(values.centralO2rlp),
  central_pth: paise(values.centralPth),
  central_ptr: paise(values.centralPtr),
  central_mrp: paise(values.centralMrp),
});

/** The central prices of a product whose prices are set at once: as after a price change, they are the same. */
export const toCentral = ({ formO2rPrice, formDlp, formRlp, formProductMrp }: ProductPrices) => ({
  central_o2rlp: toPaise(formO2rPrice),
  central_pth: toPaise(formDlp),
  central_ptr: toPaise(formRlp),
  central_mrp: toPaise(formProductMrp),
});

/** What the audit log compares: the form's fields, with names in the place of ids, for people to read. */
export const toAudited = (detail: ProductDetail): Record<string, unknown> => {
  const {
    id: _,
    version: _v,
    brand,
    manufacturer,
    category: _c,
    subCategory,
    kitProducts,
    // They are switched off in their own histories.
    partsOff: _o,
    updatedAt: _a,
    updatedBy: _b,
    // They follow from the prices.
    warnings: _w,
    ...fields
  } = detail;
  return {
    ...fields,
    brandId: brand,
    formProductManufacturer: manufacturer,
    subCategoryId: subCategory,
    skuKit: kitProducts.map(({ name }) => name),
  };
};
