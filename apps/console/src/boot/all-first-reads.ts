import { firstReads as billing } from "../areas/billing/first-reads.ts";
import { firstReads as catalogue } from "../areas/catalogue/first-reads.ts";
import { firstReads as engagement } from "../areas/engagement/first-reads.ts";
import { firstReads as insight } from "../areas/insight/first-reads.ts";
import { firstReads as layout } from "../areas/layout/first-reads.ts";
import { firstReads as logistics } from "../areas/logistics/first-reads.ts";
import { firstReads as orders } from "../areas/orders/first-reads.ts";
import { firstReads as parties } from "../areas/parties/first-reads.ts";
import { firstReads as promotions } from "../areas/promotions/first-reads.ts";
import { firstReads as settings } from "../areas/settings/first-reads.ts";
import { firstReads as stock } from "../areas/stock/first-reads.ts";
import type { FirstReads } from "./first-reads.ts";

/** What each page reads first, beside the current user. For the build alone: no page loads this file. */
export const firstReads: FirstReads = {
  ...billing,
  ...catalogue,
  ...engagement,
  ...insight,
  ...layout,
  ...logistics,
  ...orders,
  ...parties,
  ...promotions,
  ...settings,
  ...stock,
};
