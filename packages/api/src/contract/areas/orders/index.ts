import type { Area } from "../../core/area.ts";
import { callEndpoints } from "./call/call.ts";
import { dialerEndpoints } from "./dialer.ts";
import { permissions } from "./facts.ts";
import { centralWarehouseLookup, hubLookup, hubOrderEndpoints, shortOrderLookup } from "./hub/hub-order.ts";
import { returnEndpoints } from "./returns/return.ts";
import { orderSearchEndpoints } from "./order-search.ts";
import { cartEndpoints, orderEndpoints, retailerOrderLookup } from "./order/order.ts";

export * from "./call/call-states.ts";
export * from "./call/call.ts";
export * from "./call/pending-call.ts";
export * from "./dialer.ts";
export * from "./hub/hub-invoice-rows.ts";
export * from "./hub/hub-order-forms.ts";
export * from "./hub/hub-order-life.ts";
export * from "./hub/hub-order-list.ts";
export * from "./hub/hub-order-rows.ts";
export * from "./hub/hub-order-states.ts";
export * from "./hub/hub-order.ts";
export * from "./order-search.ts";
export * from "./order/on-holiday.ts";
export * from "./order/order-forms.ts";
export * from "./order/order-life.ts";
export * from "./order/order-list.ts";
export * from "./order/order-pad.ts";
export * from "./order/order-rows.ts";
export * from "./order/order-states.ts";
export * from "./order/order.ts";
export * from "./returns/return-life.ts";
export * from "./returns/return-list.ts";
export * from "./returns/return-rows.ts";
export * from "./returns/return-states.ts";
export * from "./returns/return.ts";
export { shareOut } from "./pricing/carry-error.ts";
export { chargesFor, type ChargeBasis, type ChargeRule, type OrderToCharge } from "./pricing/charges-for.ts";
export { splitOfSupply, type TaxSplit } from "./pricing/place-of-supply.ts";
export { priceOrder } from "./pricing/price-order.ts";
export type * from "./pricing/price-order.types.ts";
export { applyPromotions } from "./schemes/apply-promotions.ts";
export type * from "./schemes/promotion.types.ts";
export { isOfGoods } from "./schemes/qualify.ts";
export { schemesOfGoods } from "./schemes/schemes-of-goods.ts";
export { promotionsOnOrder, type GiftFacts } from "./schemes/promotions-on-order.ts";

/** Orders of retailers and hubs, and the calls that bring them. */
export const ordersArea = {
  permissions,
  things: {
    order: { ...orderSearchEndpoints, ...orderEndpoints },
    orderReturn: returnEndpoints,
    cart: cartEndpoints,
    call: callEndpoints,
    dialer: dialerEndpoints,
    hubOrder: hubOrderEndpoints,
    hub: { lookup: hubLookup },
    centralWarehouse: { lookup: centralWarehouseLookup },
    shortOrder: { lookup: shortOrderLookup },
    retailerOrder: { lookup: retailerOrderLookup },
  },
} satisfies Area;
