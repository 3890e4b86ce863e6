import type { ChatAgent } from "@o2r/api/contract/engagement";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../../stories/service.ts";
import { demoHistoryOf, numbered, rowId, thingService } from "../../../../../stories/thing-service.ts";

const names = ["Chitra Kulkarni", "Imran Shaikh"] as const;

/** The `number`th agent of a list that repeats these. */
export const demoAgent = (number: number): ChatAgent => ({
  id: rowId(number),
  version: 3,
  active: number % 4 !== 3,
  updatedAt: "2026-11-20T09:12:00.000Z",
  agentId: rowId(number),
  agent: numbered(names[number % names.length] ?? names[0], Math.floor(number / names.length)),
  topics: number % 2 === 0 ? ["DELIVERY", "SHORT"] : [],
  topicsText: number % 2 === 0 ? "Delivery, Short or damaged goods" : "",
  held: number + 5,
});

/** The calls of agents as the service answers them. Later handlers of a story go first. */
export const agentService = (total = 4): readonly RequestHandler[] => [
  // An array, as the specification has this one.
  http.get("/api/chat-agent", () => ok(names.map((name, number) => ({ id: rowId(number), name })))),
  ...thingService({
    path: "/oms/chatbot/agent",
    total,
    row: demoAgent,
    history: demoHistoryOf("chat-agent", [{ field: "topics", before: "Payment", after: "Delivery" }]),
  }),
];
