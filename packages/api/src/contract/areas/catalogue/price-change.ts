import { number, string, type InferType } from "yup";
import type { ValuesOf } from "@o2r/forms";
import { endpoint, formBody } from "../../core/endpoint.ts";
import { historyEntry } from "../../core/history.ts";
import { listEndpoint } from "../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../core/list.ts";
import { idParams, idSchema, instantSchema, listOf, rupeesSchema, shape } from "../../core/schemas.ts";
import { priceChangeForm, revokeForm } from "./price-change-form.ts";
import { priceChangeStates } from "./price-change-steps.ts";

const words = () => string().nullable().defined();

/** Four prices in rupees. */
const prices = {
  centralO2rlp: rupeesSchema(),
  centralPth: rupeesSchema(),
  centralPtr: rupeesSchema(),
  centralMrp: rupeesSchema(),
};

/** A change of a product's prices that takes effect on a day. */
export const priceChange = shape({
  id: idSchema(),
  version: number().integer().defined(),
  state: string()
    .oneOf(priceChangeStates.map(({ value }) => value))
    .defined(),
  /** `YYYY-MM-DD`, in Asia/Kolkata. */
  effectiveOn: string().defined(),
  productId: idSchema(),
  product: string().defined(),
  sku: string().defined(),
  /** Document id of the product's first image. */
  image: words(),
  /** Percent, of the product. */
  gst: number().defined(),
  cess: number().defined(),
  ...prices,
  /** What they replace: the prices in force while it is open, those that were when it was applied. */
  before: shape(prices),
  reason: string().defined(),
  proposedById: idSchema(),
  proposedBy: string().defined(),
  proposedAt: instantSchema(),
  approvedBy: words(),
  approvedAt: instantSchema().nullable(),
  appliedAt: instantSchema().nullable(),
  revokedBy: words(),
  revokedAt: instantSchema().nullable(),
  revokeReason: words(),
  updatedAt: instantSchema(),
});
export type PriceChange = InferType<typeof priceChange>;

/** The list of price changes, newest first. */
export const priceChangeList = {
  columns: [
    { field: "product", label: "Product", kind: "text", sort: true, shown: true },
    { field: "state", label: "State", kind: "badge", sort: true, shown: true, width: 112 },
    { field: "effectiveOn", label: "Takes effect", kind: "date", sort: true, shown: true, width: 108 },
    { field: "centralMrp", label: "MRP ₹", kind: "money", shown: true, width: 88 },
    { field: "centralPtr", label: "PTR ₹", kind: "money", shown: true, width: 88 },
    { field: "centralPth", label: "PTH ₹", kind: "money", shown: true, width: 88 },
    { field: "centralO2rlp", label: "O2RLP ₹", kind: "money", shown: true, width: 88 },
    { field: "proposedBy", label: "Proposed by", kind: "text", shown: true, width: 128 },
    { field: "approvedBy", label: "Approved by", kind: "text", shown: false, width: 144 },
    { field: "reason", label: "Reason", kind: "text", shown: false },
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: true, width: 136 },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "State", options: priceChangeStates },
    { kind: "lookup", key: "product", label: "Product", source: "/api/product" },
    { kind: "lookup", key: "brand", label: "Brand", source: "/api/brand" },
    { kind: "lookup", key: "import", label: "Import", source: "/api/price-import" },
  ],
  search: { fields: ["product", "sku"], placeholder: "Search product, SKU" },
  defaultSort: "-updatedAt",
} as const satisfies ListDeclaration<Extract<keyof PriceChange, string>>;

const path = "/oms/price-change";
const read = { allow: "price.propose", scope: "all", limit: "read" } as const;
const write = { scope: "all", limit: "write" } as const;

export const priceChangeEndpoints = {
  list: listEndpoint({
    list: priceChangeList,
    many: "price changes",
    row: priceChange,
    path,
    allow: "price.propose",
    scope: "all",
  }),
  get: endpoint({
    method: "GET",
    path: `${path}/:id`,
    summary: "One price change",
    params: idParams,
    reply: priceChange,
    ...read,
  }),
  propose: endpoint({
    method: "POST",
    path,
    summary: "Propose prices for a product from a day on",
    body: formBody(priceChangeForm),
    reply: priceChange,
    allow: "price.propose",
    write: { audit: "price-change.proposed", idempotency: "required" },
    ...write,
  }),
  approve: endpoint({
    method: "POST",
    path: `${path}/:id/approve`,
    summary: "Approve what somebody else has proposed; it takes effect on its day",
    params: idParams,
    reply: priceChange,
    allow: "price.approve",
    write: { audit: "price-change.approved", idempotency: "required", ifMatch: true },
    ...write,
  }),
  revoke: endpoint({
    method: "POST",
    path: `${path}/:id/revoke`,
    summary: "Take back one's own proposal, refuse it, or stop what is scheduled",
    params: idParams,
    body: formBody(revokeForm),
    reply: priceChange,
    allow: "price.propose",
    write: { audit: "price-change.revoked", idempotency: "required", ifMatch: true },
    ...write,
  }),
  history: endpoint({
    method: "GET",
    path: `${path}/:id/history`,
    summary: "What happened to a price change, newest first",
    params: idParams,
    reply: listOf(historyEntry),
    ...read,
  }),
};

/** What a proposal sends. */
export type PriceChangeValues = ValuesOf<typeof priceChangeForm>;
