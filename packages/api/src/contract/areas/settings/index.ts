import type { Area } from "../../core/area.ts";
import { permissions } from "./facts.ts";

/** Settings of the platform, and the lists that selects offer. */
export const settingsArea = {
  permissions,
  things: {},
} satisfies Area;
