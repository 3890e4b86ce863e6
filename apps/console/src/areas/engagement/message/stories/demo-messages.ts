import type { MessageRow } from "@o2r/api/contract/engagement";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { pageAt, rowId } from "../../../../stories/thing-service.ts";

const states = ["SENT", "QUEUED", "FAILED"] as const;

/** The `number`th message of a list that repeats these: sent, waiting, failed. */
const demoMessage = (number: number): MessageRow => {
  const state = states[number % states.length] ?? "SENT";
  return {
    id: rowId(number),
    channel: number % 4 === 3 ? "PUSH" : "SMS",
    recipient: `98${String(76_543_210 + number)}`,
    template: "retailer.otp",
    body: "•••••• is the code that shows O2R that this number is yours. It is good for 5 minutes.",
    state,
    attempts: state === "QUEUED" ? 0 : state === "SENT" ? 1 : 5,
    fault: state === "FAILED" ? "The gateway answers with status 502" : null,
    createdAt: "2026-11-20T06:12:00.000Z",
    sentAt: state === "SENT" ? "2026-11-20T06:12:02.000Z" : null,
    deliveredAt: null,
    readAt: null,
  };
};

/** The call of the outbox as the service answers it. Later handlers of a story go first. */
export const messageService = (total = 12): readonly RequestHandler[] => [
  http.get("/oms/message", ({ request }) => ok(pageAt(new URL(request.url), total, demoMessage))),
];
