import { userTypes } from "../../core/access/user-types.ts";
import {
  superAdmins,
  admins,
  staff,
  type DocumentReaders,
  type EventReaders,
  type ImportAffects,
  type PermissionTable,
} from "../../core/holders.ts";

/** Who may do what with notifications and help: the table that the service enforces and the console reads. */
export const permissions = {
  "notification.read": userTypes.filter((type) => type !== "RETAILER" && type !== "SUPER_SUPER_ADMIN"),
  /** Read what is sent to people outside of the console. */
  "message.read": [...superAdmins],
  /** Say what retailers are told, how and when. */
  "message.manage": [...superAdmins],
  /** See tickets and claim them: which ones, the rule for their rows says. */
  "ticket.work": staff,
  /** Give a ticket to somebody else, and settle those that others hold. */
  "ticket.assign": [...admins, "CC_SUPERVISOR", "HUB_MANAGER"],
  /** Word what retailers are answered: questions and answers, canned replies. */
  "help.write": [...admins, "CC_SUPERVISOR"],
  /** Draw what the chatbot says, and publish it (domain.md §8, /chat-config and /chatbot-flow). */
  "chatbot.manage": [...superAdmins],
  /** Chat with the bot, and with whoever takes over. */
  "chat.own": ["RETAILER"],
} as const satisfies PermissionTable;

/** Of these permissions, those that count only while the `helpAndSupportActive` of whoever holds them is set. */
export const helpPermissions = [
  "ticket.work",
  "ticket.assign",
  "help.write",
] as const satisfies readonly (keyof typeof permissions)[];

/** Who hears of changes of its things. */
export const eventReaders = {
  notification: "notification.read",
  ticket: "ticket.work",
  chat: "ticket.work",
  campaign: "message.manage",
} as const satisfies EventReaders<typeof permissions>;

/** What rows that were imported make old. */
export const importAffects = {} as const satisfies ImportAffects;

/** Its things that show documents, and who may read what they show. */
export const documentReaders = {
  campaign: "message.manage",
  ticket: "ticket.work",
} as const satisfies DocumentReaders<typeof permissions>;
