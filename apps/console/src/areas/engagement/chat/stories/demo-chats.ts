import type { StaffChat, StaffChatLine, StaffChatRow } from "@o2r/api/contract/engagement";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId, lookupService, numbered, pageAt, rowId } from "../../../../stories/thing-service.ts";

const at = (time: string): string => `2026-11-21T${time}:00.000Z`;

const some = [
  ["Om Sai Kirana", "Where is my order", "BOT", "Is the order due today?", "BOT", 5],
  [
    "Shree Krishna Stores",
    "Something was short",
    "WAITING",
    "A person of our support desk answers you here soon.",
    "BOT",
    6,
  ],
  ["New Bharat Provisions", null, "PERSON", "Both payments are here, one is kept as your credit.", "STAFF", 9],
  ["Mangal Traders", "Where is my order", "ENDED", "It reaches Mangal Traders in the slot that you chose.", "BOT", 7],
  ["Laxmi General Store", null, "LEFT", "Namaste Sunita, what is it about?", "BOT", 1],
] as const;

/** The `number`th chat of a list that repeats these: one in every way that a chat can stand. */
export const demoChat = (number: number): StaffChatRow => {
  const [retailer, workflow, standing, lastText, lastFrom, messages] = some[number % some.length] ?? some[0];
  const handed = standing === "WAITING" || standing === "PERSON";
  return {
    id: rowId(number),
    retailerId: rowId(number),
    retailer: numbered(retailer, Math.floor(number / some.length)),
    mobile: `98${String(76_543_210 + number)}`,
    city: "Pune",
    hub: "Pune Hub Hadapsar",
    workflow,
    workflowVersion: workflow === null ? null : 2,
    standing,
    startedAt: at("04:37"),
    handedAt: handed ? at("04:40") : null,
    lastAt: handed ? at("05:11") : at("04:41"),
    lastText,
    lastFrom,
    messages,
    ticketId: handed ? rowId(number) : null,
    ticket: handed ? `TKT-26-0${4518 + number}` : null,
    ticketState: standing === "WAITING" ? "OPEN" : standing === "PERSON" ? "IN_PROGRESS" : null,
  };
};

const withBot = [
  ["BOT", "Namaste Vasant, what is it about?", ["Where is my order", "Something was short"], "04:37"],
  ["RETAILER", "Payment went twice", [], "04:38"],
  ["BOT", "Namaste Vasant, what is it about?", ["Where is my order", "Something was short"], "04:38"],
  ["RETAILER", "The amount went twice from my account for the same bill.", [], "04:40"],
  ["BOT", "A person of our support desk answers you here soon.", [], "04:40"],
] as const;
const withPerson = [
  ["STAFF", "I see both payments. One is kept as your credit, or shall we send it back?", [], "05:02"],
  ["RETAILER", "Keep it as credit for the next order.", [], "05:08"],
  ["STAFF", "Both payments are here, one is kept as your credit.", [], "05:11"],
] as const;

const lineOf = (
  [from, text, choices, time]: (typeof withBot)[number] | (typeof withPerson)[number],
  index: number,
): StaffChatLine => ({
  id: demoId(7300 + index),
  from,
  authorId: from === "STAFF" ? demoId(850) : null,
  author: from === "STAFF" ? "Chitra Kulkarni" : null,
  text,
  choices: [...choices],
  at: at(time),
});

const page = (number: number): StaffChat => {
  const row = demoChat(number);
  const said = row.standing === "PERSON" ? [...withBot, ...withPerson] : row.handedAt ? withBot : withBot.slice(0, 3);
  return { ...row, owner: "Vasant Dhumal", messages: said.length, lines: said.map(lineOf) };
};

const numberOf = (id: unknown): number => Number(String(id).slice(-12)) - 1000;

/** The calls of chats as the service answers them. Later handlers of a story go first. */
export const chatService = (total = 10): readonly RequestHandler[] => [
  lookupService("/api/chat-workflow", [
    { id: demoId(910), name: "Something was short" },
    { id: demoId(911), name: "Where is my order" },
  ]),
  lookupService("/api/ticket-retailer", [{ id: rowId(0), name: "Om Sai Kirana" }]),
  http.get("/oms/ticket-count", () => ok({ mine: 2, unassigned: 3, breached: 1 })),
  http.get("/oms/chat/:id", ({ params }) => ok(page(numberOf(params["id"])))),
  http.get("/oms/chat", ({ request }) => ok(pageAt(new URL(request.url), total, demoChat))),
];
