import type { CallRow, PromisedCall, ToCall } from "@o2r/api/contract/orders";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId } from "../../../../stories/thing-service.ts";
import { demoRetailer, padService } from "../../pad/stories/demo-pad.ts";

/** A call with the retailer of the pad's stories. */
export const demoCall: CallRow = {
  id: demoId(980),
  version: 1,
  state: "RINGING",
  retailerId: demoRetailer.id,
  establishment: demoRetailer.establishment,
  mobile: demoRetailer.mobile,
  city: demoRetailer.city,
  incoming: false,
  createdAt: "2026-11-21T04:52:00.000Z",
  answeredAt: null,
  disposition: null,
  note: "",
  nextOn: null,
  nextAt: null,
  orderId: null,
  orderNumber: null,
};

/** One of those who are called next. */
export const toCall = (
  at: number,
  establishment: string,
  given: Pick<ToCall, "reason" | "since" | "slot">,
): ToCall => ({
  retailerId: at === 0 ? demoRetailer.id : demoId(300 + at),
  establishment,
  mobile: `982201234${at}`,
  city: "Pune",
  ...given,
});

const next: readonly ToCall[] = [
  toCall(0, demoRetailer.establishment, { reason: "DUE", since: "2026-11-21", slot: "11:30" }),
  toCall(1, "Ganga Super Bazar", { reason: "MISSED", since: "2026-11-20", slot: null }),
  toCall(2, "Balaji Provision Store", { reason: "QUIET", since: "2026-11-09", slot: null }),
  toCall(3, "Mahalaxmi Mart", { reason: "QUIET", since: null, slot: null }),
];

const promised: readonly PromisedCall[] = [
  { retailerId: demoId(310), establishment: "Sai Krupa Kirana", city: "Pune", on: "2026-11-24", at: "10:00" },
  { retailerId: demoId(311), establishment: "New Bharat Stores", city: "Pune", on: "2026-11-26", at: "16:30" },
];

/** The calls of the desk as the service answers them: what is done with a call is what is read next. */
export const deskService = (given?: Partial<CallRow>): readonly RequestHandler[] => {
  let current: CallRow | null = given === undefined ? null : { ...demoCall, ...given };
  const move = (change: Partial<CallRow>) => {
    const now = { ...(current ?? demoCall), ...change, version: (current?.version ?? 0) + 1 };
    current = now.state === "DONE" || now.state === "MISSED" ? null : now;
    return ok(now);
  };
  return [
    ...padService(),
    http.get("/oms/dialer/call", () => ok(null)),
    http.get("/oms/call/desk", () => ok({ current, next, promised, simulated: true })),
    http.get("/oms/call/team", () =>
      ok([
        {
          id: demoId(840),
          name: "Nupur Palekar",
          dialer: "Cloud dialer",
          callId: demoId(980),
          canListen: true,
          state: "CONNECTED",
          establishment: demoRetailer.establishment,
          since: "2026-11-21T04:52:00.000Z",
          done: 14,
          missed: 2,
          ordered: 6,
        },
        { id: demoId(841), name: "Asha Jadhav", dialer: "Call centre Pune", callId: null, canListen: false, state: null, establishment: null, since: null, done: 9, missed: 0, ordered: 3 }, // prettier-ignore
      ]),
    ),
    http.post("/oms/call", () => move({ state: "RINGING" })),
    http.post("/oms/call/:id/listen", () => ok({ done: true })),
    http.post("/oms/call/:id/answer", () => move({ state: "CONNECTED", answeredAt: "2026-11-21T04:52:20.000Z" })),
    http.post("/oms/call/:id/decline", () => move({ state: "MISSED" })),
    http.post("/oms/call/:id/hangUp", () => move({ state: "WRAP_UP" })),
    http.post("/oms/call/:id/hang-up", () => move({ state: "WRAP_UP" })),
    http.post("/oms/call/:id/finish", () => move({ state: "DONE" })),
  ];
};
