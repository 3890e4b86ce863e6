import type { logisticsArea } from "@o2r/api/contract/logistics";
import type { ServiceArea } from "../../kit/define-area.ts";
import { lookUpWarehouses } from "./look-ups.ts";
import { pincodeForms, pincodeHandlers } from "./pincode/pincode.ts";

export const logistics: ServiceArea<typeof logisticsArea> = {
  handlers: { pincode: pincodeHandlers, warehouse: { lookup: lookUpWarehouses } },
  forms: pincodeForms,
};
