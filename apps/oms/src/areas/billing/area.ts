import type { billingArea } from "@o2r/api/contract/billing";
import type { ServiceArea } from "../../kit/define-area.ts";

export const billing: ServiceArea<typeof billingArea> = {
  handlers: {},
};
