import type { Retailer, RetailerRow, RetailerTerms } from "@o2r/api/contract/parties";
import { http, type RequestHandler } from "msw";
import { pincodeService } from "../../../../stories/pincode-service.ts";
import { ok } from "../../../../stories/service.ts";
import { demoChange, demoId, lookupService, numbered, pageAt, rowId } from "../../../../stories/thing-service.ts";

const shops = [
  ["Om Sai Kirana", "Ganesh Pawar", "ACTIVE", "APPROVED"],
  ["Shree Krishna Stores", "Meera Iyer", "BLOCKED", "APPROVED"],
  ["New Bharat Provisions", "Salim Shaikh", "KYC_PENDING", "SUBMITTED"],
  ["Annapurna Super Market", "Lakshmi Rao", "ONBOARDING", "NOT_SUBMITTED"],
] as const;

/** The `number`th retailer of a list that repeats these: active, blocked, waiting for KYC, being taken on. */
export const demoRetailer = (number: number): RetailerRow => {
  const [shop, name, state, kyc] = shops[number % shops.length] ?? shops[0];
  return {
    id: rowId(number),
    version: 4,
    establishment: numbered(shop, Math.floor(number / shops.length)),
    name,
    mobile: `98765${String(43210 + number).slice(-5)}`,
    shopType: "Grocery",
    retailerType: "Kirana",
    beatType: "Urban",
    beatId: demoId(820),
    beat: "Magarpatta",
    pincode: "411028",
    city: "Pune",
    hubId: demoId(701),
    hub: "Pune Hub Kothrud",
    gstNumber: "27AAPFU0939F1ZV",
    kyc,
    isPrime: number === 0,
    agentId: demoId(830),
    agent: "Ananya Deshmukh",
    onboardedBy: "Devika Menon",
    outstanding: state === "ACTIVE" ? 12_480.5 : 0,
    lastOrderAt: state === "ACTIVE" ? "2026-11-20T06:12:00.000Z" : null,
    state,
    stateReason: state === "BLOCKED" ? "Cheques bounced twice" : null,
    addressPending: number === 0,
    updatedAt: "2026-11-20T09:12:00.000Z",
  };
};

const retailerOf = (number: number): Retailer => {
  const row = demoRetailer(number);
  return {
    id: row.id,
    version: row.version,
    active: true,
    updatedAt: row.updatedAt,
    hub: row.hub,
    beat: row.beat,
    shopTypeLabel: "Grocery",
    retailerTypeLabel: "Kirana",
    beatTypeLabel: "Urban",
    aadharLast4: "7765",
    creditLimit: 25_000,
    creditDays: null,
    pictures: [
      { label: "Photo of the shop", id: demoId(901) },
      { label: "GST certificate", id: demoId(902) },
    ],
    establishment: row.establishment,
    shopType: "GROCERY",
    name: row.name,
    mobile: row.mobile,
    alternativeMobile: null,
    whatsappNo: row.mobile,
    secondaryName: null,
    secondaryMobile: null,
    addressLine1: "Shop 14, Market Yard",
    addressLine2: null,
    addressLine3: "Hadapsar",
    pincode: "411028",
    city: "Pune",
    state: "Maharashtra",
    address: "Opposite the bus stand",
    lat: 18.4967,
    lng: 73.9417,
    locationId: null,
    retailerType: "KIRANA",
    isPrime: row.isPrime ? "yes" : "no",
    specialZone: "no",
    hubId: row.hubId,
    beatId: row.beatId,
    beatType: "URBAN",
    gstNumber: row.gstNumber,
    panNumber: "AAPFU0939F",
    nameAsPerId: row.name,
    fssaiNumber: "11521034000172",
    shopImage: demoId(901),
    primaryImage: null,
    secondaryImage: null,
    gstImage: demoId(902),
    panImage: null,
    dob: "1984-06-02",
    marriageAnniversary: null,
    firstKidBday: null,
    secondKidBday: null,
  };
};

const options: Readonly<Record<string, readonly string[]>> = {
  shopType: ["Grocery", "Bakery"],
  retailerType: ["Kirana", "Wholesaler"],
  beatType: ["Urban", "Rural"],
  reason: ["Customer request", "Wrong price", "Custom"],
};
const optionsOf = (category: string) =>
  (options[category] ?? []).map((label, position) => ({
    id: demoId(600 + position),
    label,
    value: label.toUpperCase().replaceAll(" ", "_"),
    position,
  }));

const history = [demoChange("retailer", 3, [{ field: "whatsappNo", before: null, after: "9876543210" }])];

const terms: RetailerTerms = {
  creditLimit: 25_000,
  creditDays: null,
  minOrder: null,
  tierId: null,
  tier: null,
  holds: {
    creditLimit: { value: 25_000, origin: "OWN", name: null },
    creditDays: { value: 7, origin: "TYPE_TIER", name: "Bronze" },
    minOrder: { value: 1000, origin: "TYPE", name: "Kirana" },
  },
};

const numberOf = (id: unknown): number => Number(String(id).slice(-12)) - 1000;

/** The calls of retailers as the service answers them. Later handlers of a story go first. */
export const retailerService = (total = 14): readonly RequestHandler[] => [
  pincodeService,
  http.get("/oms/master/common", ({ request }) =>
    ok(optionsOf(new URL(request.url).searchParams.get("category") ?? "")),
  ),
  lookupService("/api/warehouse", [{ id: demoId(701), name: "Pune Hub Kothrud" }]),
  lookupService("/api/beat", [{ id: demoId(820), name: "Magarpatta" }]),
  lookupService("/api/agent", [
    { id: demoId(830), name: "Ananya Deshmukh" },
    { id: demoId(831), name: "Kiran Bhosale" },
  ]),
  http.get("/api/geocode", () => ok(null)),
  http.get("/oms/retailer/:id/page", ({ params }) => ok(demoRetailer(numberOf(params["id"])))),
  lookupService("/api/tier", [{ id: demoId(840), name: "Gold" }]),
  http.get("/oms/retailer/:id/terms", () => ok(terms)),
  http.get("/oms/retailer/:id/history", () => ok(history)),
  http.get("/oms/retailer/:id", ({ params }) => ok(retailerOf(numberOf(params["id"])))),
  http.get("/oms/retailer", ({ request }) => ok(pageAt(new URL(request.url), total, demoRetailer))),
];
