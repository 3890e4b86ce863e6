import type { contract } from "@o2r/api/contract";
import type { Areas } from "../http/areas.ts";
import { billing } from "./billing/area.ts";
import { catalogue } from "./catalogue/area.ts";
import { checkDocuments, document } from "./document/area.ts";
import { engagement } from "./engagement/area.ts";
import { insight } from "./insight/area.ts";
import { layout } from "./layout/area.ts";
import { findLinked, logistics } from "./logistics/area.ts";
import { orders } from "./orders/area.ts";
import { parties } from "./parties/area.ts";
import { promotions } from "./promotions/area.ts";
import { findActor, findActors, session } from "./session/area.ts";
import { settings } from "./settings/area.ts";
import { stock } from "./stock/area.ts";
import type { AllAreas } from "../kit/define-area.ts";
import { sumAreas } from "./sum-areas.ts";

/** Everything that the areas of the trade give the platform to run. */
export const areas: Areas<typeof contract> & AllAreas = {
  ...sumAreas({
    session,
    document,
    catalogue,
    stock,
    orders,
    logistics,
    billing,
    parties,
    promotions,
    engagement,
    layout,
    settings,
    insight,
  }),
  findActor,
  findActors,
  findLinked,
  checkDocuments,
};
