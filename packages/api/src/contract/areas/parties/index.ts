import type { Area } from "../../core/area.ts";
import { permissions } from "./facts.ts";
import { beatEndpoints } from "./beat/beat.ts";
import { regionEndpoints } from "./beat/region.ts";
import { geocodeEndpoints } from "./geocode.ts";
import { beatLookup, regionLookup, supervisorLookup } from "./look-ups.ts";
import { addressRequestEndpoints } from "./address-request/address-request.ts";
import { imports } from "./imports.ts";
import { kycEndpoints } from "./kyc/kyc.ts";
import { mobileCodeEndpoints } from "./retailer/mobile-code.ts";
import { signupEndpoints } from "./retailer/signup.ts";
import { retailerGroupEndpoints, tierLookup } from "./retailer-group/retailer-group.ts";
import { retailerEndpoints, retailerLookups } from "./retailer/retailer.ts";
import { roleEndpoints, userAccountEndpoints } from "./user.ts";

export * from "./beat/beat.ts";
export * from "./beat/region.ts";
export * from "./geocode.ts";
export * from "./look-ups.ts";
export * from "./address-request/address-request-form.ts";
export * from "./address-request/address-request.ts";
export * from "./kyc/kyc.ts";
export * from "./retailer/retailer-form.ts";
export * from "./retailer/mobile-code.ts";
export * from "./retailer/signup.ts";
export * from "./retailer/retailer-import.ts";
export * from "./retailer/retailer-list.ts";
export * from "./retailer/retailer-rows.ts";
export * from "./retailer/retailer.ts";
export * from "./retailer-group/retailer-group.ts";
export * from "./retailer-group/terms-of.ts";
export * from "./retailer-onboarding-form.ts";
export { onboardingImageTypes } from "./paper-pictures.ts";
export * from "./user-activity.ts";
export * from "./user-form.ts";
export * from "./user-list.ts";
export * from "./user-rank.ts";
export * from "./user-rows.ts";
export * from "./user.ts";

/** Retailers, and the accounts of staff. */
export const partiesArea = {
  permissions,
  imports,
  things: {
    geocode: geocodeEndpoints,
    user: userAccountEndpoints,
    role: roleEndpoints,
    supervisor: { lookup: supervisorLookup },
    region: { ...regionEndpoints, lookup: regionLookup },
    beat: { ...beatEndpoints, lookup: beatLookup },
    retailer: retailerEndpoints,
    retailerGroup: retailerGroupEndpoints,
    tier: { lookup: tierLookup },
    signup: signupEndpoints,
    mobileCode: mobileCodeEndpoints,
    kyc: kycEndpoints,
    addressRequest: addressRequestEndpoints,
    ...retailerLookups,
  },
} satisfies Area;
