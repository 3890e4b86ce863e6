import { masters as ofCatalogue } from "./catalogue/masters.ts";
import { masters as ofEngagement } from "./engagement/masters.ts";
import { masters as ofLayout } from "./layout/masters.ts";
import { masters as ofLogistics } from "./logistics/masters.ts";
import { masters as ofOrders } from "./orders/masters.ts";
import { masters as ofParties } from "./parties/masters.ts";
import { masters as ofPromotions } from "./promotions/masters.ts";
import { masters as ofStock } from "./stock/masters.ts";
import type { Masters } from "../kit/master.ts";

/** Every master that forms refer to: the sum of what areas say. */
export const masters: Masters = {
  ...ofCatalogue,
  ...ofEngagement,
  ...ofLayout,
  ...ofLogistics,
  ...ofOrders,
  ...ofParties,
  ...ofPromotions,
  ...ofStock,
};
