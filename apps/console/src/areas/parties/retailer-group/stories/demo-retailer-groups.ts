import type { RetailerGroup } from "@o2r/api/contract/parties";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoHistoryOf, demoId, lookupService, rowId, thingService } from "../../../../stories/thing-service.ts";

const group = (at: number, given: Partial<RetailerGroup>): RetailerGroup => ({
  id: rowId(at),
  version: 7,
  active: true,
  updatedAt: "2026-11-20T09:12:00.000Z",
  kind: "TYPE",
  retailerType: null,
  status: null,
  tier: null,
  tierId: null,
  tierName: null,
  visibility: null,
  creditLimit: null,
  creditDays: null,
  minOrder: null,
  name: "",
  retailers: 0,
  ...given,
});

const bronze = { tierId: rowId(2), tierName: "Bronze" } as const;

/** Two types, two tiers and a status. */
export const demoGroups: readonly RetailerGroup[] = [
  group(0, {
    retailerType: "WHOLESALER",
    name: "Wholesaler",
    tierId: rowId(3),
    tierName: "Gold",
    visibility: "ALL",
    creditLimit: 250_000,
    minOrder: 1000,
    retailers: 402,
  }),
  group(1, { retailerType: "KIRANA", name: "Kirana", ...bronze, visibility: "ALL", retailers: 411 }),
  group(2, { kind: "TIER", tier: "Bronze", name: "Bronze", creditLimit: 40_000, creditDays: 7, retailers: 411 }),
  group(3, { kind: "TIER", tier: "Gold", name: "Gold", creditLimit: 150_000, creditDays: 21, retailers: 643 }),
  group(4, {
    kind: "STATUS",
    status: "KYC_PENDING",
    name: "KYC pending",
    visibility: "NONE",
    creditLimit: 0,
    creditDays: 0,
    retailers: 96,
  }),
];
const first = demoGroups[0] ?? group(0, {});

/** The calls of types, tiers and statuses as the service answers them. Later handlers of a story go first. */
export const retailerGroupService = (total = demoGroups.length): readonly RequestHandler[] => [
  lookupService("/api/tier", [
    { id: rowId(2), name: "Bronze" },
    { id: rowId(3), name: "Gold" },
  ]),
  http.get("/oms/master/common", () =>
    ok([
      { id: demoId(600), label: "Kirana", value: "KIRANA", position: 0 },
      { id: demoId(601), label: "Wholesaler", value: "WHOLESALER", position: 1 },
    ]),
  ),
  ...thingService({
    path: "/oms/retailer-config",
    total,
    row: (number) => ({ ...(demoGroups[number % demoGroups.length] ?? first), id: rowId(number) }),
    history: demoHistoryOf("retailer-group", [{ field: "creditLimit", before: 200_000, after: 250_000 }]),
  }),
];
