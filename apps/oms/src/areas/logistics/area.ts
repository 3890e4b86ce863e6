import type { logisticsArea } from "@o2r/api/contract/logistics";
import type { ServiceArea } from "../../kit/define-area.ts";
import { lookUpWarehouses } from "./look-ups.ts";

export const logistics: ServiceArea<typeof logisticsArea> = {
  handlers: { warehouse: { lookup: lookUpWarehouses } },
};
