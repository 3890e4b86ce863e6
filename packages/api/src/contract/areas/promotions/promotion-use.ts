import { number, string, type InferType } from "yup";
import { listEndpoint } from "../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../core/list.ts";
import { idSchema, instantSchema, rupeesSchema, shape } from "../../core/schemas.ts";
import { rowsOfPromotions } from "./promotion.ts";

const useStates = [
  { value: "TAKEN", label: "Taken", tone: "success" },
  { value: "GIVEN_BACK", label: "Given back", tone: "neutral" },
] as const;

/** What one order has taken of a promotion. Amounts are rupees. */
export const promotionUseRow = shape({
  id: idSchema(),
  promotionId: idSchema(),
  promotion: string().defined(),
  code: string().nullable().defined(),
  orderId: idSchema(),
  orderNumber: string().defined(),
  retailerId: idSchema(),
  retailer: string().defined(),
  hub: string().defined(),
  state: string()
    .oneOf(useStates.map(({ value }) => value))
    .defined(),
  amount: rupeesSchema(),
  freeUnits: number().integer().defined(),
  freeWorth: rupeesSchema(),
  company: rupeesSchema(),
  distributor: rupeesSchema(),
  givenBack: rupeesSchema(),
  takenAt: instantSchema(),
});
export type PromotionUseRow = InferType<typeof promotionUseRow>;

/** Who used which promotion, newest first. */
export const promotionUseList = {
  columns: [
    { field: "orderNumber", label: "Order no", kind: "code", shown: true, width: 144 },
    { field: "promotion", label: "Promotion", kind: "text", shown: false, inFile: true, width: 176 },
    { field: "code", label: "Code", kind: "code", shown: false, inFile: true, width: 120 },
    { field: "retailer", label: "Retailer", kind: "text", shown: true },
    { field: "hub", label: "Hub", ofWarehouse: true, kind: "text", shown: true, width: 208 },
    { field: "takenAt", label: "Taken", kind: "dateTime", sort: true, shown: true, width: 144 },
    { field: "amount", label: "Off ₹", kind: "money", shown: true, width: 96 },
    { field: "freeUnits", label: "Free units", kind: "number", shown: true, width: 96 },
    { field: "freeWorth", label: "Free worth ₹", kind: "money", shown: false, width: 104 },
    { field: "company", label: "Company ₹", kind: "money", shown: false, inFile: true, width: 104 },
    { field: "distributor", label: "Distributor ₹", kind: "money", shown: false, inFile: true, width: 112 },
    { field: "givenBack", label: "Given back ₹", kind: "money", shown: false, width: 112 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 104, values: useStates },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: useStates },
    { kind: "lookup", key: "promotion", label: "Promotion", source: "/api/promotion" },
    { kind: "lookup", key: "retailer", label: "Retailer", source: "/api/retailer" },
    { kind: "lookup", key: "hub", label: "Hub", source: "/api/warehouse" },
    { kind: "dates", key: "taken", label: "Taken", of: "instant" },
  ],
  search: { orderNumber: "order", retailer: "shop" },
  defaultSort: "-takenAt",
} as const satisfies ListDeclaration<Extract<keyof PromotionUseRow, string>>;

/** Uses of promotions by orders; a hub manager sees those of the own hub's orders. */
export const promotionUseEndpoints = {
  list: listEndpoint({
    list: promotionUseList,
    many: "promotion uses",
    row: promotionUseRow,
    path: "/oms/coupon-use",
    allow: "coupon.read",
    scope: rowsOfPromotions,
  }),
};
