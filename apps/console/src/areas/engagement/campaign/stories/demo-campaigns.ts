import type { Campaign, CampaignDetail } from "@o2r/api/contract/engagement";
import { http, HttpResponse, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId, lookupService, numbered, pageAt, rowId } from "../../../../stories/thing-service.ts";

const written = [
  ["Diwali offers on dry fruits", "DRAFT", "Ten percent off all dry fruits until Sunday. Order in the app before 9 in the evening.", null], // prettier-ignore
  ["New stock of Toor Dal", "SCHEDULED", "Toor Dal is back at your hub. Order in the app.", "2026-11-23T05:30:00.000Z"],
  ["Order before Friday noon", "SENDING", "Order before Friday noon for delivery on Saturday.", "2026-11-21T04:40:00.000Z"], // prettier-ignore
  ["Republic Day: no deliveries", "SENT", "There are no deliveries on 26 January. Order the day before.", "2026-01-24T05:30:00.000Z"], // prettier-ignore
  ["Try the new app", "CANCELLED", "Orders take fewer taps in the new app.", "2026-11-18T05:30:00.000Z"],
] as const;

const audience = [
  { attr1: "RETAILER" as const, attr2: "city", operator: "==" as const, validator: "Pune", group: 1 },
  { attr1: "RETAILER" as const, attr2: "isPrime", operator: "==" as const, validator: "true", group: 1 },
];

/** The `number`th notification of a list that repeats these: one of each state. */
export const demoCampaign = (number: number): Campaign => {
  const [title, state, body, startsAt] = written[number % written.length] ?? written[0];
  const begun = state === "SENDING" || state === "SENT" || state === "CANCELLED";
  return {
    id: rowId(number),
    version: 3,
    title: numbered(title, Math.floor(number / written.length)),
    body,
    channels: ["PUSH", "SMS"],
    channelText: "Push, SMS",
    audience,
    audienceText: "2 conditions",
    deepLink: "/offers/diwali",
    image: state === "SENT" ? demoId(930) : null,
    quiet: "21:00 to 10:00",
    state,
    startsAt,
    recipients: state === "DRAFT" ? null : 412,
    sent: begun ? 640 : 0,
    delivered: begun ? 601 : 0,
    read: begun ? 233 : 0,
    failed: begun ? 4 : 0,
    suppressed: begun ? 12 : 0,
    waiting: state === "SENDING" ? 168 : 0,
    createdBy: "Chitra Kulkarni",
    createdAt: state === "SENT" ? "2026-01-22T06:12:00.000Z" : "2026-11-17T06:12:00.000Z",
    sentAt: state === "SENT" ? "2026-01-24T05:48:00.000Z" : null,
    updatedAt: state === "SENT" ? "2026-01-24T05:48:00.000Z" : "2026-11-20T06:12:00.000Z",
  };
};

const detailOf = (number: number): CampaignDetail => {
  const { id, version, title, body, channels, state, updatedAt, deepLink } = demoCampaign(number);
  return {
    id,
    version,
    title,
    body,
    channels,
    state,
    updatedAt,
    deepLink,
    active: true,
    image: null,
    sender: "650123",
    dltTemplateId: "1107161580000000777",
    audience,
    startOn: null,
    startAt: null,
    quietFrom: "21:00",
    quietTo: "10:00",
  };
};

const numberOf = (id: unknown): number => Number(String(id).slice(-12)) - 1000;

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><path fill="#e8b04a" d="M0 0h640v320H0z"/></svg>`;

/** The calls of notifications as the service answers them. Later handlers of a story go first. */
export const campaignService = (total = 12): readonly RequestHandler[] => [
  lookupService("/api/retailer", [{ id: demoId(700), name: "Om Sai Kirana" }]),
  http.get("/oms/master/common", () => ok([])),
  http.get("/oms/rule/retailers", () => ok({ count: 412, of: 1204 })),
  http.post("/oms/notification/campaign/:id/test", () => ok({ to: "9876543210" })),
  http.post("/oms/notification/campaign/:id/release", ({ params }) =>
    ok({
      ...demoCampaign(numberOf(params["id"])),
      state: "SCHEDULED",
      startsAt: "2026-11-23T05:30:00.000Z",
      version: 4,
    }),
  ),
  http.get(
    "/oms/document/:id/content",
    () => new HttpResponse(picture, { headers: { "content-type": "image/svg+xml" } }),
  ),
  http.get("/oms/notification/campaign/:id/history", () => ok([])),
  http.get("/oms/notification/campaign/:id/page", ({ params }) => ok(demoCampaign(numberOf(params["id"])))),
  http.get("/oms/notification/campaign/:id", ({ params }) => ok(detailOf(numberOf(params["id"])))),
  http.get("/oms/notification/campaign", ({ request }) => ok(pageAt(new URL(request.url), total, demoCampaign))),
];
