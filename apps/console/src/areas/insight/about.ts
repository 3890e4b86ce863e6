import { ChartColumn, LayoutDashboard } from "lucide-react";
import type { PageWords } from "../../routing/route.ts";

/** What the pages of insight are for, and their icons. */
export const about: PageWords = {
  "/": { icon: LayoutDashboard, says: "What waits for you today, and the way to your pages." },
  "/reports": { icon: ChartColumn, says: "Reports made in the background, to read and to download." },
};
