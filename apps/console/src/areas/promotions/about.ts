import { TicketPercent } from "lucide-react";
import type { PageWords } from "../../routing/route.ts";

/** What the pages of promotions are for, and their icons. */
export const about: PageWords = {
  "/promocode/new": { says: "Make a code or a scheme: what it gives, to whom, when, and who pays." },
  "/promocode/use": { says: "Orders that used promotions, with what each cost." },
  "/promocode/:id": { says: "See one promotion: its terms, who used it, and what it does to a cart." },
  "/promocode/:id/edit": { says: "Change a promotion that does not hold yet." },
  "/promocode": { icon: TicketPercent, says: "Codes and schemes with their rules, budget and use." },
};
