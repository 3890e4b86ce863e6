import type { Area } from "../../core/area.ts";
import { permissions } from "./facts.ts";

/** Promocodes, schemes and their rules. */
export const promotionsArea = {
  permissions,
  things: {},
} satisfies Area;
