import { Settings } from "lucide-react";
import type { PageWords } from "../../routing/route.ts";

/** What the pages of settings are for, and their icons. */
export const about: PageWords = {
  "/common-config": { icon: Settings, says: "The options that selects offer, by category." },
  "/global-config": {
    icon: Settings,
    says: "Settings of the whole platform, such as cut-off times and invoice series.",
  },
  "/global-config/undertaking": {
    says: "Letters of undertaking by GSTIN: while one holds, supplies to special economic zones are charged no tax.",
  },
  "/global-config/undertaking/new": { says: "Add an undertaking that was filed on the portal, or a copy of one." },
  "/global-config/undertaking/:id": { says: "See and change one undertaking, with its history." },
  "/charge-config": { icon: Settings, says: "Delivery, handling and other charges by slab." },
  "/charge-config/new": { says: "Add a charge or a slab of one, or a copy." },
  "/charge-config/:id": { says: "See and change one charge, with its history." },
  "/charge-config/simulate": { says: "Try what an order of some value and weight would be charged." },
};
