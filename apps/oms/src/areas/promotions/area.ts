import type { promotionsArea } from "@o2r/api/contract/promotions";
import type { ServiceArea } from "../../kit/define-area.ts";

export const promotions: ServiceArea<typeof promotionsArea> = {
  handlers: {},
};
