import { array, boolean, number, string, type InferType } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { rowsOfOrders } from "../../core/holders.ts";
import { idListSchema } from "../../core/list/list-query.ts";
import { idParams, idSchema, instantSchema, listOf, rupeesSchema, shape, textOrNull } from "../../core/schemas.ts";

/** The prices of a product from an instant on, in rupees per pack. */
export const pricePoint = shape({
  at: instantSchema(),
  /** What happened: `product.created`, `product.updated`, `product.priced`. */
  action: string().defined(),
  /** Who did it; null for the service itself. */
  by: textOrNull(),
  formO2rPrice: rupeesSchema(),
  formDlp: rupeesSchema(),
  formRlp: rupeesSchema(),
  formProductMrp: rupeesSchema(),
});
export type PricePoint = InferType<typeof pricePoint>;

/** Days that the orders of a product's page reach back. */
export const productOrderDays = 30;

/** What was ordered of a product lately. Cancelled orders are shown and not counted. */
export const productOrders = shape({
  orders: number().integer().defined(),
  /** Packs. */
  quantity: number().integer().defined(),
  value: rupeesSchema(),
  /** Packs by day of Asia/Kolkata, oldest first, one for each day. */
  days: listOf(shape({ day: string().defined(), quantity: number().integer().defined() })),
  /** The newest, at most fifty. */
  newest: listOf(
    shape({
      id: idSchema(),
      orderNumber: string().defined(),
      status: string().defined(),
      warehouseName: string().defined(),
      retailerName: string().defined(),
      placedAt: instantSchema(),
      quantity: number().integer().defined(),
      price: rupeesSchema(),
      value: rupeesSchema(),
    }),
  ),
});
export type ProductOrders = InferType<typeof productOrders>;

/** What of a product stands in the warehouses, one row for each that has or expects any. Units. */
export const productStock = listOf(
  shape({
    warehouseId: idSchema(),
    warehouse: string().defined(),
    /** Those of which some is there or expected. */
    batches: number().integer().defined(),
    stock: number().integer().defined(),
    available: number().integer().defined(),
    reserved: number().integer().defined(),
    bufferStock: number().integer().defined(),
    inflight: number().integer().defined(),
    quarantine: number().integer().defined(),
    rejected: number().integer().defined(),
    /** When the first of what is on the shelves expires; null where nothing is. */
    nextExpiry: textOrNull(),
    /** From today until then; negative when it has. */
    daysLeft: number().integer().nullable().defined(),
  }),
);
export type ProductStock = InferType<typeof productStock>;

const kitProduct = shape({
  id: idSchema(),
  name: string().defined(),
  sku: string().defined(),
  image: textOrNull(),
  formProductMrp: rupeesSchema(),
  active: boolean().defined(),
});

/** The products that make up a kit, and the kits that a product is a part of. */
export const productKits = shape({ parts: listOf(kitProduct), within: listOf(kitProduct) });
export type ProductKits = InferType<typeof productKits>;

/** What sells products as its parts: active kits and combos that have not ended, each by name, in alphabetical order. */
export const productHolders = shape({
  kits: array().of(string().defined()).defined(),
  /** Empty for whoever may not see combos. */
  combos: array().of(string().defined()).defined(),
  /** How many combos there are beside those that are named. */
  unnamed: number().integer().min(0).defined(),
});
export type ProductHolders = InferType<typeof productHolders>;

const read = { method: "GET", params: idParams, limit: "read" } as const;

/** What a product's page shows beside the product itself. */
export const productPageEndpoints = {
  prices: endpoint({
    ...read,
    path: "/oms/product/:id/prices",
    summary: "What a product's prices were, newest first",
    reply: listOf(pricePoint),
    allow: "product.read",
    scope: "all",
  }),
  orders: endpoint({
    ...read,
    path: "/oms/product/:id/orders",
    summary: `What was ordered of a product in ${productOrderDays} days`,
    reply: productOrders,
    allow: "order.read",
    scope: rowsOfOrders,
  }),
  stock: endpoint({
    ...read,
    path: "/oms/product/:id/stock",
    summary: "What of a product stands in each warehouse",
    reply: productStock,
    allow: "stock.read",
    scope: "ownWarehouse",
  }),
  kits: endpoint({
    ...read,
    path: "/oms/product/:id/kits",
    summary: "The parts of a kit, and the kits that a product is a part of",
    reply: productKits,
    allow: "product.read",
    scope: "all",
  }),
  holders: endpoint({
    method: "GET",
    path: "/oms/product/holders",
    summary: "The active kits and combos that cannot be sold while these products are inactive",
    query: shape({ ids: idListSchema("ids").required() }),
    reply: productHolders,
    allow: "product.write",
    scope: "all",
    limit: "read",
  }),
};
