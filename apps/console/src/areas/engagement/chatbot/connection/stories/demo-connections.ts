import type { ChatConnection } from "@o2r/api/contract/engagement";
import type { RequestHandler } from "msw";
import { demoHistoryOf, numbered, rowId, thingService } from "../../../../../stories/thing-service.ts";

const kinds = [
  { name: "Order tracking", address: "https://track.example/v1" },
  { name: "Rates of mandis", address: "https://mandi.example/rates" },
] as const;

/** The `number`th connection. */
export const demoConnection = (number: number): ChatConnection => {
  const { name, address } = kinds[number % kinds.length] ?? kinds[0];
  return {
    id: rowId(number),
    version: 7,
    active: number % 4 !== 3,
    updatedAt: "2026-11-20T09:12:00.000Z",
    name: numbered(name, Math.floor(number / kinds.length)),
    address,
  };
};

/** The calls of connections as the service answers them. Later handlers of a story go first. */
export const connectionService = (total = 4): readonly RequestHandler[] =>
  thingService({
    path: "/oms/chatbot/connection",
    total,
    row: demoConnection,
    history: demoHistoryOf("chat-connection", [
      { field: "address", before: "https://old.example/v1", after: "https://track.example/v1" },
    ]),
  });
