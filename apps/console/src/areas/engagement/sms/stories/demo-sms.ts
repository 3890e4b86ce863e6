import { messageEventKeys, type SmsTemplate } from "@o2r/api/contract/engagement";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoHistoryOf, rowId, thingService } from "../../../../stories/thing-service.ts";

type Wording = Pick<SmsTemplate, "event" | "language" | "body" | "variables" | "segments">;

const worded: readonly Wording[] = [
  {
    event: "KYC_APPROVED",
    language: "EN",
    body: "Dear {#var#}, the papers of {#var#} are approved. You can order now. -O2R",
    variables: [{ variable: "owner" }, { variable: "shop" }],
    segments: 1,
  },
  {
    event: "KYC_REJECTED",
    language: "HI",
    body: "{#var#}, {#var#} के कागज़ात वापस भेजे गए हैं: {#var#}। कृपया दोबारा भेजें। -O2R",
    variables: [{ variable: "owner" }, { variable: "shop" }, { variable: "reason" }],
    segments: 2,
  },
  {
    event: "ORDER_PLACED",
    language: "EN",
    body: "Your order {#var#} of {#var#} comes on {#var#}. From ₹2,000 it comes free. -O2R",
    variables: [{ variable: "orderNo" }, { variable: "amount" }, { variable: "day" }],
    segments: 2,
  },
];

const others = messageEventKeys
  .filter((event) => worded.every((one) => one.event !== event))
  .map((event): Wording => ({
    event,
    language: "EN",
    body: "Dear {#var#}, there is news for {#var#}. Please open the app. -O2R",
    variables: [{ variable: "owner" }, { variable: "shop" }],
    segments: 1,
  }));

/** The `number`th template: one of each event. */
export const demoTemplate = (number: number): SmsTemplate => {
  const all = [...worded, ...others];
  const one = all[number % all.length];
  if (one === undefined) throw new RangeError("No templates");
  return {
    ...one,
    id: rowId(number),
    version: 7,
    active: number % 4 !== 3,
    updatedAt: "2026-11-20T09:12:00.000Z",
    sender: "ORDRTR",
    dltTemplateId: `110716${String(1_580_000_000_000 + number)}`,
    lastSentAt: number % 3 === 2 ? null : "2026-11-21T06:12:00.000Z",
  };
};

/** The calls of templates as the service answers them. Later handlers of a story go first. */
export const smsService = (total = 12): readonly RequestHandler[] => [
  http.post("/oms/sms/:id/test", () => ok({ to: "9876543210" })),
  ...thingService({
    path: "/oms/sms",
    total,
    row: demoTemplate,
    history: demoHistoryOf("sms-template", [{ field: "sender", before: "O2RTRD", after: "ORDRTR" }]),
  }),
];
