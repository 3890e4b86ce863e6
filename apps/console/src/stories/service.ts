import type { ErrorCode, ReplyOf } from "@o2r/api/contract/core";
import type { notificationEndpoints } from "@o2r/api/contract/engagement";
import { watched, type Waiting } from "@o2r/api/contract/insight";
import type { warehouseLookup } from "@o2r/api/contract/logistics";
import type { orderSearchEndpoints } from "@o2r/api/contract/orders";
import { http, HttpResponse, type JsonBodyType } from "msw";
import { findables } from "../shell/jump-to/find-rows.ts";
import type { CurrentUser } from "../session/current-user.ts";
import { session } from "../session/session.ts";

/** A success as the service writes it. */
export const ok = (payload: JsonBodyType) => HttpResponse.json({ payload });

/** A refusal as the service writes it. */
export const refuse = (status: number, code: ErrorCode, errorMessage: string, headers: Record<string, string> = {}) =>
  HttpResponse.json({ errorMessage, code, errors: [] }, { status, headers });

/** The refusal of a change that somebody else was faster than: the row as it stands now, and how it came there. */
export const refuseStale = (row: JsonBodyType, changes: JsonBodyType = []) =>
  HttpResponse.json(
    {
      errorMessage: "Someone else has changed this in the meantime",
      code: "row.stale" satisfies ErrorCode,
      errors: [],
      current: { row, changes },
    },
    { status: 412 },
  );

/** Answers a change with the row that it made, when it was sent with the version of now. */
export const unlessStale = (request: Request, now: { readonly version: number } & Record<string, JsonBodyType>) =>
  request.headers.get("if-match") === `"${now.version}"` ? ok({ ...now, version: now.version + 1 }) : refuseStale(now);

const userOf = (userType: string, helpAndSupportActive: boolean, oneWarehouse: boolean): CurrentUser => ({
  id: "0199f5c4-01e1-7000-8000-066351460001",
  // The story's toolbar offers the eleven types only.
  userType: userType as CurrentUser["userType"],
  username: userType.toLowerCase(),
  name: "Ishaan Velkar",
  helpAndSupportActive,
  mustChangePassword: false,
  ...(oneWarehouse && { oneWarehouse }),
});

export const notifications: ReplyOf<typeof notificationEndpoints.pull> = [
  ["INVENTORY_SHORT", "Toor Dal 1 kg is short by 14 at Hadapsar hub", "2026-11-21T09:12:00Z", false],
  ["RETAILER_ADDRESS", "Om Sai Kirana asks for a new address", "2026-11-21T06:40:00Z", false],
  ["TICKET", "A retailer has answered on ticket 1042", "2026-11-20T11:05:00Z", true],
].map(([type, msg, creationDate, read], index) => ({
  id: `0199f5c4-01e1-7000-8000-06635146010${index}`,
  type: type as "TICKET", // one of the three, written above
  read: read === true,
  creationDate: String(creationDate),
  data: { userId: undefined, msg: String(msg), ticketId: type === "TICKET" ? "1042" : undefined },
}));

/** What the dashboard counts: much of the catalogue, and nothing that waits. */
const counted: Readonly<Record<string, number>> = {
  product: 664,
  "product-active": 631,
  "product-inactive": 33,
  "product-no-image": 17,
};
const waiting: Waiting = watched.map(({ key }) => ({
  key,
  total: counted[key] ?? 0,
  isCapped: false,
  oldest: null,
  ages: [],
}));

/** A push stream that says what it is told to, and then stays open. */
export const openStream = (...messages: readonly string[]) =>
  new HttpResponse(
    new ReadableStream({
      start: (controller) => {
        const text = ["event: ready\nid: 1\ndata: {}\n\n", ...messages].join("");
        controller.enqueue(new TextEncoder().encode(text));
      },
    }),
    { headers: { "content-type": "text/event-stream" } },
  );

export const warehouses: ReplyOf<typeof warehouseLookup>["content"] = [
  { id: "0199f5c4-01e1-7000-8000-066351460201", companyName: "Pune Hub Hadapsar", type: "HUB" },
  { id: "0199f5c4-01e1-7000-8000-066351460202", companyName: "Nagpur Hub Dharampeth", type: "HUB" },
];

export const latestOrder: ReplyOf<typeof orderSearchEndpoints.search>["content"][number] = {
  id: "0199f5c4-01e1-7000-8000-066351460301",
  orderNumber: "ORD-003000",
  status: "PLACED",
  warehouseName: "Pune Hub Hadapsar",
  retailerName: "Om Sai Kirana",
  total: 12_480.5,
  creationDate: "2026-11-21T09:12:00Z",
};

/** More warehouses than one look-up answers with: the others are found by typing, as the service finds them. */
export const manyWarehouses = () => {
  const all = Array.from({ length: 64 }, (_, at) => ({
    id: `0199f5c4-01e1-7000-8000-066351461${String(at).padStart(3, "0")}`,
    companyName: `Central warehouse for cold goods ${String(at + 1).padStart(2, "0")}`,
  }));
  return http.get("/api/warehouse", ({ request }) => {
    const asked = new URL(request.url).searchParams;
    const ids = asked.get("ids")?.split(",");
    const query = (asked.get("query") ?? "").toLowerCase();
    const found = all.filter((one) => ids?.includes(one.id) ?? one.companyName.toLowerCase().includes(query));
    return ok({ content: found.slice(0, Number(asked.get("size") ?? 50)) });
  });
};

/** The calls that the shell and the dashboard make, answered for a user of this type. */
const emptyPage = { content: [], size: 10, nextCursor: null, prevCursor: null, totalElements: 0, totalCapped: false };
const noOrders = {
  orders: 0,
  value: 0,
  before: { orders: 0, value: 0 },
  days: [],
  states: [],
  hubs: [],
  beats: [],
};
export const serviceFor = (userType: string, { help = true, oneWarehouse = false } = {}) => [
  http.get("/oms/user/current", () => ok(userOf(userType, help, oneWarehouse))),
  http.get("/oms/notification/pull", () => ok(notifications)),
  http.patch("/oms/notification", () => ok({ done: true })),
  http.get("/oms/saved-view", () => ok({ content: [] })),
  http.get("/api/firebase", () => openStream()),
  http.get("/oms/dialer/call", () => ok(null)),
  http.get("/oms/call/desk", () => ok({ current: null, next: [], promised: [], simulated: false })),
  http.get("/oms/call/team", () => ok([])),
  http.get("/oms/order/search", () => ok({ content: [latestOrder] })),
  http.get("/api/warehouse", () => ok({ content: warehouses })),
  http.get("/oms/dashboard/orders", () => ok(noOrders)),
  http.get("/oms/dashboard/products", () => ok([])),
  http.get("/oms/dashboard/waiting", () => ok(waiting)),
  // The search of everything asks lists.
  ...findables.map(({ list }) => http.get(list.path, () => ok(emptyPage))),
  http.post("/oms/client/logout", () => ok({ done: true })),
];

let sessions = 0;

/** Starts a story with an empty browser storage, in the toolbar's colour mode and density, signed in or not. */
export const freshBrowser = (globals: Record<string, unknown>, signedInAs?: string): void => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem("o2r.mode", JSON.stringify(globals["mode"]));
  localStorage.setItem("o2r.density", JSON.stringify(globals["density"]));
  session.clear();
  // No two sessions have the same token: one that was ended is used for nothing more.
  sessions += 1;
  if (signedInAs !== undefined) session.write({ access: `access-${sessions}`, refresh: "refresh", role: signedInAs });
};
