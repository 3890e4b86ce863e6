import type { HistoryEntry } from "@o2r/api/contract/core";
import {
  availableOf,
  stateOfBatch,
  type DiscardRow,
  type InventoryRow,
  type MovementRow,
  type UsedRow,
} from "@o2r/api/contract/stock";
import { addDays } from "@o2r/forms/days";
import { http, type RequestHandler } from "msw";
import { ok, warehouses } from "../../../../stories/service.ts";
import {
  demoChange,
  demoId,
  documentService,
  lookupService,
  numbered,
  pageOf,
  rowId,
  thingService,
} from "../../../../stories/thing-service.ts";
import { demoProduct } from "../../../catalogue/product/stories/demo-products.ts";

const day = (offset: number): string => addDays("2026-11-21", offset);

const lines = [
  ["Toor Dal 1 kg", "ANN-TOOR-1KG", 240, 60, 24, 180, 142],
  ["Groundnut Oil 1 L × 12", "DHA-GNUT-1L", 96, 96, 0, 12, 215],
  ["Glucose Biscuits 80 g × 48", "GAU-GLUC-80G", 12, 0, 6, -4, 10],
  ["Coconut Hair Oil 200 ml", "PAH-COCO-200", 36, 8, 0, 320, 98],
  ["Detergent Powder 1 kg", "ADW-DETP-1KG", 0, 0, 0, 410, 88],
] as const;

/** The `number`th batch of a list that repeats these. */
export const demoBatch = (number: number): InventoryRow => {
  const [name, sku, stock, reserved, bufferStock, daysLeft, mrp] = lines[number % lines.length] ?? lines[0];
  const price = (share: number): number => Math.round(mrp * share * 20) / 20;
  const free = stock - reserved - bufferStock;
  const blocked = number % 5 === 3;
  return {
    id: rowId(number),
    version: 3,
    warehouseId: warehouses[0]?.id ?? "",
    warehouse: "Pune Hub Hadapsar",
    productId: demoId(300 + (number % lines.length)),
    name: numbered(name, Math.floor(number / lines.length)),
    sku,
    image: demoId(501),
    category: "Staples",
    subCategory: "Pulses",
    stock,
    free,
    available: availableOf({ blocked, daysLeft, free }),
    reserved,
    bufferStock,
    discarding: 0,
    inflight: number % 4 === 0 ? 48 : 0,
    quarantine: 0,
    rejected: number % 3 === 0 ? 2 : 0,
    shelfLife: 540,
    manufacturingDate: day(daysLeft - 540),
    expiryDate: day(daysLeft),
    daysLeft,
    mrp,
    retailPrice: price(0.82),
    distPrice: price(0.79),
    o2rPrice: price(0.77),
    discountType: number % 5 === 1 ? "PERCENT" : null,
    discount: number % 5 === 1 ? 4 : null,
    state: stateOfBatch({ blocked, daysLeft, free }),
    blocked,
    updatedAt: "2026-11-20T09:12:00.000Z",
  };
};

const still = { on_hand: 0, reserved: 0, buffer: 0, in_flight: 0, quarantine: 0, rejected: 0 };
const order = { type: "order", id: demoId(700), name: "ORD-002981" };

/** What happened to a batch, newest first. */
export const demoMovements: readonly MovementRow[] = [
  { type: "RESERVE", change: { ...still, reserved: 60 }, reason: "", ref: order, by: "Rohini Kale" },
  { type: "ADJUST", change: { ...still, on_hand: -2 }, reason: "Counted on the shelf", ref: null, by: "Rohini Kale" },
  { type: "ADJUST", change: { ...still, buffer: 24 }, reason: "Kept back for the counter", ref: null, by: null },
  { type: "REJECT", change: { ...still, on_hand: -2, rejected: 2 }, reason: "Leaking", ref: null, by: "Rohini Kale" },
  { type: "GRN", change: { ...still, on_hand: 244 }, reason: "", ref: null, by: "Rohini Kale" },
].map((line, index) => ({
  ...line,
  // One of the types that the contract has, written above.
  type: line.type as MovementRow["type"],
  id: demoId(800 + index),
  at: `2026-11-${20 - index}T09:12:00.000Z`,
  seq: 5 - index,
  balance: [240, 240, 242, 242, 244][index] ?? 0,
}));

export const demoUsed: readonly UsedRow[] = [
  { id: demoId(900), ref: order, quantity: 60, state: "HELD", at: "2026-11-20T09:12:00.000Z" },
  {
    id: demoId(901),
    ref: { ...order, id: demoId(701), name: "ORD-002640" },
    quantity: 36,
    state: "PICKED",
    at: "2026-11-11T05:30:00.000Z",
  },
];

/** The `number`th request to discard. */
export const demoDiscard = (number: number): DiscardRow => {
  const batch = demoBatch(number);
  const isExpired = batch.daysLeft <= 0;
  return {
    id: rowId(number),
    version: 1,
    inventoryId: batch.id,
    warehouseId: batch.warehouseId,
    warehouse: batch.warehouse,
    name: batch.name,
    sku: batch.sku,
    expiryDate: batch.expiryDate,
    quantity: 4 + number,
    value: (4 + number) * batch.distPrice,
    inputTax: Math.round((4 + number) * batch.distPrice * 5) / 100,
    reason: isExpired ? "EXPIRED" : "DAMAGED",
    note: isExpired ? "" : "Fell from the rack",
    state: number % 4 === 2 ? "APPROVED" : number % 4 === 3 ? "REFUSED" : "REQUESTED",
    requestedBy: "Rohini Kale",
    requestedById: demoId(11),
    requestedAt: "2026-11-20T09:12:00.000Z",
    decidedBy: number % 4 > 1 ? "Devika Sanyal" : null,
    decidedAt: number % 4 > 1 ? "2026-11-20T12:12:00.000Z" : null,
    decision: number % 4 === 3 ? "Sell it at a discount" : "",
  };
};

/** Who changed a batch, newest first. */
export const demoBatchHistory: readonly HistoryEntry[] = [
  { ...demoChange("inventory", 3, [{ field: "blocked", before: true, after: false }]), action: "inventory.blocked" },
  {
    ...demoChange(
      "inventory",
      2,
      [
        { field: "mrp", before: 138, after: 142 },
        { field: "bufferStock", before: 0, after: 24 },
      ],
      "2026-11-10T06:30:00.000Z",
    ),
    action: "inventory.adjusted",
  },
  { ...demoChange("inventory", 1, [], "2026-08-02T05:00:00.000Z"), action: "inventory.created" },
];

/** The products that can be chosen. */
export const stockedProducts = [demoProduct(0), demoProduct(1)] as const;
export const [stockedProduct] = stockedProducts;

const suggestedBy = (product: ReturnType<typeof demoProduct>) => ({
  shelfLife: product.formProductShelfLife,
  category: product.category,
  subCategory: product.subCategory,
  mrp: product.formProductMrp,
  ptr: product.formRlp,
  pth: product.formDlp,
  o2rlp: product.formO2rPrice,
});

/** The calls of inventory as the service answers them. Later handlers of a story go first. */
export const inventoryService = (total = 128, discards = Math.min(total, 6)): readonly RequestHandler[] => [
  http.get("/oms/inventory/:id/movement", () => ok(pageOf([...demoMovements], 25))),
  http.get("/oms/inventory/:id/used-quantity", () => ok([...demoUsed])),
  http.patch("/oms/inventory/:id", () => ok({ ...demoBatch(0), version: 4, stock: 245 })),
  http.post("/oms/inventory/:id/blocked", () => ok({ ...demoBatch(0), version: 4, blocked: true, state: "BLOCKED" })),
  http.post("/oms/inventory/:id/reset", () => ok({ ...demoBatch(0), version: 4, stock: 60, free: 0, available: 0 })),
  http.post("/oms/inventory/:id/discard", () => ok(demoDiscard(0))),
  http.post("/oms/discard/:id/:step", () => ok({ ...demoDiscard(0), version: 2, state: "APPROVED" })),
  ...thingService({ path: "/oms/inventory", total, row: demoBatch, history: demoBatchHistory }),
  ...thingService({ path: "/oms/discard", total: discards, row: demoDiscard, history: [] }),
  lookupService(
    "/api/product",
    stockedProducts.map(({ id, formName, sku }) => ({ id, name: formName, sku })),
    Object.fromEntries(stockedProducts.map((product) => [product.id, suggestedBy(product)])),
  ),
  ...documentService,
];
