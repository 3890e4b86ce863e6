import type { partiesArea } from "@o2r/api/contract/parties";
import type { ServiceArea } from "../../kit/define-area.ts";
import { optionsOf } from "../../kit/form-sources.ts";
import { geocodeHandlers } from "./geocode.ts";

export const parties: ServiceArea<typeof partiesArea> = {
  handlers: { geocode: geocodeHandlers },
  forms: (db) => ({
    sources: { retailerType: optionsOf(db, "retailerType"), shopType: optionsOf(db, "shopType") },
    // Where an address lies is asked once, by whoever types it: what was sent stands.
    derivations: { placeOfAddress: () => undefined },
  }),
};
