import type { Area } from "../../core/area.ts";
import { permissions } from "./facts.ts";
import { geocodeEndpoints } from "./geocode.ts";

export * from "./geocode.ts";
export * from "./retailer-onboarding-form.ts";

/** Retailers, and the accounts of staff. */
export const partiesArea = {
  permissions,
  things: {
    geocode: geocodeEndpoints,
  },
} satisfies Area;
