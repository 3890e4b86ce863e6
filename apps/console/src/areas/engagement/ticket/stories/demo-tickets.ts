import type { CannedReply, Ticket, TicketMessage, TicketRow } from "@o2r/api/contract/engagement";
import { http, type RequestHandler } from "msw";
import { demoOrder } from "../../../orders/order/stories/demo-orders.ts";
import { ok, refuse } from "../../../../stories/service.ts";
import {
  demoId,
  documentService,
  lookupService,
  numbered,
  pageAt,
  pageOf,
  rowId,
} from "../../../../stories/thing-service.ts";

/** The one who looks at a story. */
const me = "0199f5c4-01e1-7000-8000-066351460001";

const some = [
  ["Om Sai Kirana", "One carton short", "SHORT", "IN_PROGRESS", "SOON", "Ishaan Velkar"],
  ["Shree Krishna Stores", "Where is the van?", "DELIVERY", "OPEN", "ON_TIME", null],
  ["New Bharat Provisions", "Paid twice by UPI", "PAYMENT", "ASSIGNED", "LATE", "Chitra Kulkarni"],
  ["Mangal Traders", "Near expiry biscuits", "RETURN", "RESOLVED", "KEPT", "Chitra Kulkarni"],
] as const;

const at = (time: string): string => `2026-11-21T${time}:00.000Z`;
/** What is left is counted from now, so that it is the same whenever a story is looked at. */
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const minutesLeft = { SOON: 36, ON_TIME: 1416, LATE: -140, KEPT: 0 } as const;

/** The `number`th ticket of a list that repeats these: the own one, one in the queue, one that is late, one that is settled. */
export const demoTicket = (number: number): TicketRow => {
  const [retailer, subject, topic, state, clock, holder] = some[number % some.length] ?? some[0];
  const runs = state !== "RESOLVED";
  return {
    id: rowId(number),
    version: 3,
    number: `TKT-26-0${4518 + number}`,
    retailerId: rowId(number),
    retailer: numbered(retailer, Math.floor(number / some.length)),
    mobile: "9876543210",
    city: "Pune",
    hub: "Pune Hub Hadapsar",
    orderId: number === 0 ? demoId(310) : null,
    order: number === 0 ? "RO07-26-048812" : null,
    subject,
    topic,
    priority: number % 3 === 0 ? "HIGH" : "NORMAL",
    source: "CHAT",
    state,
    holderId: holder === null ? null : holder === "Ishaan Velkar" ? me : demoId(850),
    holder,
    heldAt: holder && at("04:39"),
    createdAt: at("04:37"),
    due: runs ? inMinutes(minutesLeft[clock]) : null,
    firstDue: at("05:07"),
    solveDue: runs ? inMinutes(minutesLeft[clock]) : null,
    firstAnsweredAt: state === "OPEN" ? null : at("04:42"),
    firstMinutes: state === "OPEN" ? null : 5,
    clock,
    breached: clock === "LATE",
    category: runs ? null : "CREDIT",
    resolution: runs ? null : "Credited on the same bill",
    resolvedAt: runs ? null : at("06:00"),
    resolvedBy: runs ? null : "Chitra Kulkarni",
    closedAt: null,
    reopened: 0,
    lastSeq: 5,
    lastAt: at("05:11"),
    lastText: "Will the amount be cut from this bill or the next one?",
    lastFrom: "RETAILER",
    sessionId: null,
  };
};

const pageRow = (number: number): Ticket => ({
  ...demoTicket(number),
  solveMinutes: 1440,
  card: {
    owner: "Vasant Dhumal",
    mobile: "9876543210",
    address: "Shop 14, Market Yard, Hadapsar, Pune 411028",
    beat: "Magarpatta",
    kyc: "APPROVED",
    state: "ACTIVE",
    recent: 4,
    settled: 3,
  },
});

const lines = [
  ["RETAILER", null, "Bill has 2 cartons of glucose biscuits, only 1 came. The other was open and wet.", "04:37"],
  ["SYSTEM", me, "Ishaan Velkar claimed it", "04:39"],
  ["REPLY", me, "Sorry for this, Vasant ji. Both cartons are on the invoice, I am asking the hub now.", "04:42"],
  ["NOTE", me, "Hub counted the van: 1 carton came back, outer wet. Credit for 1, not a resend.", "05:01"],
  ["RETAILER", null, "Ok. Will the amount be cut from this bill or the next one?", "05:11"],
] as const;

export const demoMessages: readonly TicketMessage[] = lines.map(([kind, authorId, text, time], index) => ({
  id: demoId(7000 + index),
  seq: index + 1,
  kind,
  authorId,
  author: authorId && "Ishaan Velkar",
  text,
  at: at(time),
  attachments: index === 0 ? [{ id: demoId(500), name: "carton.jpg", type: "image/jpeg" }] : [],
}));

const replies = [
  ["credit-note", "Credit note on its way", "SHORT", "{owner} ji, the credit note for {shop} is being made."],
  ["crate-return", "Crate pick-up", "RETURN", "Please keep the empty crates ready."],
] as const;
const cannedReplies: CannedReply[] = replies.map(([shortcut, title, topic, text], index) => ({
  id: demoId(7100 + index),
  version: 1,
  active: true,
  updatedAt: at("04:00"),
  shortcut,
  title,
  topic,
  text,
}));

const numberOf = (id: unknown): number => Number(String(id).slice(-12)) - 1000;

/** The calls of tickets as the service answers them. Later handlers of a story go first. */
export const ticketService = (total = 8): readonly RequestHandler[] => {
  const said = [...demoMessages];
  return [
    ...documentService,
    lookupService("/api/ticket-agent", [{ id: demoId(850), name: "Chitra Kulkarni" }]),
    lookupService("/api/retailer-order", [{ id: demoId(310), name: "RO07-26-048812" }]),
    lookupService("/api/ticket-retailer", [{ id: rowId(0), name: "Om Sai Kirana" }]),
    http.get("/oms/order", () => ok(pageOf([3, 4].map((number) => demoOrder(number))))),
    http.get("/oms/canned-reply", () => ok(pageOf(cannedReplies, 100))),
    http.get("/oms/ticket-count", () => ok({ mine: 2, unassigned: 3, breached: 1 })),
    http.get("/oms/ticket/:id/message", () => ok([...said])),
    http.post("/oms/ticket/:id/message", async ({ request }) => {
      const { kind, text } = Object(await request.json());
      const line = {
        ...demoMessages[2],
        id: demoId(7200 + said.length),
        seq: said.length + 1,
        kind,
        text,
        attachments: [],
      };
      said.push(line as TicketMessage); // as the service would answer it
      return ok(line);
    }),
    http.get("/oms/ticket/:id/presence", () =>
      ok({
        lastSeq: said.length,
        version: 3,
        people: [{ id: demoId(850), name: "Chitra Kulkarni", typing: false, retailer: false }],
      }),
    ),
    http.post("/oms/ticket/:id/collect", () => refuse(409, "row.conflict", "Chitra Kulkarni holds this ticket")),
    http.get("/oms/ticket/:id/history", () => ok([])),
    http.get("/oms/ticket/:id", ({ params }) => ok(pageRow(numberOf(params["id"])))),
    http.get("/oms/ticket", ({ request }) => ok(pageAt(new URL(request.url), total, demoTicket))),
  ];
};
