import { ChartColumn, LayoutDashboard } from "lucide-react";
import type { PageWords } from "../../routing/route.ts";

/** What the pages of insight are for, and their icons. */
export const about: PageWords = {
  "/": { icon: LayoutDashboard, says: "What waits for you today, and the way to your pages." },
  "/reports": { icon: ChartColumn, says: "Sales, stock, orders and what is owed, to read and to take as a file." },
  "/reports/gstr1": { says: "The return of outward supplies, as the portal takes it, against the ledger." },
  "/reports/files": { says: "What was asked for as a file: how far it is, to fetch, to run again, to throw away." },
  "/reports/schedules": { says: "Reports that are made each day, week or month, with a mail when they are ready." },
  "/reports/:report": { says: "Figures of what has happened, narrowed as they are needed." },
};
