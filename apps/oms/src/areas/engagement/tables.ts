import type { RuleRow } from "@o2r/api/contract/core";
import type {
  choiceSources,
  MessageEvent,
  MessageLanguage,
  MessageVariable,
  RetailerChannel,
  StoredFlow,
  TicketTopic,
} from "@o2r/api/contract/engagement";
import type { ColumnType, Generated } from "kysely";
import type { Opening } from "./ticket/clock.ts";

/** What a notification is about (specification §3). */
export interface NotificationData {
  readonly userId: string;
  readonly msg: string;
  readonly ticketId?: string;
  readonly page?: string;
}

declare module "../../db/schema.ts" {
  interface ColumnTypes {
    "campaign.channels": RetailerChannel[];
    "campaign.audience": ColumnType<readonly RuleRow[], string | undefined, string>;
    "chat_session.values": ColumnType<Readonly<Record<string, string>>, string | undefined, string>;
    "chat_message.choices": ColumnType<readonly string[], string | undefined, string>;
    "sms_template.event": MessageEvent;
    "sms_template.language": MessageLanguage;
    "sms_template.variables": MessageVariable[];
    "message_event.event": MessageEvent;
    "message_event.channels": RetailerChannel[];
    "message_choice.language": MessageLanguage;
    "message_choice.source": (typeof choiceSources)[number]["value"];
    "message.event": MessageEvent | null;
    "message_choice.muted": Generated<RetailerChannel[]>;
    "notification.data": ColumnType<NotificationData, string, never>;
    "chat_agent.topics": Generated<TicketTopic[]>;
    "chat_workflow.draft": ColumnType<StoredFlow, string, string>;
    /** A published version is never changed. */
    "chat_workflow_version.flow": ColumnType<StoredFlow, string, never>;
    "help_hours.hours": ColumnType<readonly Opening[], string, string>;
  }
}
