import { sql, type Expression, type SqlBool } from "kysely";
import {
  reopenDays,
  ticketLife as life,
  ticketMessageForm,
  type TicketMessage,
  type ticketEndpoints,
} from "@o2r/api/contract/engagement";
import { invalid, notFound } from "../../../app-error.ts";
import type { AuditEntry } from "../../../audit/entry.ts";
import { readHistory } from "../../../audit/history.ts";
import { lockRow, readRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Actor } from "../../../http/actor.ts";
import type { Context, Handlers, Scope } from "../../../http/context.ts";
import type { AnyEndpoint } from "@o2r/api/contract";
import { lifecycleHandlers, type StepEffect } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { takeStep } from "../../../trade/lifecycle/take-step.ts";
import { ordersReadBy } from "../../orders/order/order-sides.ts";
import { answer, written } from "./answer.ts";
import { clockValues } from "./clock-values.ts";
import { seeOthers } from "./presence.ts";
import { helpersOf, retailerReach, tellHelpers, ticketSides } from "./reach.ts";
import { ring } from "./ring.ts";
import {
  countQueues,
  isMine,
  listTickets,
  readMessage,
  readMessages,
  readTicket,
  readTicketPage,
} from "./select-tickets.ts";
import { addMessage, openTicket, type StoredTicket } from "./write-ticket.ts";

const withinReach = (scope: Scope): Expression<SqlBool> => scope.covers(ticketSides);

const ensureReached = async (db: Db, id: string, scope: Scope): Promise<StoredTicket> => {
  const ticket = await readRow(db, "ticket", id, { scope: withinReach(scope) });
  if (ticket === undefined) throw notFound("Ticket");
  return ticket;
};

/** A ticket names an order of its own retailer, and one that whoever names it may read. Returns its number; null for none. */
const ensureOrder = async (
  db: Db,
  { orderId, retailerId }: { readonly orderId?: string | null | undefined; readonly retailerId: string },
  actor: Actor,
): Promise<string | null> => {
  if (orderId == null) return null;
  const found = await db
    .selectFrom("orders")
    .select("order_number")
    .where("id", "=", orderId)
    .where("retailer_id", "=", retailerId)
    .where(ordersReadBy(actor))
    .executeTakeFirst();
  if (found === undefined) throw invalid([{ field: "orderId", message: "This is no order of this retailer" }]);
  return found.order_number;
};

type Telling = Pick<Context<AnyEndpoint>, "db" | "now">;

/** What follows every step: a line in the conversation for staff, and news for the screens of the others. */
const said =
  ({ db, now }: Telling, text: string, action: string) =>
  async (taken: StoredTicket) => {
    await addMessage(db, taken.id, { kind: "SYSTEM", authorId: taken.updated_by, text, now });
    await tellHelpers(db, taken, { action, now });
  };

const nameOf = async (db: Db, id: string): Promise<string> =>
  (await db.selectFrom("app_user").select("name").where("id", "=", id).executeTakeFirstOrThrow()).name;

/** Tickets of retailers: claimed by one, answered, settled, and brought back. */
export const ticketHandlers: Handlers<typeof ticketEndpoints> = {
  list: ({ db, scope, query, actor }) => {
    const reach = withinReach(scope);
    const isOwn = query.queue?.split(",").includes("MINE") === true;
    return listTickets(db, query, isOwn ? sql<SqlBool>`(${reach} and ${isMine(actor.id)})` : reach);
  },
  get: async ({ db, scope, params }) => {
    await ensureReached(db, params.id, scope);
    return readTicketPage(db, params.id);
  },
  counts: ({ db, scope, actor }) => countQueues(db, actor.id, withinReach(scope)),
  create: async ({ db, scope, body, actor, now, audit }) => {
    const reached = await db
      .selectFrom("retailer")
      .select("id")
      .where("id", "=", body.retailerId)
      .where(scope.covers(retailerReach))
      .executeTakeFirst();
    if (reached === undefined) throw invalid([{ field: "retailerId", message: "Please choose another retailer" }]);
    await ensureOrder(db, body, actor);
    const ticket = await openTicket(db, { ...body, source: "STAFF", by: actor.id, now });
    audit({ entity: life.entity, id: ticket.id, version: ticket.version, after: { state: ticket.state } });
    return readTicket(db, ticket.id);
  },
  messages: async ({ db, scope, params }) => {
    await ensureReached(db, params.id, scope);
    return readMessages(db, params.id);
  },
  send: async ({ db, scope, params, body, actor, now, audit, services }): Promise<TicketMessage> => {
    const ticket = await lockRow(db, "ticket", params.id, withinReach(scope));
    if (ticket === undefined) throw notFound("Ticket");
    // Whoever reaches the ticket reads what is attached to it: only what the writer may read is.
    const errors = await services.checkDocuments(db, actor, ticketMessageForm, body);
    if (errors.length > 0) throw invalid(errors);
    const after = body.kind === "REPLY" ? await answer(db, ticket, { actor: actor.id, seen: body.seen, now }) : ticket;
    const { kind, text, attachments } = body;
    const { id } = await addMessage(db, ticket.id, { kind, authorId: actor.id, text, attachments, now });
    audit(written(ticket, after, body.kind));
    await tellHelpers(db, ticket, { action: "ticket.written", now });
    return readMessage(db, id);
  },
  presence: async ({ db, scope, params, query, actor, now }) => {
    const { last_seq, version } = await ensureReached(db, params.id, scope);
    const looking = {
      ticketId: params.id,
      me: actor.id,
      typing: query.typing === true,
      now,
      seen: actor.viewer === undefined,
    };
    return { lastSeq: last_seq, version, people: await seeOthers(db, looking) };
  },
  history: async ({ db, scope, params }) => {
    await ensureReached(db, params.id, scope);
    return readHistory(db, { entity: life.entity, id: params.id });
  },
  ...lifecycleHandlers({
    life,
    table: "ticket",
    noun: "Ticket",
    within: withinReach,
    read: readTicket,
    // Given to somebody else, it is taken back by the id.
    audited: ({ state, holder, holderId }) => ({ state, holder, holderId }),
    guards: {
      recent: async ({ held, now }) => {
        const settled = held.resolved_at === null ? now : new Date(held.resolved_at);
        return now.getTime() - settled.getTime() > reopenDays * 86_400_000
          ? `It was resolved more than ${reopenDays} days ago: open a new ticket`
          : null;
      },
    },
    effects: {
      collect: async (call) => ({
        set: { holder_id: call.actor.id, held_at: call.now },
        after: said(call, `${await nameOf(call.db, call.actor.id)} claimed it`, "ticket.claimed"),
      }),
      assign: async (call, { held }): Promise<StepEffect<"ticket">> => {
        const { db, actor, now, body } = call;
        const helpers = await helpersOf(db, held.retailer_id);
        const chosen = helpers.find(({ id }) => id === body.holderId);
        if (chosen === undefined)
          throw invalid([{ field: "holderId", message: "They do not look after this retailer" }]);
        const [by, to] = [await nameOf(db, actor.id), await nameOf(db, chosen.id)];
        return {
          to: held.state === "OPEN" ? "ASSIGNED" : held.state,
          set: { holder_id: chosen.id, held_at: now },
          told: { to },
          after: async (taken) => {
            await said(call, `${by} gave it to ${to}`, "ticket.assigned")(taken);
            const msg = `${by} gave you ${held.number}: ${held.subject}`;
            await ring(db, { ticketId: held.id, msg, people: [chosen], by: actor.id, now });
          },
        };
      },
      nameOrder: async (call, { held }) => {
        const { db, actor, body } = call;
        const orderId = body.orderId ?? null;
        const order = await ensureOrder(db, { orderId, retailerId: held.retailer_id }, actor);
        const by = await nameOf(db, actor.id);
        return {
          set: { order_id: orderId },
          told: { order },
          after: said(
            call,
            order === null ? `${by} took its order away` : `${by} named its order, ${order}`,
            "ticket.given-its-order",
          ),
        };
      },
      release: async (call, { held }) => ({
        set: { holder_id: null, held_at: null, ...(await clockValues(call.db, held, "runs", call.now)) },
        after: said(call, `${await nameOf(call.db, call.actor.id)} put it back into the queue`, "ticket.released"),
      }),
      wait: async (call, { held }) => ({
        set: await clockValues(call.db, held, "stands", call.now),
        after: said(call, "Waits for the retailer; the clock stands", "ticket.left-to-the-retailer"),
      }),
      resume: async (call, { held }) => ({
        set: await clockValues(call.db, held, "runs", call.now),
        after: said(call, "Goes on; the clock runs", "ticket.taken-up-again"),
      }),
      resolve: async (call, { held }) => ({
        set: {
          category: call.body.category,
          resolution: call.body.resolution ?? null,
          resolved_at: call.now,
          resolved_by: call.actor.id,
          ...(await clockValues(call.db, held, "stands", call.now)),
        },
        told: { category: call.body.category },
        after: said(call, `${await nameOf(call.db, call.actor.id)} resolved it`, "ticket.resolved"),
      }),
      close: async (call) => ({
        set: { closed_at: call.now },
        after: said(call, `${await nameOf(call.db, call.actor.id)} closed it`, "ticket.closed"),
      }),
      reopen: async (call, { held }) => ({
        ...(await comingBack(call.db, held, call.now)),
        after: said(call, `${await nameOf(call.db, call.actor.id)} reopened it`, "ticket.reopened"),
      }),
    },
  }),
};

/** A ticket that comes back goes to whoever held it, if they may still work on it, and to the queue otherwise. */
const comingBack = async (db: Db, held: StoredTicket, now: Date) => {
  const helpers = await helpersOf(db, held.retailer_id);
  const stays = helpers.some(({ id }) => id === held.holder_id);
  return {
    to: stays ? "ASSIGNED" : "OPEN",
    set: {
      ...(!stays && { holder_id: null, held_at: null }),
      reopened: held.reopened + 1,
      resolved_at: null,
      resolved_by: null,
      closed_at: null,
      category: null,
      resolution: null,
      ...(await clockValues(db, held, "runs", now)),
    },
  } as const;
};

/** The step of a ticket that its retailer speaks on; the same where it goes on without one. */
const goOn = async (db: Db, held: StoredTicket, { by, now }: { readonly by: string; readonly now: Date }) => {
  if (held.state === "WAITING_ON_RETAILER") {
    const set = await clockValues(db, held, "runs", now);
    return takeStep(db, { life, table: "ticket", held, step: "hear", set, now, by });
  }
  if (held.state !== "RESOLVED") return held;
  const back = await comingBack(db, held, now);
  return takeStep(db, { life, table: "ticket", held, step: "comeBack", ...back, now, by });
};

/** What the retailer says on a ticket: it goes on, or comes back, which its history tells. Returns false where it is over. */
export const hearRetailer = async (
  db: Db,
  ticketId: string,
  {
    text,
    by,
    now,
    audit,
  }: { readonly text: string; readonly by: string; readonly now: Date; readonly audit: (entry: AuditEntry) => void },
): Promise<boolean> => {
  const held = await lockRow(db, "ticket", ticketId);
  if (held === undefined || held.state === "CLOSED") return false;
  const after = await goOn(db, held, { by, now });
  // What is said is told in the conversation alone.
  if (after.state !== held.state) audit(written(held, after, "RETAILER"));
  await addMessage(db, held.id, { kind: "RETAILER", authorId: by, text, now });
  await tellHelpers(db, held, { action: "ticket.written", now });
  return true;
};
