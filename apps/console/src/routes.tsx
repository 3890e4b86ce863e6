/**
 * Every page of the console, once: address, title, who may open it, with or without the shell, where it stands in
 * the sidebar, and the name of its screen. Guards, sidebar, breadcrumb, jump-to dialog and 404 search all
 * read this table, which is the sum of what the areas say.
 */
import { pages as billing } from "./areas/billing/routes.ts";
import { pages as catalogue } from "./areas/catalogue/routes.ts";
import { pages as engagement } from "./areas/engagement/routes.ts";
import { pages as insight } from "./areas/insight/routes.ts";
import { pages as layout } from "./areas/layout/routes.ts";
import { pages as logistics } from "./areas/logistics/routes.ts";
import { pages as orders } from "./areas/orders/routes.ts";
import { pages as parties } from "./areas/parties/routes.ts";
import { pages as promotions } from "./areas/promotions/routes.ts";
import { pages as session } from "./session/routes.ts";
import { pages as settings } from "./areas/settings/routes.ts";
import { pages as stock } from "./areas/stock/routes.ts";
import { pages as others } from "./pages/routes.ts";
import type { Area, AreaPage, Route } from "./routing/route.ts";

const areas: Readonly<Record<Area, readonly AreaPage[]>> = {
  session: [...session, ...others],
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
};

/** Where a page stands: as the sidebar has it, then the others; an address with a parameter behind those it would take. */
const rank = ({ path, entry }: Route): number =>
  entry === undefined ? (path.includes(":") ? 2000 : 1000) : entry.block * 100 + entry.place;

export const routes: readonly Route[] = Object.entries(areas)
  // the keys of the object above
  .flatMap(([area, pages]) => pages.map((page): Route => ({ ...page, area: area as Area })))
  .toSorted((one, other) => rank(one) - rank(other));
