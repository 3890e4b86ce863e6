import type { Pincode } from "@o2r/api/contract/logistics";
import type { RequestHandler } from "msw";
import { demoHistoryOf, demoId, lookupService, rowId, thingService } from "../../../../stories/thing-service.ts";

const places = [
  ["411001", "Pune", "Maharashtra", "Camp, Sachapir Street, Raviwar Peth", true],
  ["411028", "Pune", "Maharashtra", "Hadapsar, Gondhale Nagar, Sasanenagar", true],
  ["194101", "Leh", "Ladakh", "Leh, Choglamsar, Spituk", false],
  ["560001", "Bengaluru", "Karnataka", "Bangalore GPO, Rajbhavan", false],
] as const;

/** A pincode as its list and its form have it. */
export const demoPincode = (number: number): Pincode => {
  const [pincode, city, state, localities, served] = places[number % places.length] ?? places[0];
  return {
    id: rowId(number),
    version: 7,
    active: true,
    updatedAt: "2026-11-20T09:12:00.000Z",
    pincode: String(Number(pincode) + Math.floor(number / places.length)),
    city,
    state,
    localities,
    hubId: served ? demoId(701) : null,
    standIns: served ? [demoId(702)] : [],
    hub: served ? "Pune Hub Kothrud" : null,
    standInNames: served ? "Mumbai Hub Andheri" : null,
    otherAreas: number % 2,
  };
};

/** The calls of pincodes as the service answers them. Later handlers of a story go first. */
export const pincodeMasterService = (total = 24): readonly RequestHandler[] => [
  lookupService("/api/warehouse", [
    { id: demoId(701), name: "Pune Hub Kothrud" },
    { id: demoId(702), name: "Mumbai Hub Andheri" },
  ]),
  ...thingService({
    path: "/oms/pincode",
    total,
    row: demoPincode,
    history: demoHistoryOf("pincode", [{ field: "hub", before: null, after: "Pune Hub Kothrud" }]),
  }),
];
