import type { ListDeclaration } from "../../core/list.ts";
import { movementTypes } from "./buckets.ts";
import type { MovementRow } from "./inventory-schemas.ts";

/** The ledger of one batch, newest first. */
export const movementList = {
  columns: [
    { field: "at", label: "When", kind: "dateTime", sort: true, shown: true, width: 144 },
    { field: "type", label: "What", kind: "badge", shown: true, width: 128, values: movementTypes },
    { field: "change", label: "Units", kind: "text", shown: true },
    { field: "balance", label: "On hand", kind: "number", shown: true, width: 88 },
    { field: "reason", label: "Reason", kind: "text", shown: true },
    { field: "ref", label: "Because of", kind: "text", shown: true },
    { field: "by", label: "By", kind: "text", shown: true, width: 144 },
  ],
  filters: [{ kind: "oneOf", key: "type", label: "What", options: movementTypes }],
  search: {},
  defaultSort: "-at",
} as const satisfies ListDeclaration<Extract<keyof MovementRow, string>>;
