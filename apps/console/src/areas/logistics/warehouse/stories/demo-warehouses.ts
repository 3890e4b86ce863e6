import type { Warehouse, WarehouseStanding } from "@o2r/api/contract/logistics";
import { http, type RequestHandler } from "msw";
import { pincodeService } from "../../../../stories/pincode-service.ts";
import { ok } from "../../../../stories/service.ts";
import { demoHistoryOf, demoId, numbered, rowId, thingService } from "../../../../stories/thing-service.ts";

/** The day that is so many days after the one that stories play on; before it, where they are below zero. */
export const dayIn = (days: number): string => new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10);

const pincodeOf = { Ahmedabad: "380001", Pune: "411028", Bengaluru: "560001" } as const;

const some = [
  ["Ahmedabad Central Warehouse", "CWH", "Ahmedabad", "Gujarat", "24CLSCC8917W1ZO", 0, 412],
  ["Ahmedabad Hub Bopal", "HUB", "Ahmedabad", "Gujarat", "24CLSCC8917W1ZO", 31, 38],
  ["Pune Hub Kothrud", "HUB", "Pune", "Maharashtra", "27CLSCC8917W1ZI", 53, -4],
  ["Bengaluru Hub Jayanagar", "HUB", "Bengaluru", "Karnataka", null, 100, 700],
] as const;

/** The `number`th warehouse of a list that repeats these. */
export const demoWarehouse = (number: number): Warehouse => {
  const [name, type, city, state, gstNumber, pincodes, fssaiDaysLeft] = some[number % some.length] ?? some[0];
  return {
    id: rowId(number),
    version: 7,
    active: number % 7 !== 6,
    updatedAt: "2026-11-20T09:12:00.000Z",
    companyName: numbered(name, Math.floor(number / some.length)),
    type,
    emailId: "warehouse@o2r.example",
    mobile: "9096488667",
    panNumber: "CLSCC8917W",
    gstNumber,
    fssaiNumber: "22421993177596",
    fssaiExpiry: dayIn(fssaiDaysLeft),
    leadTime: type === "CWH" ? 3 : 1,
    pincode: pincodeOf[city],
    city,
    state,
    wlat: 23.0559091,
    wlng: 72.5836594,
    address: `Plot 102, ${city}`,
    pincodes,
    manager: type === "CWH" ? "Ishaan Velkar" : "Meera Joshi",
    fssaiDaysLeft,
  };
};

const standing: WarehouseStanding = {
  stockValue: 1_842_316.5,
  stock: 48_210,
  openOrders: 37,
  openHubOrders: 3,
  users: [
    { id: demoId(801), name: "Ishaan Velkar", username: "cwh_manager", userType: "CWH_MANAGER" },
    { id: demoId(802), name: "Meera Joshi", username: "hub_manager", userType: "HUB_MANAGER" },
  ],
  supplier: {
    gstin: "24CLSCC8917W1ZO",
    bank: { accountNumber: "502004718236", ifsc: "HDFC0001234", bankName: "HDFC Bank" },
    status: "ACTIVE",
  },
};

const served = {
  primary: Array.from({ length: 40 }, (_, index) => String(411_001 + index)),
  fallback: ["400001", "400002", "400003"],
};

/** The warehouse calls as the service answers them. Later handlers of a story go first. */
export const warehouseService = (total = 18): readonly RequestHandler[] => [
  http.get("/oms/warehouse/:id/standing", () => ok(standing)),
  http.get("/oms/warehouse/:id/calendar", () =>
    ok({
      weeklyOffs: [7],
      slotCapacity: 200,
      holidays: [{ id: rowId(0), day: "2026-11-08", name: "Diwali", place: "Everywhere", affects: "BOTH" }],
    }),
  ),
  http.get("/oms/warehouse/:id/pincode", () => ok(served)),
  pincodeService,
  ...thingService({
    path: "/oms/warehouse",
    total,
    row: demoWarehouse,
    history: demoHistoryOf("warehouse", [{ field: "leadTime", before: 2, after: 3 }]),
  }),
];
