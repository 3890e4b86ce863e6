import type { logisticsArea } from "@o2r/api/contract/logistics";
import type { ServiceArea } from "../define-area.ts";
import { rowsOf } from "../form-sources.ts";
import { lookUpWarehouses } from "./look-ups.ts";

export const logistics: ServiceArea<typeof logisticsArea> = {
  handlers: { lookup: { warehouse: lookUpWarehouses } },
  forms: (db) => ({ sources: { warehouse: rowsOf(db, "warehouse") } }),
};
