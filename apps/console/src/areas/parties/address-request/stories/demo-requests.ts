import type { AddressRequestRow } from "@o2r/api/contract/parties";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId, lookupService, numbered, pageAt, rowId } from "../../../../stories/thing-service.ts";

const shops = [
  ["Om Sai Kirana", "PENDING"],
  ["Shree Krishna Stores", "APPROVED"],
  ["New Bharat Provisions", "REJECTED"],
] as const;

/** The `number`th request of a list that repeats these: waiting, approved, rejected. */
export const demoRequest = (number: number): AddressRequestRow => {
  const [establishment, state] = shops[number % shops.length] ?? shops[0];
  const decided = state === "PENDING" ? null : "2026-11-21T06:12:00.000Z";
  return {
    id: rowId(number),
    version: 1,
    retailerId: rowId(number),
    establishment: numbered(establishment, Math.floor(number / shops.length)),
    mobile: "9876543210",
    city: "Pune",
    pincode: "411038",
    distance: 14_180,
    state,
    requestedById: demoId(850),
    requestedBy: "Farhan Qureshi",
    requestedAt: "2026-11-20T06:12:00.000Z",
    decidedBy: decided && "Chitra Kulkarni",
    decidedAt: decided,
    reason: state === "REJECTED" ? "Shop closed" : null,
    from: {
      addressLine1: "Shop 14, Market Yard",
      addressLine2: null,
      addressLine3: "Hadapsar",
      pincode: "411028",
      city: "Pune",
      state: "Maharashtra",
      address: null,
      lat: 18.4967,
      lng: 73.9417,
      hub: "Pune Hub Hadapsar",
      beat: "Magarpatta",
    },
    to: {
      addressLine1: "Shop 9, New Market",
      addressLine2: null,
      addressLine3: "Kothrud",
      pincode: "411038",
      city: "Pune",
      state: "Maharashtra",
      address: "Behind the temple",
      lat: 18.5074,
      lng: 73.8077,
      hub: "Pune Hub Kothrud",
      beat: null,
    },
  };
};

const numberOf = (id: unknown): number => Number(String(id).slice(-12)) - 1000;

/** The calls of address requests as the service answers them. Later handlers of a story go first. */
export const requestService = (total = 12): readonly RequestHandler[] => [
  lookupService("/api/retailer", [{ id: rowId(0), name: "Om Sai Kirana" }]),
  http.get("/oms/master/common", () => ok([{ id: demoId(600), label: "Custom", value: "CUSTOM", position: 0 }])),
  http.get("/oms/address-request/:id/history", () => ok([])),
  http.get("/oms/address-request/:id", ({ params }) => ok(demoRequest(numberOf(params["id"])))),
  http.get("/oms/address-request", ({ request }) => ok(pageAt(new URL(request.url), total, demoRequest))),
];
