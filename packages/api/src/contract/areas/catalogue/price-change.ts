import { number, string, type InferType } from "yup";
import type { ValuesOf } from "@o2r/forms";
import { endpoint, formBody } from "../../core/endpoint.ts";
import { historyEntry } from "../../core/history.ts";
import { lifecycle, stateSchema } from "../../core/lifecycle/index.ts";
import type { ToldGiven } from "../../core/lifecycle/lifecycle.types.ts";
import { listEndpoint } from "../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../core/list.ts";
import { idParams, idSchema, instantSchema, listOf, rupeesSchema, shape, textOrNull } from "../../core/schemas.ts";
import { taxBases } from "./product-options.ts";
import { priceChangeForm, revokeForm } from "./price-change-form.ts";

/** Four prices in rupees. */
const prices = {
  centralO2rlp: rupeesSchema(),
  centralPth: rupeesSchema(),
  centralPtr: rupeesSchema(),
  centralMrp: rupeesSchema(),
};

const priceChangeStates = {
  PROPOSED: { label: "Proposed", tone: "warning" },
  APPROVED: { label: "Approved", tone: "info" },
  SCHEDULED: { label: "Scheduled", tone: "info" },
  APPLIED: { label: "Applied", tone: "success" },
  REVOKED: { label: "Revoked", tone: "neutral" },
} as const;
export type PriceChangeState = keyof typeof priceChangeStates;

/** A change of a product's prices that takes effect on a day. */
export const priceChange = shape({
  id: idSchema(),
  version: number().integer().defined(),
  state: stateSchema(priceChangeStates),
  /** `YYYY-MM-DD`, in Asia/Kolkata. */
  effectiveOn: string().defined(),
  productId: idSchema(),
  product: string().defined(),
  sku: string().defined(),
  /** Document id of the product's first image. */
  image: textOrNull(),
  /** Percent, of the product. */
  gst: number().defined(),
  cess: number().defined(),
  taxBase: string()
    .oneOf(taxBases.map(({ value }) => value))
    .defined(),
  cessPerUnit: number().defined(),
  ...prices,
  /** What they replace: the prices in force while it is open, those that were when it was applied. */
  before: shape(prices),
  reason: string().defined(),
  proposedById: idSchema(),
  proposedBy: string().defined(),
  proposedAt: instantSchema(),
  approvedBy: textOrNull(),
  approvedAt: instantSchema().nullable(),
  appliedAt: instantSchema().nullable(),
  revokedBy: textOrNull(),
  revokedAt: instantSchema().nullable(),
  revokeReason: textOrNull(),
  updatedAt: instantSchema(),
});
export type PriceChange = InferType<typeof priceChange>;

/** A price change: proposed by one, approved by another, applied on its day (domain.md §5, §13). */
export const priceChangeLife = lifecycle({
  entity: "price-change",
  name: { one: "price change", many: "price changes" },
  path: "/oms/price-change",
  row: priceChange,
  states: priceChangeStates,
  first: "PROPOSED",
  read: "price.propose",
  scope: "all",
  tells: [
    {
      to: "price.approve",
      mail: "Prices wait for approval",
      text: "{proposedBy} proposes prices of {product}: {reason}",
      page: "/product/price-change/{id}",
    },
  ],
  steps: {
    approve: {
      from: ["PROPOSED"],
      to: "APPROVED",
      label: "Approve",
      done: "approved",
      means: "will be sold at the proposed prices from their day on, at once where that has come",
      final: "Whoever proposed it was told; it can be revoked until its day",
      allow: "price.approve",
      takers: [{ isNot: { proposedById: "You cannot approve your own price change" } }],
      guard: "overtaken",
      tells: [
        {
          named: "proposedById",
          mail: "Your prices were approved",
          text: "{approvedBy} approved your prices of {product}",
          page: "/product/price-change/{id}",
        },
      ],
      affects: ["/oms/product"],
    },
    revoke: {
      from: ["PROPOSED", "SCHEDULED"],
      to: "REVOKED",
      label: "Revoke",
      done: "revoked",
      means: "will keep the prices of today",
      danger: true,
      final: "It can be proposed again",
      allow: "price.propose",
      takers: [{ allow: "price.approve" }, { is: "proposedById", from: ["PROPOSED"] }],
      form: revokeForm,
      tells: [
        {
          named: "proposedById",
          mail: "Your prices were revoked",
          text: "{revokedBy} revoked your prices of {product}: {revokeReason}",
          page: "/product/price-change/{id}",
        },
      ],
      affects: ["/oms/product"],
    },
    schedule: { by: "clock", from: ["APPROVED"], to: "SCHEDULED" },
    apply: { by: "clock", from: ["APPROVED", "SCHEDULED"], to: "APPLIED" },
    overtake: { by: "service", from: ["PROPOSED", "APPROVED", "SCHEDULED"], to: "REVOKED" },
  },
});

/** Who hears of the first proposal of a file: not of each of thousands. */
export const priceFileTells: readonly ToldGiven[] = [
  {
    to: "price.approve",
    mail: "A file of prices waits for approval",
    text: "{proposedBy} proposes the prices of {file}",
    page: "/product/price-change?import={fileId}",
  },
];

/** The step that the calendar takes with a price change today; null when it has to wait, or is at its end. Days of Asia/Kolkata. */
export const stepByDay = (
  { state, effectiveOn }: { readonly state: PriceChangeState; readonly effectiveOn: string },
  today: string,
): "schedule" | "apply" | null => {
  const step = effectiveOn <= today ? "apply" : "schedule";
  const from: readonly PriceChangeState[] = priceChangeLife.steps[step].from;
  return from.includes(state) ? step : null;
};

/** The list of price changes, newest first. */
export const priceChangeList = {
  columns: [
    { field: "product", label: "Product", kind: "text", sort: true, shown: true },
    { field: "sku", label: "SKU", kind: "code", shown: false, inFile: true, width: 160 },
    {
      field: "state",
      label: "Status",
      kind: "badge",
      sort: true,
      shown: true,
      width: 112,
      values: priceChangeLife.values,
    },
    { field: "effectiveOn", label: "Takes effect", kind: "date", sort: true, shown: true, width: 108 },
    { field: "centralMrp", label: "MRP ₹", kind: "money", shown: true, width: 88 },
    { field: "centralPtr", label: "PTR ₹", kind: "money", shown: true, width: 88 },
    { field: "centralPth", label: "PTH ₹", kind: "money", shown: true, width: 88 },
    { field: "centralO2rlp", label: "O2RLP ₹", kind: "money", shown: true, width: 88 },
    { field: "proposedBy", label: "Proposed by", kind: "text", shown: true, width: 128 },
    { field: "approvedBy", label: "Approved by", kind: "text", shown: false, width: 144 },
    { field: "reason", label: "Reason", kind: "text", shown: false },
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: true, width: 144 },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: priceChangeLife.values },
    { kind: "lookup", key: "product", label: "Product", source: "/api/product" },
    { kind: "lookup", key: "brand", label: "Brand", source: "/api/brand" },
    { kind: "lookup", key: "import", label: "Import", source: "/api/price-import" },
  ],
  search: { product: "product", sku: "SKU", ean: "EAN", hsn: "HSN" },
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
  ...priceChangeLife.endpoints,
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
