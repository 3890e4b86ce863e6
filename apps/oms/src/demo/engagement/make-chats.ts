import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { DemoRetailer } from "../parties/make-retailers.ts";
import type { UserRow } from "../parties/make-users.ts";
import { historyEntry } from "../history-entries.ts";
import { seedRandom } from "../random.ts";
import { daysBefore, type Scene } from "../scene.ts";
import { chatFlows } from "./chat-flows.ts";
import type { makeChatWorkflows } from "./make-chat-workflows.ts";
import type { makeTickets } from "./make-tickets.ts";
import { playChat, type Live } from "./play-chat.ts";

type Made = ReturnType<typeof makeTickets>;
type ChatRow = Insertable<Database["chat_session"]> & { readonly id: string };
type LineRow = Insertable<Database["chat_message"]>;

/** Seconds between what a retailer says and what was said before. */
const pause = 40;

/** What retailers say to the bot alone, and how many days ago: answered by it, under way, and left unfinished. */
const alone: readonly { readonly days: number; readonly said: readonly string[] }[] = [
  { days: 0.002, said: ["Where is my order", "Where is my order"] },
  { days: 0.006, said: [] },
  { days: 0.01, said: ["Some goods were missing"] },
  { days: 0.3, said: ["Where is my order?", "Where is my order", "Yes"] },
  { days: 0.9, said: ["Is the delivery today?", "Where is my order", "No"] },
  { days: 1.4, said: ["order", "Where is my order", "Yes"] },
  { days: 2.2, said: ["Hello", "When does the order come", "Where is my order", "Yes"] },
  { days: 4.6, said: ["Where is my order", "Where is my order", "No"] },
  { days: 8.5, said: ["Where is my order"] },
  { days: 11, said: ["Hello"] },
  { days: 13.5, said: ["My order is late", "Where is my order"] },
];

/** What a retailer says until a person takes over, with what was asked at last. */
const saidBefore = (topic: string, asked: string): readonly string[] =>
  topic === "SHORT" ? ["Something was short", asked] : ["My order is late", "Please look", "A person, please", asked];

interface Given {
  readonly help: Pick<Made, "tickets" | "messages">;
  readonly retailers: readonly DemoRetailer[];
  readonly workflows: ReturnType<typeof makeChatWorkflows>;
  /** Accounts that are there already. */
  readonly users: readonly UserRow[];
  /** Shops of somebody who looks after some retailers only: they chat as well. */
  readonly own: readonly DemoRetailer[];
}

/**
 * Chats with the bot: those that led to tickets, which say when they did and what was said since, and others. With the accounts
 * of the shops that chat.
 */
export const makeChats = (scene: Scene, { help, retailers, workflows, users, own }: Given) => {
  const random = seedRandom("chats");
  const accounts = new Map(
    users.flatMap(({ user_type, mobile, id }) => (user_type === "RETAILER" ? [[mobile, id] as const] : [])),
  );
  const made: UserRow[] = [];
  const accountOf = (shop: DemoRetailer): string => {
    const known = accounts.get(shop.mobile);
    if (known !== undefined) return known;
    const at = daysBefore(scene.now, 30);
    const id = random.id(at);
    made.push({
      id,
      username: `shop_${shop.mobile}`,
      password_hash: users[0]?.password_hash ?? "",
      user_type: "RETAILER",
      name: shop.name,
      mobile: shop.mobile,
      email_id: `shop.${shop.mobile}@o2r.example`,
      help_and_support_active: false,
      password_changed_at: at,
      created_at: at,
      updated_at: at,
    });
    accounts.set(shop.mobile, id);
    return id;
  };

  const liveAt = (at: Date): readonly Live[] =>
    workflows.workflows.flatMap(({ id, name, trigger }, index): Live[] => {
      const published = workflows.versions.filter(
        (one) => one.workflow_id === id && new Date(one.published_at ?? at) <= at,
      );
      const flow = chatFlows[index]?.versions[published.length - 1];
      return flow === undefined ? [] : [{ id, name, trigger, version: published.length, flow }];
    });

  const chats: ChatRow[] = [];
  const lines: LineRow[] = [];
  const add = (shop: DemoRetailer, end: Date, said: readonly string[], ticketId: string | null) => {
    const begun = new Date(end.getTime() - said.length * pause * 1000);
    const {
      chat,
      workflow,
      lines: spoken,
    } = playChat(liveAt(begun), { owner: shop.name, shop: shop.establishment }, said);
    const id = random.id(begun);
    const at = (turn: number) => new Date(begun.getTime() + turn * pause * 1000);
    lines.push(
      ...spoken.map(({ speaker, text, choices, turn }, index) => ({
        id: random.id(at(turn)),
        session_id: id,
        seq: index + 1,
        speaker,
        text,
        choices: JSON.stringify(choices),
        at: at(turn),
      })),
    );
    const since = help.messages.filter(
      (one) =>
        one.ticket_id === ticketId && (one.kind === "RETAILER" || one.kind === "REPLY") && new Date(one.at) > end,
    );
    const [answer, last] = [since.at(-1), spoken.at(-1)];
    chats.push({
      id,
      user_id: accountOf(shop),
      retailer_id: shop.id,
      workflow_id: workflow?.id ?? null,
      workflow_version: workflow?.version ?? null,
      state: chat.state,
      node: chat.node,
      values: JSON.stringify(chat.values),
      wrong: chat.wrong,
      ticket_id: ticketId,
      handed_at: ticketId === null ? null : end,
      messages: spoken.length + since.length,
      last_at: answer?.at ?? end,
      last_text: answer?.text ?? last?.text ?? "",
      last_from: answer === undefined ? (last?.speaker ?? "BOT") : answer.kind === "REPLY" ? "STAFF" : "RETAILER",
      created_at: begun,
      updated_at: end,
    });
    return id;
  };

  const shops = new Map(retailers.map((one) => [one.id, one]));
  const tickets = help.tickets.map((ticket) => {
    const shop = shops.get(ticket.retailer_id);
    const asked = help.messages.find(({ ticket_id, seq }) => ticket_id === ticket.id && seq === 1)?.text ?? "";
    if (ticket.source !== "CHAT" || shop === undefined) return ticket;
    return {
      ...ticket,
      session_id: add(shop, new Date(ticket.created_at ?? scene.now), saidBefore(ticket.topic, asked), ticket.id),
    };
  });
  const open = retailers.filter(({ state, hub_id }) => state === "ACTIVE" && hub_id !== null);
  const others = [...own, ...open.filter((_, at) => at % 31 === 17)];
  alone.forEach(({ days, said }, at) => {
    const shop = others[at];
    if (shop) add(shop, daysBefore(scene.now, days), said, null);
  });
  const history = made.map((account) =>
    historyEntry(random, {
      entity: "user",
      id: account.id,
      at: daysBefore(scene.now, 30),
      action: "created",
      by: scene.founderId,
      changes: [],
    }),
  );
  return { accounts: made, history, chats, lines, tickets };
};
