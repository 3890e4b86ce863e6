import type {
  PricePoint,
  ProductAttribute,
  ProductKits,
  ProductOrders,
  ProductStock,
} from "@o2r/api/contract/catalogue";
import type { ProductSchemes } from "@o2r/api/contract/promotions";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId } from "../../../../stories/thing-service.ts";
import { demoChange, priceChangeService } from "../../price-change/stories/demo-price-changes.ts";
import { demoProduct } from "./demo-products.ts";

const { formO2rPrice, formDlp, formRlp, formProductMrp } = demoProduct(1);
const at = (share: number) => ({
  formO2rPrice: Math.round(formO2rPrice * share),
  formDlp: Math.round(formDlp * share),
  formRlp: Math.round(formRlp * share),
  formProductMrp: Math.round(formProductMrp * share),
});

/** Newest first. */
export const demoPrices: readonly PricePoint[] = [
  {
    at: "2026-10-02T18:30:20.000Z",
    action: "product.priced",
    by: null,
    formO2rPrice,
    formDlp,
    formRlp,
    formProductMrp,
  },
  { at: "2026-07-14T06:30:00.000Z", action: "product.updated", by: "Devika Sanyal", ...at(0.95) },
  { at: "2026-05-03T18:30:20.000Z", action: "product.priced", by: null, ...at(0.91) },
  { at: "2026-02-02T05:00:00.000Z", action: "product.created", by: "Devika Sanyal", ...at(0.86) },
];

const shops = ["Om Sai Kirana", "Laxmi General Store", "Shree Ganesh Traders", "New Bharat Provision"] as const;
const statuses = ["PLACED", "PACKED", "SHIPPED", "DELIVERED", "CANCELLED"] as const;

export const demoOrders = (count = 24): ProductOrders => {
  const newest = Array.from({ length: count }, (_, number) => {
    const quantity = 1 + ((number * 7) % 11);
    return {
      id: demoId(700 + number),
      orderNumber: `ORD-00${3000 - number * 13}`,
      status: statuses[number % statuses.length] ?? "PLACED",
      warehouseName: "Pune Hub Hadapsar",
      retailerName: shops[number % shops.length] ?? shops[0],
      placedAt: new Date(Date.UTC(2026, 10, 21, 6) - number * 29 * 3_600_000).toISOString(),
      quantity,
      price: formRlp,
      value: quantity * formRlp,
    };
  });
  const days = Array.from({ length: 30 }, (_, number) => ({
    day: new Date(Date.UTC(2026, 9, 23) + number * 864e5).toISOString().slice(0, 10),
    quantity: count === 0 ? 0 : (number * 13) % 17,
  }));
  const quantity = days.reduce((sum, one) => sum + one.quantity, 0);
  return { orders: count, quantity, value: quantity * formRlp, days, newest };
};

const kitProduct = (number: number): ProductKits["parts"][number] => {
  const { id, formName: name, sku, formProductMrp: mrp, active } = demoProduct(number);
  return { id, name, sku, image: null, formProductMrp: mrp, active };
};

/** What of a product stands in the warehouses. */
export const demoStock: ProductStock = [
  ["Bhiwandi Central Warehouse", 6, 4800, 3960, 640, 200, 1200, "2027-03-14", 113],
  ["Nashik Hub Satpur", 1, 0, 0, 0, 0, 96, null, null],
  ["Pune Hub Hadapsar", 3, 412, 286, 102, 24, 0, "2026-12-09", 18],
  ["Thane Hub Wagle", 2, 60, 0, 24, 0, 0, "2026-11-17", -4],
].map(([warehouse, batches, stock, available, reserved, bufferStock, inflight, nextExpiry, daysLeft], at) => ({
  warehouseId: demoId(60 + at),
  warehouse: String(warehouse),
  batches: Number(batches),
  stock: Number(stock),
  available: Number(available),
  reserved: Number(reserved),
  bufferStock: Number(bufferStock),
  inflight: Number(inflight),
  quarantine: at === 2 ? 12 : 0,
  rejected: at === 2 ? 2 : 0,
  nextExpiry: nextExpiry === null ? null : String(nextExpiry),
  daysLeft: daysLeft === null ? null : Number(daysLeft),
}));

/** The attributes as a product has them, by name. */
export const demoAttributesOf: readonly ProductAttribute[] = (
  [
    ["Allergens", "LIST", null],
    ["Launched on", "DATE", "2021-04-01"],
    ["Protein in 100 g", "NUMBER", "12.5075"],
    ["Storage", "LIST", "Cool and dry"],
    ["Vegetarian", "BOOLEAN", "true"],
  ] as const
).map(([name, dataType, value], at) => ({ id: demoId(830 + at), name, dataType, active: true, value }));

/** The promotions that hold for a product; the last is of other hubs, too. */
export const demoSchemes: ProductSchemes["shown"] = (
  [
    ["Festive savings", "FESTIVE10", "10% off", "ALL", "ACTIVE", "2026-11-01", "2026-12-16", null],
    [
      "Atta by the case",
      null,
      "2% off from 24 units, up to 6% off",
      "BRAND",
      "ACTIVE",
      "2026-10-12",
      "2027-01-10",
      null,
    ],
    [
      "Tea, twelve and one free",
      null,
      "1 free for each 12",
      "GIFT",
      "PAUSED",
      "2026-11-06",
      "2026-12-21",
      "Pune Hub Hadapsar",
    ],
    [
      "New Year code",
      "NEWYEAR5",
      "5% off",
      "RULE",
      "SCHEDULED",
      "2026-12-28",
      "2027-01-05",
      "Pune Hub Hadapsar, Thane Hub Wagle",
    ],
  ] as const
).map(([title, code, gives, by, state, validFrom, validTill, hub], at) => ({
  id: demoId(850 + at),
  title,
  code,
  gives,
  by,
  state,
  validFrom,
  validTill,
  hub,
  mayOpen: at < 3,
}));

/** What a product's page asks for beside the product. Later handlers of a story go first. */
export const productPageService: readonly RequestHandler[] = [
  http.get("/oms/product/:id/prices", () => ok([...demoPrices])),
  http.get("/oms/product/:id/orders", () => ok(demoOrders())),
  http.get("/oms/product/:id/stock", () => ok([...demoStock])),
  http.get("/oms/product/:id/schemes", () => ok({ total: demoSchemes.length, shown: [...demoSchemes] })),
  http.get("/oms/product/:id/attributes", () => ok([...demoAttributesOf])),
  http.get("/oms/product/:id/kits", () => ok({ parts: [], within: [kitProduct(3), kitProduct(13)] })),
  http.get("/oms/price-change", () =>
    ok({
      content: [demoChange(1), demoChange(1, { id: demoId(801), state: "APPLIED" })],
      size: 10,
      nextCursor: null,
      prevCursor: null,
      totalElements: 2,
      totalCapped: false,
    }),
  ),
  ...priceChangeService(),
];
