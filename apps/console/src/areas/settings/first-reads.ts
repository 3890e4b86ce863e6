import { masterOptionEndpoints } from "@o2r/api/contract/catalogue";
import { charges } from "./charge/charge-words.ts";
import { undertakings } from "./undertaking/undertaking-words.ts";
import { chargeForm, simulateChargesForm, systemSettingEndpoints } from "@o2r/api/contract/settings";
import { readOf, readsOfChoices, readsOfThing, type FirstReads } from "../../boot/first-reads.ts";

/** What the pages of settings read first. */
export const firstReads: FirstReads = {
  "/common-config": [readOf(masterOptionEndpoints.lists)],
  "/global-config": [readOf(systemSettingEndpoints.list)],
  ...readsOfThing({ ...charges, form: chargeForm }),
  [`${charges.path}/simulate`]: readsOfChoices(simulateChargesForm),
  ...readsOfThing(undertakings),
};
