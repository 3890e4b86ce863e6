import type { partiesArea } from "@o2r/api/contract/parties";
import type { ServiceArea } from "../../kit/define-area.ts";
import { optionsOf } from "../../kit/form-sources.ts";
import { geocodeHandlers } from "./geocode.ts";
import { lookUpBeats, lookUpRegions, lookUpSupervisors } from "./look-ups.ts";
import { roleHandlers, userAccountHandlers } from "./user/user.ts";

export const parties: ServiceArea<typeof partiesArea> = {
  handlers: {
    geocode: geocodeHandlers,
    user: userAccountHandlers,
    role: roleHandlers,
    supervisor: { lookup: lookUpSupervisors },
    region: { lookup: lookUpRegions },
    beat: { lookup: lookUpBeats },
  },
  constraints: {
    app_user_username: { field: "username", message: "This username exists already" },
    app_user_agent: { field: "agentId", message: "This agent id is another agent's" },
  },
  forms: (db) => ({
    sources: { retailerType: optionsOf(db, "retailerType"), shopType: optionsOf(db, "shopType") },
    // Where an address lies is asked once, by whoever types it: what was sent stands.
    derivations: { placeOfAddress: () => undefined },
  }),
};
