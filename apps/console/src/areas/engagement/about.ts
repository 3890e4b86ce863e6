import { LifeBuoy, Megaphone, Settings } from "lucide-react";
import type { PageWords } from "../../routing/route.ts";

/** What the pages of engagement are for, and their icons. */
export const about: PageWords = {
  "/notification": { icon: Megaphone, says: "Messages to retailers and staff, and what is sent on which event." },
  "/sms": { icon: Settings, says: "Templates of text messages." },
  "/sms/outbox": { says: "Messages as they were sent to people, or wait to be." },
  "/help-support": { icon: LifeBuoy, says: "Tickets and chats of retailers who ask for help." },
  "/ticket-management": { says: "One ticket: the conversation, the retailer and what to do." },
};
