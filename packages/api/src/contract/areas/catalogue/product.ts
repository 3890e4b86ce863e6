import { array, boolean, number, string, type InferType } from "yup";
import type { ValuesOf } from "@o2r/forms";
import { endpoint, formBody } from "../../core/endpoint.ts";
import { listQuerySchema } from "../../core/list-query.ts";
import {
  idParams,
  idSchema,
  instantSchema,
  jsonSchema,
  listOf,
  pageOf,
  rupeesSchema,
  shape,
} from "../../core/schemas.ts";
import { itemTypes, platforms } from "./product-options.ts";
import { productForm } from "./product-form.ts";
import { productList } from "./product-list.ts";

/** What a product's form holds, and what a create or an update sends. */
export type ProductValues = ValuesOf<typeof productForm>;

const amount = () => number().nullable().defined();
const words = () => string().nullable().defined();

const base = {
  id: idSchema(),
  version: number().integer().defined(),
  sku: string().defined(),
  formName: string().defined(),
  /** Names, for the eye; null where none is set. */
  brand: words(),
  manufacturer: words(),
  category: words(),
  subCategory: words(),
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
  updatedAt: instantSchema(),
};

/** One row of the product list. */
export const productRow = shape({
  ...base,
  /** Document id of the first image; null without images. */
  image: words(),
  kit: boolean().defined(),
});

/** A named thing that a form shows beside the id it keeps. */
const named = shape({ id: idSchema(), name: string().defined() });

/** A whole product. */
export const productDetail = shape({
  ...base,
  brandId: words(),
  subCategoryId: words(),
  /** Company id; its name is `manufacturer`. */
  formProductManufacturer: words(),
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
  formProductEan: words(),
  formProductSac: words(),
  formTargetCustomer: words(),
  formMaxOrderQuant: amount(),
  formProductDescription: string().defined(),
  skuKit: array().of(idSchema()).defined(),
  /** The kit's products by name, in the order of `skuKit`. */
  kitProducts: listOf(named),
  images: array().of(idSchema()).defined(),
  updatedBy: words(),
});

/** One entry of a row's history: who did what, when, field by field. */
export const historyEntry = shape({
  id: idSchema(),
  at: instantSchema(),
  actor: shape({ id: idSchema(), username: string().defined(), name: string().defined() }).nullable().defined(),
  action: string().defined(),
  version: number().integer().nullable().defined(),
  changes: listOf(shape({ field: string().defined(), before: jsonSchema(), after: jsonSchema() })),
});

export type ProductRow = InferType<typeof productRow>;
export type ProductDetail = InferType<typeof productDetail>;
export type HistoryEntry = InferType<typeof historyEntry>;

/** What a stale save is answered with (412, `current`). */
export interface StaleProduct {
  readonly row: ProductDetail;
  /** Everything that happened since the version that was sent, newest first. */
  readonly changes: readonly HistoryEntry[];
}

export const productEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/oms/product",
    summary: "Products, one page",
    query: listQuerySchema(productList),
    reply: pageOf(productRow),
    allow: "product.read",
    limit: "read",
  }),
  get: endpoint({
    method: "GET",
    path: "/oms/product/:id",
    summary: "One product",
    params: idParams,
    reply: productDetail,
    allow: "product.read",
    limit: "read",
  }),
  create: endpoint({
    method: "POST",
    path: "/oms/product",
    summary: "Create a product",
    body: formBody(productForm, { mode: "create" }),
    reply: productDetail,
    allow: "product.write",
    write: { audit: "product.created", idempotency: "required" },
    limit: "write",
  }),
  update: endpoint({
    method: "PUT",
    path: "/oms/product/:id",
    summary: "Replace a product's values",
    params: idParams,
    body: formBody(productForm, { mode: "edit" }),
    reply: productDetail,
    allow: "product.write",
    write: { audit: "product.updated", idempotency: "required", ifMatch: true },
    limit: "write",
  }),
  setActive: endpoint({
    method: "POST",
    path: "/oms/product/:id/active",
    summary: "Activate or deactivate a product",
    params: idParams,
    body: shape({ active: boolean().required() }),
    reply: productDetail,
    allow: "product.write",
    write: { audit: "product.activated", idempotency: "required", ifMatch: true },
    limit: "write",
  }),
  history: endpoint({
    method: "GET",
    path: "/oms/product/:id/history",
    summary: "What happened to a product, newest first",
    params: idParams,
    reply: listOf(historyEntry),
    allow: "product.read",
    limit: "read",
  }),
};
