import { ruleChecks } from "@o2r/api/contract/core";
import type { promotionsArea } from "@o2r/api/contract/promotions";
import type { ServiceArea } from "../../kit/define-area.ts";
import { ruleHandlers } from "./rule/rule.ts";

export const promotions: ServiceArea<typeof promotionsArea> = {
  handlers: { rule: ruleHandlers },
  forms: () => ({ checks: ruleChecks }),
};
