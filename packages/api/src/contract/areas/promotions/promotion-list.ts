import { funders, promotionKinds, promotionPlatforms } from "./promotion-options.ts";
import { stateValues } from "../../core/lifecycle/index.ts";
import type { ListDeclaration } from "../../core/list.ts";
import { promotionStates, type PromotionRow } from "./promotion-rows.ts";

const states = stateValues(promotionStates);

/** Promocodes and schemes (domain.md §8, /promocode). */
export const promotionList = {
  columns: [
    { field: "title", label: "Title", kind: "text", sort: true, shown: true },
    { field: "code", label: "Code", kind: "code", sort: true, shown: true, roomy: true, width: 108 },
    { field: "kind", label: "Type", kind: "text", shown: true, roomy: true, width: 96, values: promotionKinds },
    { field: "gives", label: "Gives", kind: "text", shown: true, width: 156 },
    { field: "funding", label: "Funding", kind: "text", shown: false, inFile: true, width: 208 },
    { field: "validFrom", label: "Valid from", kind: "date", sort: true, shown: false, inFile: true, width: 104 },
    { field: "validTill", label: "Valid till", kind: "date", sort: true, shown: true, width: 132 },
    { field: "uses", label: "Uses", kind: "number", shown: true, roomy: true, width: 72 },
    { field: "useLimit", label: "Limit", kind: "number", shown: false, inFile: true, width: 72 },
    { field: "spent", label: "Cost ₹", kind: "money", shown: true, roomy: true, width: 104 },
    { field: "budget", label: "Budget ₹", kind: "money", shown: false, width: 104 },
    { field: "hub", label: "Hubs", kind: "text", shown: true, roomy: true, width: 128 },
    { field: "platform", label: "Platform", kind: "text", shown: false, width: 112, values: promotionPlatforms },
    { field: "priority", label: "Priority", kind: "number", sort: true, shown: false, width: 88 },
    { field: "createdBy", label: "Made by", kind: "text", shown: false, width: 144 },
    { field: "state", label: "Status", kind: "badge", sort: true, shown: true, width: 120, values: states },
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: states },
    { kind: "oneOf", key: "kind", label: "Type", options: promotionKinds },
    { kind: "dates", key: "valid", label: "Valid on", of: "day" },
    { kind: "lookup", key: "brand", label: "Brand", source: "/api/brand" },
    { kind: "lookup", key: "hub", label: "Hub", source: "/api/warehouse" },
    { kind: "oneOf", key: "fundedBy", label: "Funded by", options: funders },
    { kind: "flag", key: "typed", label: "Code", yes: "Typed in", no: "Applies by itself" },
  ],
  search: { title: "title", code: "code" },
  defaultSort: "-updatedAt",
} as const satisfies ListDeclaration<Extract<keyof PromotionRow, string>>;
