import { sql, type RawBuilder, type SqlBool } from "kysely";
import { rowsFor } from "@o2r/api/contract";
import { rowsOfTickets } from "@o2r/api/contract/engagement";
import { isWithin } from "../../db/scope.ts";
import type { Reaching } from "../../http/actor.ts";
import { reachOf } from "../../http/reach-of.ts";
import { ticketSides } from "./ticket/reach.ts";

/** Whether a notification, or a ticket within reach, shows the row of `document`. */
export const showsDocument = (reader: Reaching) => {
  const reach = reachOf(rowsFor(rowsOfTickets, reader.userType), reader);
  return {
    campaign: sql<SqlBool>`exists (select from campaign where campaign.image = document.id)`,
    ticket: sql`exists (select from ticket_attachment as attached
      join ticket_message as message on message.id = attached.message_id
      join ticket on ticket.id = message.ticket_id
      where attached.document_id = document.id
      and ${reach === undefined ? sql<SqlBool>`false` : isWithin(reach, ticketSides)})`,
  } satisfies Readonly<Record<string, RawBuilder<SqlBool>>>;
};
