import type { ChatWorkflow } from "@o2r/api/contract/engagement";
import type { RequestHandler } from "msw";
import { demoHistoryOf, numbered, rowId, thingService } from "../../../../stories/thing-service.ts";

const kinds = [
  {
    name: "Where is my order",
    trigger: "order, where, delivery",
    state: "PUBLISHED",
    liveVersion: 6,
    nodes: 10,
    sessions: 214,
    handOff: 32,
  },
  {
    name: "Something was short",
    trigger: "short, damaged, missing",
    state: "ROLLED_BACK",
    liveVersion: 4,
    nodes: 7,
    sessions: 41,
    handOff: 68,
  },
  {
    name: "Pay an invoice",
    trigger: "pay, invoice, due",
    state: "DRAFT",
    liveVersion: null,
    nodes: 2,
    sessions: 0,
    handOff: null,
  },
] as const;

/** The `number`th workflow. */
export const demoWorkflow = (number: number): ChatWorkflow => {
  const { name, ...kind } = kinds[number % kinds.length] ?? kinds[0];
  return {
    ...kind,
    id: rowId(number),
    version: 7,
    active: number % 4 !== 3,
    updatedAt: "2026-11-20T09:12:00.000Z",
    name: numbered(name, Math.floor(number / kinds.length)),
  };
};

/** The calls of workflows as the service answers them. Later handlers of a story go first. */
export const workflowService = (total = 8): readonly RequestHandler[] =>
  thingService({
    path: "/oms/chatbot/workflow",
    total,
    row: demoWorkflow,
    history: demoHistoryOf("chat-workflow", [{ field: "trigger", before: "order", after: "order, where, delivery" }]),
  });
