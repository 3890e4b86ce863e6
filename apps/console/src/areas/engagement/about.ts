import { LifeBuoy, Megaphone, Settings } from "lucide-react";
import type { PageWords } from "../../routing/route.ts";

/** What the pages of engagement are for, and their icons. */
export const about: PageWords = {
  "/notification": { icon: Megaphone, says: "Messages to retailers and staff, and what is sent on which event." },
  "/sms": { icon: Settings, says: "Templates of text messages." },
  "/sms/outbox": { says: "Messages as they were sent to people, or wait to be." },
  "/notification/new": { says: "Write to many retailers at once: what, to whom, by which channels and when." },
  "/notification/:id": { says: "See what a notification says, to whom it goes, and what became of it." },
  "/notification/:id/edit": { says: "Change a draft of a notification." },
  "/notification/event": { says: "What retailers are told of by themselves, how, and in which languages." },
  "/notification/choice": { says: "In which language retailers are written to, and who wants no offers." },
  "/notification/choice/new": { says: "Write down what a retailer wants to hear, and how it is known." },
  "/notification/choice/:id": { says: "Change what a retailer wants to hear." },
  "/sms/new": { says: "Word an event in one more language, as it is registered." },
  "/sms/:id": { says: "Change a wording, and see what it costs." },
  "/help-support": { icon: LifeBuoy, says: "Tickets and chats of retailers who ask for help." },
  "/help-support/faq": { says: "What retailers often ask, with its answers." },
  "/help-support/faq/new": { says: "Word a question and its answer." },
  "/help-support/faq/:id": { says: "See and change one question, with its history." },
  "/help-support/canned-reply": { says: "Replies that are worded once, put in by a slash and a shortcut." },
  "/help-support/canned-reply/new": { says: "Word a reply for many tickets." },
  "/help-support/canned-reply/:id": { says: "See and change one canned reply, with its history." },
  "/ticket-management": { says: "One ticket: the conversation, the retailer and what to do." },
  "/chat-config": { icon: Settings, says: "What the chatbot says, what starts it, and what of it is live." },
  "/chat-config/connection": { says: "What workflows of the chatbot can ask outside." },
  "/chat-config/connection/new": { says: "Name an address that workflows can ask." },
  "/chat-config/connection/:id": { says: "See and change one connection, with its history." },
  "/chat-config/new": { says: "Name a workflow and the words that start it." },
  "/chat-config/:id": { says: "Change what starts a workflow, and see its history." },
  "/chatbot-flow": { says: "Draw a workflow of the chatbot, try it and publish it." },
};
