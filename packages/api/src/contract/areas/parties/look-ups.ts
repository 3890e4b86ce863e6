import { string } from "yup";
import { admins, superAdmins } from "../../core/holders.ts";
import { lookupEndpoint, lookupRow } from "../../core/lookup.ts";

/** The async dropdown of those who supervise calling agents; a supervisor finds only themselves. */
export const supervisorLookup = lookupEndpoint({
  name: "supervisor",
  summary: "Supervisors of calling agents, by name",
  row: lookupRow(),
  allow: "user.read",
  scope: { all: superAdmins, own: ["CC_SUPERVISOR"] },
});

/** The async dropdown of regions, which are assigned to accounts. */
export const regionLookup = lookupEndpoint({
  name: "region",
  summary: "Regions by name",
  row: lookupRow(),
  allow: "user.read",
  scope: "all",
});

/** The async dropdown of beats, which are assigned to accounts; a hub, a region and field sales find their own. */
export const beatLookup = lookupEndpoint({
  name: "beat",
  summary: "Beats by name, with their hub",
  filters: ["hub"],
  row: lookupRow({ hub: string().defined() }),
  allow: "retailer.read",
  scope: {
    all: [...admins, "CALLING_AGENT", "CC_SUPERVISOR", "ONBOARDING_AGENT"],
    ownWarehouse: ["HUB_MANAGER"],
    ownRegion: ["ONBOARDING_MANAGER"],
    ownBeats: ["FSA"],
  },
});
