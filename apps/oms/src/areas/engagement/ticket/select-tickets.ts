import { sql, type Expression, type SqlBool } from "kysely";
import { ticketList, type Ticket, type TicketMessage, type TicketRow } from "@o2r/api/contract/engagement";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import { readList } from "../../../kit/read-list.ts";

const runs = sql<SqlBool>`ticket.state in ('OPEN', 'ASSIGNED', 'IN_PROGRESS')`;
const unanswered = sql<SqlBool>`ticket.first_answered_at is null`;
/** Late now, or late once: what was promised was not kept. */
export const isBreached = sql<boolean>`(ticket.first_late_at is not null or ticket.solve_late_at is not null
  or (${runs} and (ticket.solve_due < now() or (${unanswered} and ticket.first_due < now()))))`;
/** Until when something is promised next; null while nothing runs. */
const due = sql<string | null>`case when ${runs}
  then least(case when ${unanswered} then ticket.first_due end, ticket.solve_due) end`;
const clock = sql<TicketRow["clock"]>`case
  when ticket.state in ('RESOLVED', 'CLOSED') then case when ${isBreached} then 'MISSED' else 'KEPT' end
  when ticket.state = 'WAITING_ON_RETAILER' then 'PAUSED'
  when ${due} < now() then 'LATE'
  when ${due} < now() + interval '15 minutes' then 'SOON'
  else 'ON_TIME' end`;

const selectTickets = (db: Db) =>
  db
    .selectFrom("ticket")
    .innerJoin("retailer", "retailer.id", "ticket.retailer_id")
    .leftJoin("warehouse as hub", "hub.id", "retailer.hub_id")
    // Orders are never deleted, and have one row by their id.
    .leftJoin("orders", "orders.id", "ticket.order_id")
    .leftJoin("app_user as holder", "holder.id", "ticket.holder_id")
    .leftJoin("app_user as resolver", "resolver.id", "ticket.resolved_by")
    .select([
      "ticket.id",
      "ticket.version",
      "ticket.number",
      "ticket.retailer_id as retailerId",
      "retailer.establishment as retailer",
      "retailer.mobile",
      "retailer.city",
      "hub.company_name as hub",
      "ticket.order_id as orderId",
      "orders.order_number as order",
      "ticket.subject",
      "ticket.topic",
      "ticket.priority",
      "ticket.source",
      "ticket.state",
      "ticket.holder_id as holderId",
      "holder.name as holder",
      "ticket.held_at as heldAt",
      "ticket.created_at as createdAt",
      due.as("due"),
      "ticket.first_due as firstDue",
      "ticket.solve_due as solveDue",
      "ticket.first_answered_at as firstAnsweredAt",
      sql<number | null>`(ticket.first_seconds / 60)::int`.as("firstMinutes"),
      clock.as("clock"),
      isBreached.as("breached"),
      "ticket.category",
      "ticket.resolution",
      "ticket.resolved_at as resolvedAt",
      "resolver.name as resolvedBy",
      "ticket.closed_at as closedAt",
      "ticket.reopened",
      "ticket.last_seq as lastSeq",
      "ticket.last_at as lastAt",
      "ticket.last_text as lastText",
      "ticket.last_from as lastFrom",
      "ticket.session_id as sessionId",
    ]);

/** One ticket as its steps answer it. */
export const readTicket = async (db: Db, id: string): Promise<TicketRow> => {
  const row = await selectTickets(db).where("ticket.id", "=", id).executeTakeFirst();
  if (row === undefined) throw notFound("Ticket");
  return row;
};

/** One ticket with its retailer. */
export const readTicketPage = async (db: Db, id: string): Promise<Ticket> => {
  const row = await selectTickets(db)
    .leftJoin("beat", "beat.id", "retailer.beat_id")
    .leftJoin("kyc", "kyc.retailer_id", "retailer.id")
    .select([
      "ticket.solve_minutes as solveMinutes",
      "retailer.name as owner",
      sql<string>`concat_ws(', ', retailer.address_line1, retailer.address_line3, retailer.city || ' ' || retailer.pincode)`.as(
        "address",
      ),
      "beat.name as beat",
      sql<string>`coalesce(kyc.state, 'NOT_SUBMITTED')`.as("kyc"),
      sql<string>`retailer.state`.as("shopState"),
      sql<number>`(select count(*)::int from ticket as other where other.retailer_id = retailer.id
        and other.created_at > now() - interval '90 days')`.as("recent"),
      sql<number>`(select count(*)::int from ticket as other where other.retailer_id = retailer.id
        and other.created_at > now() - interval '90 days' and other.state in ('RESOLVED', 'CLOSED'))`.as("settled"),
    ])
    .where("ticket.id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw notFound("Ticket");
  const { owner, address, beat, kyc, shopState, recent, settled, ...ticket } = row;
  return { ...ticket, card: { owner, mobile: row.mobile, address, beat, kyc, state: shopState, recent, settled } };
};

const queues: Readonly<Record<string, Expression<SqlBool>>> = {
  // Whose they are is said by who asks.
  MINE: sql<SqlBool>`true`,
  UNASSIGNED: sql<SqlBool>`(ticket.holder_id is null and ticket.state = 'OPEN')`,
  BREACHED: sql<SqlBool>`(${isBreached} and ticket.state not in ('RESOLVED', 'CLOSED'))`,
};

/** The tickets that somebody holds and that are not settled yet. */
export const isMine = (id: string) =>
  sql<SqlBool>`(ticket.holder_id = ${id} and ticket.state not in ('RESOLVED', 'CLOSED'))`;

export const listTickets = readList(ticketList, {
  select: selectTickets,
  id: sql<string>`ticket.id`,
  sorts: {
    priority: sql`array_position(array['URGENT', 'HIGH', 'NORMAL', 'LOW'], ticket.priority)`,
    // What waits for nothing comes after what is due.
    due: sql`coalesce(${due}, '9999-01-01'::timestamptz)`,
    lastAt: sql`ticket.last_at`,
    createdAt: sql`ticket.created_at`,
  },
  filters: {
    queue: (text) =>
      sql<SqlBool>`(${sql.join(
        text.split(",").map((one) => queues[one] ?? sql<SqlBool>`false`),
        sql` and `,
      )})`,
    state: sql`ticket.state`,
    holder: sql`ticket.holder_id`,
    breached: isBreached,
    topic: sql`ticket.topic`,
    priority: sql`ticket.priority`,
    opened: sql`ticket.created_at`,
    retailer: sql`ticket.retailer_id`,
  },
  search: {
    number: sql`ticket.number`,
    retailer: sql`retailer.establishment`,
    subject: sql`ticket.subject`,
    mobile: sql`retailer.mobile`,
    order: sql`coalesce(orders.order_number, '')`,
  },
});

/** How many tickets within reach wait in each part of the queue. */
export const countQueues = async (db: Db, me: string, reach: Expression<SqlBool>) => {
  const count = (of: Expression<SqlBool>) => sql<number>`(count(*) filter (where ${of}))::int`;
  return db
    .selectFrom("ticket")
    .select([
      count(isMine(me)).as("mine"),
      count(queues["UNASSIGNED"] ?? sql<SqlBool>`false`).as("unassigned"),
      count(queues["BREACHED"] ?? sql<SqlBool>`false`).as("breached"),
    ])
    .where(reach)
    .where("ticket.state", "not in", ["RESOLVED", "CLOSED"])
    .executeTakeFirstOrThrow();
};

/** Lines of a conversation that are read: its latest. */
const mostMessages = 1000;

const selectMessages = (db: Db) =>
  db
    .selectFrom("ticket_message as message")
    .leftJoin("app_user as author", "author.id", "message.author_id")
    .select([
      "message.id",
      "message.seq",
      "message.kind",
      "message.author_id as authorId",
      "author.name as author",
      "message.text",
      "message.at",
      sql<TicketMessage["attachments"]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', document.id, 'name', document.file_name, 'type', document.content_type)
          order by attached.position)
        from ticket_attachment as attached join document on document.id = attached.document_id
        where attached.message_id = message.id), '[]')`.as("attachments"),
    ]);

/** The conversation of a ticket, oldest first: as much of it as is read at once, up to its newest line. */
export const readMessages = async (db: Db, ticketId: string): Promise<TicketMessage[]> => {
  const latest = await selectMessages(db)
    .where("message.ticket_id", "=", ticketId)
    .orderBy("message.seq", "desc")
    .limit(mostMessages)
    .execute();
  return latest.toReversed();
};

/** One line of a conversation. */
export const readMessage = async (db: Db, id: string): Promise<TicketMessage> => {
  const found = await selectMessages(db).where("message.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Message");
  return found;
};
