import { number, string, type InferType } from "yup";
import { endpoint, formBody } from "../../../core/endpoint.ts";
import { historyEntry } from "../../../core/history.ts";
import { admins } from "../../../core/holders.ts";
import { lifecycle, stateSchema } from "../../../core/lifecycle/index.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { reasonDialogForm } from "../../../core/reason-form.ts";
import { idParams, idSchema, instantSchema, listOf, shape, textOrNull } from "../../../core/schemas.ts";
import { addressRequestForm } from "./address-request-form.ts";

/** One side of a move. */
const place = shape({
  addressLine1: string().defined(),
  addressLine2: textOrNull(),
  addressLine3: textOrNull(),
  pincode: string().defined(),
  city: string().defined(),
  state: string().defined(),
  address: textOrNull(),
  lat: number().defined(),
  lng: number().defined(),
  hub: textOrNull(),
  beat: textOrNull(),
});

export const addressRequestStates = {
  PENDING: { label: "Waiting", tone: "warning", is: "waiting" },
  APPROVED: { label: "Approved", tone: "success" },
  REJECTED: { label: "Rejected", tone: "neutral" },
} as const;

/** A request to change a retailer's address: where they are, and where they are to be. */
export const addressRequestRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  retailerId: idSchema(),
  establishment: string().defined(),
  mobile: string().defined(),
  city: string().defined(),
  pincode: string().defined(),
  /** Metres between the two. */
  distance: number().integer().defined(),
  state: stateSchema(addressRequestStates),
  requestedById: textOrNull(),
  requestedBy: textOrNull(),
  requestedAt: instantSchema(),
  decidedBy: textOrNull(),
  decidedAt: instantSchema().nullable(),
  reason: textOrNull(),
  /** The address of today; of one that was approved, the address before. */
  from: place,
  /** With the hub that would deliver, and the beat. */
  to: place,
});
export type AddressRequestRow = InferType<typeof addressRequestRow>;

/** Who decides: everywhere, or in the own region (domain.md §13, address.approve). */
const scope = { all: admins, ownRegion: ["ONBOARDING_MANAGER"], ownBeats: ["FSA"] } as const;
const path = "/oms/address-request";
const another = (act: string) => [{ isNot: { requestedById: `You cannot ${act} your own request` } }] as const;

/** A request to change an address (domain.md §5): asked by one, decided by another. */
export const addressRequestLife = lifecycle({
  entity: "address-request",
  name: { one: "address request", many: "address requests" },
  path,
  row: addressRequestRow,
  states: addressRequestStates,
  first: "PENDING",
  read: "address.read",
  scope,
  tells: [
    {
      to: "address.decide",
      type: "RETAILER_ADDRESS",
      text: "{establishment} asks for another address in {city} {pincode}",
      page: "/retailer/address-request/{id}",
    },
  ],
  steps: {
    approve: {
      from: ["PENDING"],
      to: "APPROVED",
      label: "Approve",
      done: "approved",
      means: "will be delivered to at the new address; orders that are placed stay with their hub",
      final: "The shop was told; another address can be asked for",
      allow: "address.decide",
      takers: another("approve"),
      guard: "served",
      affects: ["/oms/retailer"],
    },
    reject: {
      from: ["PENDING"],
      to: "REJECTED",
      label: "Reject",
      done: "rejected",
      means: "keeps the address of today",
      danger: true,
      final: "The shop was told, and may ask again",
      allow: "address.decide",
      takers: another("reject"),
      form: reasonDialogForm,
      affects: ["/oms/retailer"],
    },
  },
});

export const addressRequestList = {
  columns: [
    { field: "establishment", label: "Shop", kind: "text", shown: true },
    { field: "mobile", label: "Mobile", kind: "code", shown: true, width: 112 },
    { field: "city", label: "New city", kind: "text", shown: true, width: 128 },
    { field: "pincode", label: "New pincode", kind: "code", shown: true, width: 112 },
    { field: "distance", label: "Metres away", kind: "number", shown: true, width: 104 },
    { field: "requestedBy", label: "Asked by", kind: "text", shown: true, width: 144 },
    { field: "requestedAt", label: "Asked", kind: "dateTime", sort: true, shown: true, width: 144 },
    { field: "decidedBy", label: "Decided by", kind: "text", shown: false, width: 144 },
    { field: "decidedAt", label: "Decided", kind: "dateTime", shown: false, width: 144 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 112, values: addressRequestLife.values },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: addressRequestLife.values },
    { kind: "lookup", key: "retailer", label: "Retailer", source: "/api/retailer" },
    { kind: "dates", key: "requested", label: "Asked", of: "instant" },
  ],
  search: { establishment: "shop", name: "owner", mobile: "mobile", gstNumber: "GSTIN" },
  defaultSort: "-requestedAt",
} as const satisfies ListDeclaration<Extract<keyof AddressRequestRow, string>>;

const read = { allow: "address.read", scope, limit: "read" } as const;

/** Requests to change the address of a retailer. */
export const addressRequestEndpoints = {
  list: listEndpoint({
    list: addressRequestList,
    many: "address requests",
    row: addressRequestRow,
    path,
    allow: "address.read",
    scope,
  }),
  get: endpoint({
    method: "GET",
    path: `${path}/:id`,
    summary: "One address request",
    params: idParams,
    reply: addressRequestRow,
    ...read,
  }),
  request: endpoint({
    method: "POST",
    path: "/oms/retailer/:id/address-request",
    summary: "Ask for another address of a retailer",
    params: idParams,
    body: formBody(addressRequestForm),
    reply: addressRequestRow,
    write: { audit: "address-request.requested", idempotency: "required", affects: [path, "/oms/retailer"] },
    allow: "address.read",
    scope,
    limit: "write",
  }),
  history: endpoint({
    method: "GET",
    path: `${path}/:id/history`,
    summary: "What happened to an address request, newest first",
    params: idParams,
    reply: listOf(historyEntry),
    ...read,
  }),
  ...addressRequestLife.endpoints,
};
