import type { PromotionRecord, PromotionRow, PromotionUseRow, Simulated } from "@o2r/api/contract/promotions";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoChange, demoId, lookupService, numbered, pageAt, rowId } from "../../../../stories/thing-service.ts";

const ideas = [
  ["Festive savings", "FESTIVE10", "DISCOUNT", "10% off", "ACTIVE"],
  ["Biscuits by the case", null, "QUANTITY_SLAB", "2% off from 24 units, up to 6% off", "ACTIVE"],
  ["Tea, twelve and one free", null, "BUY_GET", "1 free for each 12", "PAUSED"],
  ["New Year code", "NEWYEAR5", "DISCOUNT", "5% off", "SCHEDULED"],
  ["Hub's clearance", null, "DISCOUNT", "8% off", "DRAFT"],
] as const;

/** The `number`th promotion of a list that repeats these. */
export const demoPromotion = (number: number): PromotionRow => {
  const [title, code, kind, gives, state] = ideas[number % ideas.length] ?? ideas[0];
  return {
    id: rowId(number),
    version: 3,
    title: numbered(title, Math.floor(number / ideas.length)),
    code,
    kind,
    discountType: kind === "BUY_GET" ? null : "PERCENT",
    gives,
    fundedBy: "BRAND",
    funding: "Brand 60%, distributor 40%",
    validFrom: state === "SCHEDULED" ? "2026-12-28" : "2026-11-01",
    validTill: state === "SCHEDULED" ? "2027-01-05" : "2026-12-31",
    platform: "ALL",
    hub: number % 5 === 4 ? "Pune Hub Kothrud" : null,
    uses: state === "ACTIVE" ? 128 : 0,
    useLimit: code === null ? null : 500,
    retailerLimit: 2,
    dayLimit: null,
    spent: state === "ACTIVE" ? 18_450.5 : 0,
    budget: 100_000,
    priority: 10,
    stackable: false,
    state,
    createdBy: "Devika Menon",
    updatedAt: "2026-11-20T09:12:00.000Z",
  };
};

const recordOf = (number: number): PromotionRecord => {
  const row = demoPromotion(number);
  return {
    id: row.id,
    version: row.version,
    active: true,
    updatedAt: row.updatedAt,
    state: row.state,
    title: row.title,
    code: row.code,
    kind: row.kind,
    discountType: row.discountType,
    discount: row.kind === "DISCOUNT" ? 10 : null,
    quantitySlabs:
      row.kind === "QUANTITY_SLAB"
        ? [
            { from: 24, discount: 2 },
            { from: 120, discount: 6 },
          ]
        : [],
    valueSlabs: [],
    buyQuantity: row.kind === "BUY_GET" ? 12 : null,
    getQuantity: row.kind === "BUY_GET" ? 1 : null,
    getProduct: null,
    mostFree: null,
    comboParts: [],
    comboPrice: null,
    fundedBy: "BRAND",
    companyDiscount: 6,
    distributorDiscount: 4,
    validFrom: row.validFrom,
    validTill: row.validTill,
    constraintsForm: null,
    constraintsTill: null,
    platform: "ALL",
    hubs: [],
    brands: [],
    products: [],
    retailers: [],
    rules: [{ attr1: "RETAILER", attr2: "city", operator: "==", validator: "Pune", group: 1 }],
    minimumQuantity: null,
    minimumValue: 2000,
    maxDiscount: 500,
    useLimit: row.useLimit,
    retailerLimit: row.retailerLimit,
    dayLimit: row.dayLimit,
    budget: row.budget,
    priority: row.priority,
    stackable: row.stackable,
  };
};

const demoUse = (number: number): PromotionUseRow => ({
  id: rowId(number),
  promotionId: rowId(0),
  promotion: "Festive savings",
  code: "FESTIVE10",
  orderId: demoId(400 + number),
  orderNumber: `ORD-00${String(2990 - number)}`,
  retailerId: demoId(820),
  retailer: number % 2 === 0 ? "Om Sai Kirana" : "Annapurna Super Market",
  hub: "Pune Hub Kothrud",
  state: number === 2 ? "GIVEN_BACK" : "TAKEN",
  amount: 184.5,
  freeUnits: 0,
  freeWorth: 0,
  company: 110.7,
  distributor: 73.8,
  givenBack: number === 2 ? 184.5 : 0,
  takenAt: "2026-11-20T06:12:00.000Z",
});

const tried: Simulated = {
  lines: [
    {
      key: "0",
      productId: demoId(1),
      product: "Toor Dal 1 kg",
      sku: "TOOR-1KG",
      units: 20,
      free: false,
      price: 120,
      goods: 2400,
      discount: 240,
      why: ["Festive savings: 10% off"],
    },
  ],
  verdicts: [
    {
      promotionId: rowId(0),
      title: "Festive savings",
      code: "FESTIVE10",
      applied: true,
      amount: 240,
      freeUnits: 0,
      freeWorth: 0,
      why: "10% off",
      nearly: null,
    },
    {
      promotionId: rowId(1),
      title: "Biscuits by the case",
      code: null,
      applied: false,
      amount: 0,
      freeUnits: 0,
      freeWorth: 0,
      why: "4 more for 2% off",
      nearly: "4 more for 2% off",
    },
  ],
  goods: 2400,
  discount: 240,
  net: 2160,
};

const history = [demoChange("promotion", 2, [{ field: "validTill", before: "2026-11-30", after: "2026-12-31" }])];
const numberOf = (id: unknown): number => Number(String(id).slice(-12)) - 1000;

/** The calls of promotions as the service answers them. Later handlers of a story go first. */
export const promotionService = (total = 15): readonly RequestHandler[] => [
  lookupService("/api/warehouse", [{ id: demoId(701), name: "Pune Hub Kothrud" }]),
  lookupService("/api/brand", [{ id: demoId(601), name: "Annapurti" }]),
  lookupService("/api/product", [{ id: demoId(1), name: "Toor Dal 1 kg" }]),
  lookupService("/api/retailer", [{ id: demoId(820), name: "Om Sai Kirana" }]),
  lookupService("/api/promotion", [{ id: rowId(0), name: "Festive savings" }]),
  http.get("/oms/master/common", () => ok([])),
  http.get("/oms/coupon/:id/retailers", () => ok({ count: 212, of: 1804 })),
  http.get("/oms/rule/retailers", () => ok({ count: 212, of: 1804 })),
  http.post("/oms/coupon/simulate", () => ok(tried)),
  http.get("/oms/coupon-use", ({ request }) => ok(pageAt(new URL(request.url), 3, demoUse))),
  http.get("/oms/coupon/:id/page", ({ params }) => ok(demoPromotion(numberOf(params["id"])))),
  http.get("/oms/coupon/:id/history", () => ok(history)),
  http.get("/oms/coupon/:id", ({ params }) => ok(recordOf(numberOf(params["id"])))),
  http.get("/oms/coupon", ({ request }) => ok(pageAt(new URL(request.url), total, demoPromotion))),
];
