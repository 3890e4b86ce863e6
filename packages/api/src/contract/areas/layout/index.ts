import type { Area } from "../../core/area.ts";
import { permissions } from "./facts.ts";

/** What the apps show, and in which order. */
export const layoutArea = {
  permissions,
  things: {},
} satisfies Area;
