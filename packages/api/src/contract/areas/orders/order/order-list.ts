import type { ListDeclaration } from "../../../core/list.ts";
import { orderLife } from "./order-life.ts";
import type { OrderRow } from "./order-rows.ts";
import { orderSources, paidStates, paymentModes } from "./order-states.ts";

/** The list of retailers' orders (domain.md §8, /order). */
export const orderList = {
  columns: [
    { field: "orderNumber", label: "Order no", kind: "code", sort: true, shown: true, width: 128 },
    { field: "placedAt", label: "Placed", kind: "dateTime", sort: true, shown: true, roomy: true, width: 104 },
    { field: "establishment", label: "Retailer", kind: "text", shown: true },
    { field: "mobile", label: "Mobile", kind: "code", shown: false, inFile: true, width: 112 },
    { field: "beat", label: "Beat", kind: "text", shown: true, roomy: true, width: 120 },
    { field: "hub", label: "Hub", ofWarehouse: true, kind: "text", shown: true, width: 140, shows: "warehouseId" },
    { field: "source", label: "Source", kind: "badge", shown: false, width: 104, values: orderSources },
    { field: "lines", label: "Lines", kind: "number", shown: true, roomy: true, width: 56 },
    { field: "units", label: "Units", kind: "number", shown: false, width: 72 },
    { field: "total", label: "Value ₹", kind: "money", sort: true, shown: true, width: 104 },
    { field: "paymentMode", label: "Payment", kind: "badge", shown: false, width: 128, values: paymentModes },
    { field: "paid", label: "Paid", kind: "badge", shown: false, width: 128, values: paidStates },
    { field: "orderSlot", label: "Slot", kind: "date", sort: true, shown: true, width: 104 },
    { field: "age", label: "Age in days", kind: "number", shown: false, width: 96 },
    {
      field: "short",
      label: "Short",
      kind: "flag",
      shown: false,
      width: 80,
      values: [
        { value: true, label: "Short", tone: "warning" },
        { value: false, label: "–" },
      ],
    },
    { field: "placedBy", label: "Placed by", kind: "text", shown: false, width: 136 },
    { field: "reason", label: "Reason", kind: "text", shown: false, width: 160 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 156, values: orderLife.values },
    { field: "stateSince", label: "In status since", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: orderLife.values },
    { kind: "dates", key: "placed", label: "Placed", of: "instant", maxDays: 366 },
    { kind: "lookup", key: "hub", label: "Hub", source: "/api/warehouse" },
    { kind: "lookup", key: "beat", label: "Beat", source: "/api/beat" },
    { kind: "oneOf", key: "source", label: "Source", options: orderSources },
    { kind: "lookup", key: "agent", label: "Agent", source: "/api/agent" },
    { kind: "oneOf", key: "paymentMode", label: "Payment", options: paymentModes },
    { kind: "oneOf", key: "paid", label: "Payment status", options: paidStates },
    { kind: "dates", key: "slot", label: "Slot", of: "day" },
    { kind: "range", key: "total", label: "Value", unit: "rupees" },
    { kind: "flag", key: "short", label: "Stock", yes: "Short", no: "Not short" },
    { kind: "lookup", key: "retailer", label: "Retailer", source: "/api/retailer" },
    { kind: "lookup", key: "product", label: "Product", source: "/api/product" },
  ],
  search: { orderNumber: "order number", establishment: "shop", mobile: "mobile" },
  defaultSort: "-placedAt",
} as const satisfies ListDeclaration<Extract<keyof OrderRow, string>>;
