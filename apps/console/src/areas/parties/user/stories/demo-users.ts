import type { HistoryEntry } from "@o2r/api/contract/core";
import type { UserAccount, UserDeed, UserPermission, UserRow, UserSession } from "@o2r/api/contract/parties";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoChange, demoId, lookupService, numbered, pageAt, rowId } from "../../../../stories/thing-service.ts";

const people = [
  ["Ananya Deshmukh", "ananya_d", "CALLING_AGENT", ["", "Rukmini Sathe", "CA-104"], "2026-11-21T09:02:00.000Z"],
  ["Bhavesh Nair", "bhavesh_n", "HUB_MANAGER", ["Hadapsar hub", null, null], "2026-11-21T05:41:00.000Z"],
  ["Chitra Kulkarni", "chitra_k", "ADMIN", ["", null, null], "2026-11-20T12:20:00.000Z"],
  ["Farhan Qureshi", "farhan_q", "FSA", ["", null, null], null],
] as const;

/** The `number`th account of a list that repeats these. The fourth of them is blocked, and has never signed in. */
export const demoUser = (number: number): UserRow => {
  const [name, username, userType, [warehouses, supervisor, agentId], lastSignInAt] =
    people[number % people.length] ?? people[0];
  const again = Math.floor(number / people.length);
  const blocked = lastSignInAt === null;
  return {
    id: rowId(number),
    version: 3,
    name: numbered(name, again),
    username: again === 0 ? username : `${username}${again + 1}`,
    userType,
    mobile: "9876543210",
    emailId: `${username.replace("_", ".")}@o2r.example`,
    warehouses,
    supervisorId: supervisor === null ? null : demoId(700),
    supervisor,
    agentId,
    state: blocked ? "BLOCKED" : "ACTIVE",
    blockReason: blocked ? "Left the company" : null,
    blockedAt: blocked ? "2026-11-18T07:10:00.000Z" : null,
    mustChangePassword: blocked,
    lastSignInAt,
    updatedAt: "2026-11-20T09:12:00.000Z",
  };
};

/** What the form of the `number`th account holds. */
export const demoAccount = (number: number): UserAccount => {
  const row = demoUser(number);
  return {
    id: row.id,
    version: row.version,
    active: row.state === "ACTIVE",
    updatedAt: row.updatedAt,
    name: row.name,
    mobile: row.mobile ?? "",
    emailId: row.emailId ?? "",
    username: row.username,
    roles: row.userType,
    secondStep: false,
    helpAndSupportActive: number % 2 === 0,
    ccSupervisor: row.supervisorId,
    agentId: row.agentId,
    agentEmailId: row.agentId === null ? null : "ca.104@dialer.example",
    dialersId: row.agentId === null ? null : demoId(870),
    dialer: row.agentId === null ? null : "Call centre Pune",
    warehouses: row.warehouses === "" ? [] : [demoId(800)],
    regions: [],
    beats: [],
    addressLine1: "12, Station Road",
    addressLine2: null,
    pincode: "411028",
    city: "Pune",
    state: "Maharashtra",
    supervisor: row.supervisor,
    assigned: row.warehouses,
  };
};

const session = (number: number, more: Partial<UserSession>): UserSession => ({
  id: demoId(900 + number),
  openedAt: "2026-11-21T09:02:00.000Z",
  lastUsedAt: "2026-11-21T09:41:00.000Z",
  device: "Chrome on Windows",
  address: "203.0.113.14",
  endedAt: null,
  endedFor: null,
  current: false,
  ...more,
});
export const demoSessions: readonly UserSession[] = [
  session(1, {}),
  session(2, { device: "Chrome on Android", address: "203.0.113.80", openedAt: "2026-11-20T04:31:00.000Z" }),
  session(3, { openedAt: "2026-11-19T04:12:00.000Z", endedAt: "2026-11-19T13:02:00.000Z", endedFor: "logout" }),
];

const permissions: readonly UserPermission[] = [
  { thing: "Dialer", act: "See the own call that waits", changes: false, rows: "own" },
  { thing: "Order", act: "List orders", changes: false, rows: "own" },
  { thing: "Order", act: "Place an order for a retailer", changes: true, rows: "own" },
  { thing: "Warehouse", act: "Find warehouses by name", changes: false, rows: "ownWarehouse" },
];

const mobile = [{ field: "mobile", before: "9876500000", after: "9876543210" }];

/** Whoever is blocked was so last. */
const historyOf = ({ version, blockedAt }: UserRow): readonly HistoryEntry[] => {
  if (blockedAt === null) return [demoChange("user", version, mobile)];
  const blocking = [{ field: "state", before: "ACTIVE", after: "BLOCKED" }];
  return [
    { ...demoChange("user", version, blocking, blockedAt), action: "user.blocked" },
    demoChange("user", version - 1, mobile),
  ];
};

const deed = (number: number, more: Partial<UserDeed>): UserDeed => ({
  id: demoId(950 + number),
  at: `2026-11-21T09:${40 - number}:00.000Z`,
  action: "order.cancelled",
  entity: "order",
  entityId: rowId(7),
  name: "RO07-26-000412",
  fields: ["state", "reason"],
  undoes: false,
  refused: false,
  address: "203.0.113.14",
  ...more,
});
const deeds: readonly UserDeed[] = [
  deed(1, {}),
  deed(2, { action: "retailer.updated", entity: "retailer", name: "Om Sai Kirana", fields: ["whatsappNo"] }),
  deed(3, { action: "invoice.cancelled", entity: "invoice", name: "H07/26-27/000042", refused: true }),
  deed(4, { action: "call.wrapped-up", entity: "call", name: null }),
];

const numberOf = (id: unknown): number => Number(String(id).slice(-12)) - 1000;

/** The calls of accounts as the service answers them. Later handlers of a story go first. */
export const userService = (total = 14): readonly RequestHandler[] => [
  http.get("/oms/user/:id/page", ({ params }) => ok(demoUser(numberOf(params["id"])))),
  http.get("/oms/user/:id/session", () => ok([...demoSessions])),
  http.post("/oms/user/:id/session/:session/revoke", () => ok({ done: true })),
  http.get("/oms/user/:id/activity", ({ request }) => {
    const isLater = new URL(request.url).searchParams.has("before");
    return ok(isLater ? { deeds: [deed(5, { action: "order.placed" })], more: false } : { deeds, more: true });
  }),
  http.get("/oms/user/:id/permissions", () => ok([...permissions])),
  lookupService("/api/supervisor", [{ id: demoId(700), name: "Rukmini Sathe" }]),
  lookupService("/api/dialer", [{ id: demoId(870), name: "Call centre Pune" }]),
  lookupService("/api/warehouse", [{ id: demoId(800), name: "Hadapsar hub" }]),
  lookupService("/api/region", [{ id: demoId(810), name: "Maharashtra" }]),
  lookupService("/api/beat", [{ id: demoId(820), name: "Magarpatta" }]),
  http.get("/oms/user/:id/history", ({ params }) => ok([...historyOf(demoUser(numberOf(params["id"])))])),
  // Who is signed in is at `/oms/user/current`, and answered by the shell's service.
  http.get("/oms/user/:id", ({ params: { id } }) => (id === "current" ? undefined : ok(demoAccount(numberOf(id))))),
  http.get("/oms/user", ({ request }) => ok(pageAt(new URL(request.url), total, demoUser))),
];
