import type { partiesArea } from "@o2r/api/contract/parties";
import type { ServiceArea } from "../../kit/define-area.ts";
import { optionsOf } from "../../kit/form-sources.ts";
import { geocodeHandlers } from "./geocode.ts";
import { lookUpBeats, lookUpRegions, lookUpSupervisors } from "./look-ups.ts";
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
    region: { lookup: lookUpRegions },
    beat: { lookup: lookUpBeats },
    retailer: retailerHandlers,
    ...retailerLookUps,
  },
  constraints: {
    app_user_username: { field: "username", message: "This username exists already" },
    retailer_mobile: { field: "mobile", message: "Another retailer has this mobile number" },
    app_user_agent: { field: "agentId", message: "This agent id is another agent's" },
  },
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
