import type { partiesArea } from "@o2r/api/contract/parties";
import type { ServiceArea } from "../../kit/define-area.ts";
import { documentGone } from "../../kit/document-gone.ts";
import { optionsOf } from "../../kit/form-sources.ts";
import { addressRequestHandlers } from "./address-request/address-request.ts";
import { beatHandlers } from "./beat/beat.ts";
import { regionHandlers } from "./beat/region.ts";
import { geocodeHandlers } from "./geocode.ts";
import { expireKyc, kycHandlers } from "./kyc/kyc.ts";
import { lookUpBeats, lookUpRegions, lookUpSupervisors } from "./look-ups.ts";
import { forgetCodes, mobileCodeHandlers } from "./onboarding/mobile-code.ts";
import { signupHandlers } from "./onboarding/sign-up.ts";
import { lookUpTiers, retailerGroupHandlers } from "./retailer-group/retailer-group.ts";
import { retailerImporter } from "./retailer/import-retailers.ts";
import { retailerLookUps } from "./retailer/retailer-look-ups.ts";
import { retailerHandlers } from "./retailer/retailer.ts";
import { roleHandlers, userAccountHandlers } from "./user/user.ts";

export const parties: ServiceArea<typeof partiesArea> = {
  handlers: {
    geocode: geocodeHandlers,
    user: userAccountHandlers,
    role: roleHandlers,
    supervisor: { lookup: lookUpSupervisors },
    region: { ...regionHandlers, lookup: lookUpRegions },
    beat: { ...beatHandlers, lookup: lookUpBeats },
    retailer: retailerHandlers,
    retailerGroup: retailerGroupHandlers,
    tier: { lookup: lookUpTiers },
    signup: signupHandlers,
    mobileCode: mobileCodeHandlers,
    kyc: kycHandlers,
    addressRequest: addressRequestHandlers,
    ...retailerLookUps,
  },
  constraints: {
    app_user_username: { field: "username", message: "This username exists already" },
    address_request_pending: { field: "reqPincode", message: "A request of this retailer is waiting already" },
    retailer_primary_image_fkey: documentGone("primaryImage"),
    retailer_secondary_image_fkey: documentGone("secondaryImage"),
    retailer_shop_image_fkey: documentGone("shopImage"),
    retailer_gst_image_fkey: documentGone("gstImage"),
    retailer_pan_image_fkey: documentGone("panImage"),
    retailer_group_type: { field: "retailerType", message: "This type has terms already" },
    retailer_group_status: { field: "status", message: "This status has terms already" },
    retailer_group_tier: { field: "tier", message: "This tier exists already" },
    region_name: { field: "name", message: "This region exists already" },
    beat_name: { field: "name", message: "This hub has a beat of this name already" },
    retailer_mobile: { field: "mobile", message: "Another retailer has this mobile number" },
    app_user_agent: { field: "agentId", message: "This agent id is another agent's" },
  },
  jobs: [{ name: "kyc", everySeconds: 3600, run: expireKyc }],
  sweep: (db, _services, now) => forgetCodes(db, now),
  importers: { retailer: retailerImporter },
  forms: (db) => ({
    sources: {
      retailerType: optionsOf(db, "retailerType"),
      shopType: optionsOf(db, "shopType"),
      beatType: optionsOf(db, "beatType"),
      reason: optionsOf(db, "reason"),
    },
    // Where an address lies is asked once, by whoever types it: what was sent stands.
    derivations: { placeOfAddress: () => undefined },
  }),
};
