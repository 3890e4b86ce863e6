import type { ListDeclaration } from "../../../core/list.ts";
import { hubOrderLife } from "./hub-order-life.ts";
import type { HubOrderRow } from "./hub-order-rows.ts";

/** The list of hub orders (domain.md §8, /hub-order). */
export const hubOrderList = {
  columns: [
    { field: "number", label: "PO no", kind: "code", sort: true, shown: true, width: 124 },
    { field: "hub", label: "Hub", kind: "text", shown: true, shows: "warehouseId" },
    { field: "cwh", label: "CWH", kind: "text", shown: true, roomy: true, shows: "cwhId", width: 126 },
    { field: "raisedBy", label: "Raised by", kind: "text", shown: false, width: 136 },
    { field: "raisedAt", label: "Raised", kind: "dateTime", shown: true, roomy: true, width: 104 },
    { field: "createdAt", label: "Made", kind: "dateTime", sort: true, shown: false, width: 144 },
    { field: "lines", label: "Lines", kind: "number", shown: true, roomy: true, width: 56 },
    { field: "units", label: "Qty", kind: "number", sort: true, shown: true, roomy: true, width: 66 },
    { field: "dispatched", label: "Sent", kind: "number", shown: false, width: 80 },
    { field: "received", label: "Arrived", kind: "number", shown: false, width: 80 },
    { field: "accepted", label: "Accepted", kind: "number", shown: false, width: 88 },
    { field: "value", label: "Value ₹", kind: "money", sort: true, shown: true, width: 104 },
    { field: "fill", label: "Fill %", kind: "percent", shown: true, roomy: true, width: 64 },
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
    { field: "waiting", label: "Orders waiting", kind: "number", shown: false, width: 112 },
    { field: "expectedOn", label: "ETA", kind: "date", sort: true, shown: true, width: 104 },
    { field: "reason", label: "Reason", kind: "text", shown: false, width: 160 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 168, values: hubOrderLife.values },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: hubOrderLife.values },
    { kind: "lookup", key: "hub", label: "Hub", source: "/api/hub" },
    { kind: "lookup", key: "cwh", label: "CWH", source: "/api/central-warehouse" },
    { kind: "dates", key: "made", label: "Made", of: "instant", maxDays: 366 },
    { kind: "flag", key: "shortOnly", label: "Fill", yes: "Short", no: "Sent in full" },
    { kind: "lookup", key: "brand", label: "Brand", source: "/api/brand" },
    { kind: "lookup", key: "short", label: "Short order", source: "/api/short-order" },
  ],
  search: { number: "PO no", hub: "hub" },
  defaultSort: "-createdAt",
} as const satisfies ListDeclaration<Extract<keyof HubOrderRow, string>>;
