import type { Insertable } from "kysely";
import { addOpen, openBetween, secondsLeft, type Calendar } from "../../areas/engagement/ticket/clock.ts";
import type { Database } from "../../db/schema.ts";
import type { DemoRetailer } from "../parties/make-retailers.ts";
import { seedRandom } from "../random.ts";
import { daysBefore, stamps, type Scene } from "../scene.ts";
import { cannedReplies, faqs, scripts, type Script } from "./ticket-scripts.ts";

type TicketRow = Insertable<Database["ticket"]> & { readonly id: string };
type MessageRow = Insertable<Database["ticket_message"]>;
type State = NonNullable<TicketRow["state"]>;

const firstMinutes = 30;
const solveMinutes = 1440;
/** The hours of service as the database begins with them. */
const calendar: Calendar = {
  openings: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "09:00", to: "21:00" })),
  isHoliday: () => false,
};

/** States over and over; what is settled lies further back. */
const states: readonly State[] = [
  "OPEN", "IN_PROGRESS", "ASSIGNED", "OPEN", "WAITING_ON_RETAILER", "IN_PROGRESS", "RESOLVED", "CLOSED",
]; // prettier-ignore

const isSettled = (state: State): boolean => state === "RESOLVED" || state === "CLOSED";

/** How long ago it was opened, in days. */
const ageOf = (state: State, at: number): number => {
  if (state === "CLOSED") return 12 + at * 0.6;
  if (state === "RESOLVED") return 2.5 + at * 0.08;
  return state === "OPEN" ? 0.004 + at * 0.011 : 0.03 + at * 0.07;
};

/** Nothing of the demo becomes late while somebody tries it for the first time: what is late is so from the beginning. */
const notSoon = (due: Date, now: Date): Date => {
  const ahead = due.getTime() - now.getTime();
  return ahead > 0 && ahead < 20 * 60_000 ? new Date(due.getTime() + 20 * 60_000) : due;
};

interface Making {
  readonly ticketId: string;
  readonly script: Script;
  readonly state: State;
  readonly opened: Date;
  readonly last: Date;
  readonly holderId: string;
  readonly holder: string;
}

/** What was said so far, one line after the other in the time that went by. */
const linesOf = ({
  script,
  state,
  holderId,
  holder,
}: Making): readonly Pick<MessageRow, "kind" | "author_id" | "text">[] => {
  const said = (text: string) => ({ kind: "RETAILER" as const, author_id: null, text });
  const reply = (text: string) => ({ kind: "REPLY" as const, author_id: holderId, text });
  const step = (text: string) => ({ kind: "SYSTEM" as const, author_id: holderId, text });
  const begin = [said(script.asked)];
  if (state === "OPEN") return begin;
  const claimed = [...begin, step(`${holder} claimed it`)];
  if (state === "ASSIGNED") return claimed;
  const note = script.note === undefined ? [] : [{ kind: "NOTE" as const, author_id: holderId, text: script.note }];
  const answered = [...claimed, reply(script.answered), ...note];
  if (state === "WAITING_ON_RETAILER") return [...answered, step("Waits for the retailer; the clock stands")];
  const asked = [...answered, said(script.asks)];
  return isSettled(state) ? [...asked, reply(script.settled), step(`${holder} resolved it`)] : asked;
};

const makeMessages = (making: Making, id: (at: Date) => string): readonly MessageRow[] => {
  const lines = linesOf(making);
  const step = (making.last.getTime() - making.opened.getTime()) / lines.length;
  return lines.map((line, index) => {
    const at = new Date(making.opened.getTime() + index * step);
    return { ...line, id: id(at), ticket_id: making.ticketId, seq: index + 1, at };
  });
};

/** What is about an order: where somebody asks for it, it is the newest of their shop. */
const topicsOfOrders: readonly Script["topic"][] = ["DELIVERY", "SHORT", "RETURN", "PRICE"];

/** What the chatbot of the demo hands over: the topics of its workflows, since these are live. */
const isByChat = (topic: Script["topic"], state: State): boolean =>
  (topic === "DELIVERY" || topic === "SHORT") && state !== "CLOSED";

interface Given {
  readonly orders: readonly { readonly id: string; readonly retailer_id: string; readonly placed_at: Date | string }[];
  readonly retailers: readonly DemoRetailer[];
  /** Those whose help and support is switched on and who reach every retailer. */
  readonly agents: readonly { readonly id: string; readonly name: string }[];
  /** Somebody who looks after some retailers only, with these. */
  readonly own?: {
    readonly agent: { readonly id: string; readonly name: string };
    readonly retailers: readonly DemoRetailer[];
  };
}

/** Tickets in every state with their conversations, what is often asked, and what is answered by a shortcut. */
export const makeTickets = (scene: Scene, { orders, retailers, agents, own }: Given) => {
  const random = seedRandom("tickets");
  const ownShops = own?.retailers ?? [];
  const shops = [...ownShops, ...retailers.filter(({ state }) => state === "ACTIVE").filter((_, at) => at % 29 === 3)];
  const byShop = Map.groupBy(orders, ({ retailer_id }) => retailer_id);
  const messages: MessageRow[] = [];
  const tickets = Array.from({ length: 36 }, (_, at): TicketRow => {
    const state = states[at % states.length] ?? "OPEN";
    const script = random.pick(scripts);
    const shop = shops[at % shops.length] ?? random.pick(retailers);
    const anybody = agents[at % agents.length] ?? { id: scene.founderId, name: "" };
    const agent = own !== undefined && ownShops.includes(shop) ? own.agent : anybody;
    const opened = daysBefore(scene.now, ageOf(state, at));
    const settled = isSettled(state);
    const last = settled ? new Date(opened.getTime() + (2 + (at % 5)) * 3_600_000) : scene.now;
    const id = random.id(opened);
    const lines = makeMessages(
      { ticketId: id, script, state, opened, last, holderId: agent.id, holder: agent.name },
      random.id,
    );
    messages.push(...lines);
    const spoken = lines.findLast(({ kind }) => kind === "RETAILER" || kind === "REPLY");
    const answered = lines.find(({ kind }) => kind === "REPLY")?.at;
    const firstDue = notSoon(addOpen(calendar, opened, firstMinutes * 60_000), scene.now);
    const solveDue = notSoon(addOpen(calendar, opened, solveMinutes * 60_000), scene.now);
    const stands = settled || state === "WAITING_ON_RETAILER";
    const firstAt = answered === undefined ? null : new Date(answered);
    const isLate = (firstAt ?? scene.now) > firstDue;
    return {
      id,
      number: `TKT-${String(opened.getFullYear()).slice(2)}-${String(36 - at + 4500).padStart(5, "0")}`,
      retailer_id: shop.id,
      order_id: topicsOfOrders.includes(script.topic)
        ? (byShop.get(shop.id)?.findLast(({ placed_at }) => new Date(placed_at) < opened)?.id ?? null)
        : null,
      subject: script.subject,
      topic: script.topic,
      priority: script.priority,
      source: isByChat(script.topic, state) ? "CHAT" : "STAFF",
      state,
      holder_id: state === "OPEN" ? null : agent.id,
      held_at: state === "OPEN" ? null : opened,
      first_minutes: firstMinutes,
      solve_minutes: solveMinutes,
      first_due: firstDue,
      first_answered_at: firstAt,
      first_seconds: firstAt === null ? null : Math.round(openBetween(calendar, opened, firstAt) / 1000),
      first_late_at: isLate ? firstDue : null,
      solve_late_at: !stands && solveDue < scene.now ? solveDue : null,
      solve_due: stands ? null : solveDue,
      solve_left: stands ? secondsLeft(calendar, solveDue, last) : null,
      ...(settled && {
        category: script.category,
        resolution: script.settled,
        resolved_at: last,
        resolved_by: agent.id,
      }),
      closed_at: state === "CLOSED" ? new Date(last.getTime() + 7 * 86_400_000) : null,
      last_seq: lines.length,
      last_at: spoken?.at ?? opened,
      last_text: spoken?.text ?? script.subject,
      last_from: spoken?.kind === "REPLY" ? "STAFF" : "RETAILER",
      ...stamps(scene, opened),
    };
  });
  const made = daysBefore(scene.now, 200);
  return {
    tickets,
    messages,
    faqs: faqs.map(([topic, question, answer], position): Insertable<Database["faq"]> => ({
      id: random.id(made),
      topic,
      question,
      answer,
      position,
      ...stamps(scene, made),
    })),
    replies: cannedReplies.map(([shortcut, title, topic, text]): Insertable<Database["canned_reply"]> => ({
      id: random.id(made),
      shortcut,
      title,
      topic,
      text,
      ...stamps(scene, made),
    })),
  };
};
