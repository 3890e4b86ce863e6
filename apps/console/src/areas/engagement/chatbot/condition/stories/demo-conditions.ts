import type { ChatCondition } from "@o2r/api/contract/engagement";
import type { RequestHandler } from "msw";
import { demoHistoryOf, numbered, rowId, thingService } from "../../../../../stories/thing-service.ts";

const kinds = [
  { name: "Asks for a refund", value: "about", comparison: "CONTAINS", than: "refund" },
  { name: "Ordered ten or more", value: "orders", comparison: "AT_LEAST", than: "10" },
] as const;

/** The `number`th condition. */
export const demoCondition = (number: number): ChatCondition => {
  const { name, ...asked } = kinds[number % kinds.length] ?? kinds[0];
  return {
    id: rowId(number),
    version: 3,
    active: number % 4 !== 3,
    updatedAt: "2026-11-20T09:12:00.000Z",
    name: numbered(name, Math.floor(number / kinds.length)),
    ...asked,
  };
};

/** The calls of conditions as the service answers them. Later handlers of a story go first. */
export const conditionService = (total = 4): readonly RequestHandler[] =>
  thingService({
    path: "/oms/chatbot/condition",
    total,
    row: demoCondition,
    history: demoHistoryOf("chat-condition", [{ field: "than", before: "money back", after: "refund" }]),
  });
