import {
  messageEventKeys,
  messageEventOf,
  type MessageChoice,
  type MessageEventRow,
} from "@o2r/api/contract/engagement";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoHistoryOf, lookupService, numbered, rowId, thingService } from "../../../../stories/thing-service.ts";

const shops = ["Om Sai Kirana", "Shree Krishna Stores", "New Bharat Provisions", "Balaji Super Bazaar"] as const;

/** The `number`th choice of a list that repeats these. */
export const demoChoice = (number: number): MessageChoice => ({
  id: rowId(number),
  version: 7,
  active: number % 4 !== 3,
  updatedAt: "2026-11-20T09:12:00.000Z",
  retailerId: rowId(number),
  retailer: numbered(shops[number % shops.length] ?? shops[0], Math.floor(number / shops.length)),
  mobile: `98${String(76_543_210 + number)}`,
  language: number % 2 === 0 ? "HI" : "EN",
  muted: number % 3 === 0 ? ["PUSH", "SMS"] : [],
  mutedText: number % 3 === 0 ? "Push, SMS" : "",
  source: number % 2 === 0 ? "CALL" : "STOP",
  note: null,
});

/** The calls of choices as the service answers them. Later handlers of a story go first. */
export const choiceService = (total = 12): readonly RequestHandler[] => [
  lookupService("/api/retailer", [{ id: rowId(0), name: "Om Sai Kirana" }]),
  ...thingService({
    path: "/oms/notification/choice",
    total,
    row: demoChoice,
    history: demoHistoryOf("message-choice", [{ field: "muted", before: "", after: "Push, SMS" }]),
  }),
];

const demoEvent = (number: number): MessageEventRow => {
  const event = messageEventKeys[number] ?? "KYC_APPROVED";
  const off = messageEventOf(event).off === true;
  return {
    id: rowId(number),
    version: 3,
    event,
    active: !off,
    channels: number % 3 === 0 ? ["SMS", "IN_APP"] : ["SMS"],
    languages: event === "ORDER_CANCELLED" ? [] : number % 2 === 0 ? ["EN", "HI"] : ["EN"],
    sent: off ? 0 : 1204 - number * 40,
    lastSentAt: off ? null : "2026-11-21T06:12:00.000Z",
  };
};

/** The events as the service has them; what is switched stays so. */
export const eventService = (): readonly RequestHandler[] => {
  const rows = messageEventKeys.map((_, number) => demoEvent(number));
  return [
    http.get("/oms/notification/event", () => ok(rows.map((row) => ({ ...row })))),
    http.put("/oms/notification/event/:id", async ({ params, request }) => {
      const at = rows.findIndex(({ id }) => id === params["id"]);
      const changed: unknown = await request.json();
      const next = { ...demoEvent(at), ...Object(changed), version: 4 };
      rows[at] = next;
      return ok({ ...next });
    }),
  ];
};
