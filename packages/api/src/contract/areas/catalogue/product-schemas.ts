import { array, boolean, number, string, type InferType } from "yup";
import type { ValuesOf } from "@o2r/forms";
import { idSchema, instantSchema, listOf, rupeesSchema, shape, textOrNull } from "../../core/schemas.ts";
import { itemTypes, platforms, taxBases } from "./product-options.ts";
import type { productForm } from "./product-form.ts";

/** What a product's form holds, and what a create or an update sends. */
export type ProductValues = ValuesOf<typeof productForm>;

const amount = () => number().nullable().defined();

const base = {
  id: idSchema(),
  version: number().integer().defined(),
  sku: string().defined(),
  formName: string().defined(),
  /** Names, for the eye; null where none is set. */
  brand: textOrNull(),
  manufacturer: textOrNull(),
  category: textOrNull(),
  subCategory: textOrNull(),
  formPackOf: number().defined(),
  PACK_TYPE: string().defined(),
  formProductUnitWeight: number().defined(),
  WEIGHT_TYPE: string().defined(),
  formProductHsn: string().defined(),
  formProductGst: number().defined(),
  formProductCess: number().defined(),
  formO2rPrice: rupeesSchema(),
  formDlp: rupeesSchema(),
  formRlp: rupeesSchema(),
  formProductMrp: rupeesSchema(),
  formProductPlatform: string()
    .oneOf(platforms.map(({ value }) => value))
    .defined(),
  formProductType: string().defined(),
  active: boolean().defined(),
  /** The parts of a kit that are switched off, by name: while there is one, the kit cannot be sold. */
  partsOff: array().of(string().defined()).defined(),
  updatedAt: instantSchema(),
};

/** One row of the product list. */
export const productRow = shape({
  ...base,
  /** Document id of the first image; null without images. */
  image: textOrNull(),
  kit: boolean().defined(),
  /** Units that an order could take today, of all warehouses that the reader sees; null for kits. */
  inStock: number().integer().nullable().defined(),
});

/** A named thing that a form shows beside the id it keeps. */
const named = shape({ id: idSchema(), name: string().defined() });

/** A whole product. */
export const productDetail = shape({
  ...base,
  brandId: textOrNull(),
  subCategoryId: textOrNull(),
  /** Company id; its name is `manufacturer`. */
  formProductManufacturer: textOrNull(),
  formProductItemType: string()
    .oneOf(itemTypes.map(({ value }) => value))
    .defined(),
  formProductShelfLife: number().defined(),
  formProductLength: amount(),
  formProductWidth: amount(),
  formProductHeight: amount(),
  formProductVolume: amount(),
  centralO2rlp: amount(),
  centralPth: amount(),
  centralPtr: amount(),
  centralMrp: amount(),
  taxBase: string()
    .oneOf(taxBases.map(({ value }) => value))
    .defined(),
  /** Rupees, with at most four decimals; null where there is none. */
  cessPerUnit: amount(),
  formProductEan: textOrNull(),
  formProductSac: textOrNull(),
  formTargetCustomer: textOrNull(),
  formMaxOrderQuant: amount(),
  formProductDescription: string().defined(),
  skuKit: array().of(idSchema()).defined(),
  /** The kit's products by name, in the order of `skuKit`. */
  kitProducts: listOf(named),
  images: array().of(idSchema()).defined(),
  updatedBy: textOrNull(),
  /** What should be looked at, though the product stands: see `priceWarnings`. */
  warnings: array().of(shape({ field: string().defined(), message: string().defined() })),
});

/** A product as a save answers it: whole, and what became of prices that were changed. */
export const productSaved = productDetail.concat(
  shape({
    pricing: shape({
      /** The price change that proposes them; null where they were set at once, or none was changed. */
      proposedId: idSchema().nullable(),
      /** How many price changes that waited have been revoked, because the prices were set at once. */
      revoked: number().integer().min(0).defined(),
    }),
  }),
);

export type ProductRow = InferType<typeof productRow>;
export type ProductDetail = InferType<typeof productDetail>;
export type ProductSaved = InferType<typeof productSaved>;
