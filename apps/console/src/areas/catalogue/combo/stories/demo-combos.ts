import type { Combo } from "@o2r/api/contract/catalogue";
import { addDays, todayIn } from "@o2r/forms/days";
import type { RequestHandler } from "msw";
import { http } from "msw";
import { ok, warehouses } from "../../../../stories/service.ts";
import { demoHistoryOf, numbered, rowId, thingService } from "../../../../stories/thing-service.ts";
import { demoRow } from "../../product/stories/demo-products.ts";
import { productService } from "../../product/stories/product-service.ts";

const names = ["Family Staples Combo", "Tea Time Combo", "Clean Home Combo", "Festive Sweets Combo"] as const;

// Of the day on which the stories run, so that a combo's state stays what it is.
const past = addDays(todayIn(), -30);
/** A day to come: some combos start on it, and most end. */
export const comboDay = addDays(todayIn(), 30);

/** The `number`th combo of a list that repeats these. */
export const demoCombo = (number: number): Combo => {
  const [first, second] = [demoRow(number % 3), demoRow((number % 3) + 1)];
  const mrpSum = first.formProductMrp * 2 + second.formProductMrp;
  return {
    id: rowId(number),
    version: 7,
    active: number % 4 !== 3,
    updatedAt: "2026-11-20T09:12:00.000Z",
    name: numbered(names[number % names.length] ?? names[0], Math.floor(number / names.length)),
    sku: `CMB-${String(number + 1).padStart(3, "0")}`,
    components: [
      { productId: first.id, quantity: 2, allocation: 70 },
      { productId: second.id, quantity: 1, allocation: 30 },
    ],
    price: Math.floor(mrpSum * 0.9),
    maxQuantity: 10,
    validFrom: number % 6 === 5 ? comboDay : addDays(past, -60),
    validTill: number % 6 === 1 ? past : comboDay,
    hubs: [],
    mrpSum,
    saving: 10,
    available: number % 6 === 2 ? 0 : 24 * (number + 1),
    partsOff: number % 6 === 2 ? [second.formName] : [],
    holds: `2 × ${first.formName}, 1 × ${second.formName}`,
  };
};

/** The combo calls as the service answers them. Later handlers of a story go first. */
export const comboService = (total = 12): readonly RequestHandler[] => [
  ...thingService({
    path: "/oms/combo",
    total,
    row: demoCombo,
    history: demoHistoryOf("combo", [{ field: "price", before: 990, after: 949 }]),
  }),
  http.get("/api/warehouse", () => ok({ content: warehouses.map((one) => ({ ...one })) })),
  ...productService(),
];
