import type { Area } from "../../core/area.ts";
import { permissions } from "./facts.ts";

/** Invoices, payments and charges. */
export const billingArea = {
  permissions,
  things: {},
} satisfies Area;
