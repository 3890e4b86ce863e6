import { TicketPercent } from "lucide-react";
import type { PageWords } from "../../routing/route.ts";

/** What the pages of promotions are for, and their icons. */
export const about: PageWords = {
  "/promocode": { icon: TicketPercent, says: "Codes and schemes with their rules, budget and use." },
};
