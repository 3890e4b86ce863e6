import { about as billing } from "../areas/billing/about.ts";
import { about as catalogue } from "../areas/catalogue/about.ts";
import { about as engagement } from "../areas/engagement/about.ts";
import { about as insight } from "../areas/insight/about.ts";
import { about as layout } from "../areas/layout/about.ts";
import { about as logistics } from "../areas/logistics/about.ts";
import { about as orders } from "../areas/orders/about.ts";
import { about as parties } from "../areas/parties/about.ts";
import { about as promotions } from "../areas/promotions/about.ts";
import { about as session } from "../session/about.ts";
import { about as settings } from "../areas/settings/about.ts";
import { about as stock } from "../areas/stock/about.ts";
import { about as others } from "../pages/about.ts";
import type { LucideIcon } from "lucide-react";
import type { PageWords, Route } from "./route.ts";

/** The sum of what the areas say of their pages. Beside the route table, because the sign-in page must not wait for it. */
const words: PageWords = {
  ...session,
  ...catalogue,
  ...stock,
  ...orders,
  ...logistics,
  ...billing,
  ...parties,
  ...promotions,
  ...engagement,
  ...layout,
  ...settings,
  ...insight,
  ...others,
};

/** What a page is for, in one sentence; "Search or jump to" also finds it by these words. */
export const pageAbout = ({ path }: Pick<Route, "path">): string => words[path]?.says ?? "";

/** The icon of a page, for sidebar, jump-to dialog and the pages that list pages. */
export const pageIcon = ({ path }: Pick<Route, "path">): LucideIcon | undefined => words[path]?.icon;
