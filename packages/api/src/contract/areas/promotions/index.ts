import type { Area } from "../../core/area.ts";
import { ruleEndpoints } from "../../core/rule/index.ts";
import { permissions } from "./facts.ts";

export { ruleEndpoints } from "../../core/rule/index.ts";

/** Promocodes, schemes and their rules. */
export const promotionsArea = {
  permissions,
  things: { rule: ruleEndpoints },
} satisfies Area;
