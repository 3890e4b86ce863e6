// Long because what is done to an account, and what it has done, is of the same few people, and a scene costs a database.
import { afterAll, describe, expect, it } from "vitest";
import { userTypes, type UserType } from "@o2r/api/contract";
import { userAccountEndpoints as users, userLife, type UserValues } from "@o2r/api/contract/parties";
import { sessionEndpoints, userEndpoints } from "@o2r/api/contract/session";
import { walkLifecycle } from "../../../trade/lifecycle/test/walk-lifecycle.ts";
import type { Client } from "../../../test/client.ts";
import { startDemoService } from "../../test/demo-service.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
afterAll(() => service.stop());
const as = {
  SUPER_SUPER_ADMIN: await service.signIn("super_super_admin"),
  SUPER_ADMIN: await service.signIn("super_admin"),
  CC_SUPERVISOR: await service.signIn("cc_supervisor"),
};
type Manager = keyof typeof as;
const managers = Object.keys(as) as Manager[]; // the keys of the object above
const { SUPER_SUPER_ADMIN: top, SUPER_ADMIN: superAdmin, CC_SUPERVISOR: supervisor } = as;

const password = "Monsoon#41";
let made = 0;
const valuesOf = (roles: UserType, more: Partial<UserValues> = {}): UserValues => {
  made += 1;
  return {
    name: `Asha ${made}`,
    mobile: "9876543210",
    emailId: "asha@o2r.example",
    username: `asha_${made}`,
    password,
    confirmPassword: password,
    roles,
    ...(roles === "CALLING_AGENT" && { agentId: `NEW-${made}`, agentEmailId: "agent@o2r.example" }),
    ...more,
  };
};
const make = async (roles: UserType, more: Partial<UserValues> = {}) => {
  const { payload, errorMessage } = await top.call(users.create, { body: valuesOf(roles, more) });
  if (payload === undefined) throw new Error(errorMessage);
  return payload;
};
const idOf = async (username: string) =>
  (await service.db.selectFrom("app_user").select("id").where("username", "=", username).executeTakeFirstOrThrow()).id;
const own = { ccSupervisor: await idOf("cc_supervisor") };
const login = (username: string, word = password) =>
  service.client(null).call(sessionEndpoints.login, { body: { username, password: word } });
const signedIn = async (username: string, word = password) =>
  service.client((await login(username, word)).payload.access_token ?? "");
const edit = ({ supervisor: _s, assigned: _a, id: _i, version: _v, active: _c, updatedAt: _u, ...row }: Account) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as UserValues; // as it was read
type Account = Awaited<ReturnType<typeof make>>;

/** Reviewed by hand: 200 within rank, 403 above it, 404 where the scope leaves the account out. */
const answerTo = (manager: Manager, type: UserType): number => {
  if (manager === "CC_SUPERVISOR") return type === "CALLING_AGENT" ? 200 : 404;
  return manager === "SUPER_ADMIN" && type === "SUPER_SUPER_ADMIN" ? 403 : 200;
};

describe.each(managers)("%s", (manager) => {
  const client = as[manager];

  it.each(userTypes)("makes, edits, blocks, and resets a %s as their rank allows", async (type) => {
    const expected = answerTo(manager, type);
    const created = await client.call(users.create, { body: valuesOf(type) });
    expect(created.status).toBe(expected === 404 ? 403 : expected);
    const account = await make(type, type === "CALLING_AGENT" ? own : {});
    const at = { params: { id: account.id } };
    const edited = await client.call(users.update, {
      ...at,
      version: account.version,
      body: { ...edit(account), addressLine1: "12 Station Road" },
    });
    const blocked = await client.call(users.block, {
      ...at,
      version: account.version + (expected === 200 ? 1 : 0),
      body: { reason: "On leave" },
    });
    const reset = await client.call(users.resetPassword, {
      ...at,
      version: account.version + (expected === 200 ? 2 : 0),
      body: { password: "Harvest#52", confirmPassword: "Harvest#52" },
    });
    const revoked = await client.call(users.revokeSessions, at);
    expect([edited, blocked, reset, revoked].map(({ status }) => status)).toEqual([
      expected,
      expected,
      expected,
      expected,
    ]);
  });
});

it("nobody gives a role above their own, or another role to themselves", async () => {
  const admin = await make("ADMIN");
  const raised = await superAdmin.call(users.update, {
    params: { id: admin.id },
    version: admin.version,
    body: { ...edit(admin), roles: "SUPER_SUPER_ADMIN" },
  });
  expect([raised.status, raised.errorMessage]).toEqual([403, "You cannot give the role Super super admin"]);
  const id = await idOf("super_admin");
  const { payload: self } = await superAdmin.call(users.get, { params: { id } });
  const lowered = await superAdmin.call(users.update, {
    params: { id },
    version: self.version,
    body: { ...edit(self), roles: "ADMIN" },
  });
  expect([lowered.status, lowered.errorMessage]).toEqual([403, "You cannot change your own role"]);
});

it("of two super super admins who block each other at once one stays", async () => {
  const second = await make("SUPER_SUPER_ADMIN");
  await service.db.updateTable("app_user").set({ must_change_password: false }).where("id", "=", second.id).execute();
  const other = await signedIn(second.username);
  const first = await idOf("super_super_admin");
  const versionOf = async (id: string) =>
    (await service.db.selectFrom("app_user").select("version").where("id", "=", id).executeTakeFirstOrThrow()).version;
  // Every other one that the tests have made is blocked first.
  const others = await service.db
    .selectFrom("app_user")
    .select(["id", "version"])
    .where("user_type", "=", "SUPER_SUPER_ADMIN")
    .where("state", "=", "ACTIVE")
    .where("id", "not in", [first, second.id])
    .execute();
  for (const { id, version } of others)
    expect((await top.call(users.block, { params: { id }, version, body: { reason: "x" } })).status).toBe(200);
  const block = async (client: Client, id: string) =>
    client.call(users.block, { params: { id }, version: await versionOf(id), body: { reason: "Mutiny" } });
  const answers = await Promise.all([block(top, second.id), block(other, first)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = await service.db
    .selectFrom("app_user")
    .select("id")
    .where("user_type", "=", "SUPER_SUPER_ADMIN")
    .where("state", "=", "ACTIVE")
    .execute();
  expect(left).toHaveLength(1);
  await service.db.updateTable("app_user").set({ state: "ACTIVE", blocked_at: null }).where("id", "=", first).execute();
  await service.db.updateTable("session_family").set({ revoked_at: null, revoked_for: null }).execute();
});

describe("a supervisor", () => {
  it("sees their own calling agents and no other account", async () => {
    const mine = await make("CALLING_AGENT", own);
    const anothers = await make("CALLING_AGENT");
    const { payload } = await supervisor.call(users.list, {
      query: { q: "", sort: "name", size: 100, cursor: null },
    });
    const ids = payload.content.map(({ id }) => id);
    expect(ids).toContain(mine.id);
    expect(ids).not.toContain(anothers.id);
    expect(new Set(payload.content.map(({ userType }) => userType))).toEqual(new Set(["CALLING_AGENT"]));
    expect((await supervisor.call(users.page, { params: { id: anothers.id } })).status).toBe(404);
    const { payload: all } = await superAdmin.call(users.list, {
      query: { q: anothers.username, sort: "name", size: 100, cursor: null },
    });
    expect(all.content.map(({ id }) => id)).toEqual([anothers.id]);
  });

  it("gives no agent away, and a super admin does", async () => {
    const other = await make("CC_SUPERVISOR");
    const agent = await make("CALLING_AGENT", own);
    const at = { params: { id: agent.id }, version: agent.version };
    const given = await supervisor.call(users.update, { ...at, body: { ...edit(agent), ccSupervisor: other.id } });
    expect([given.status, given.errors]).toEqual([
      422,
      [{ field: "ccSupervisor", message: "You supervise your own agents" }],
    ]);
    const moved = await superAdmin.call(users.assignSupervisor, { ...at, body: { ccSupervisor: other.id } });
    expect(moved.payload).toMatchObject({ supervisorId: other.id, supervisor: other.name });
    expect((await supervisor.call(users.get, at)).status).toBe(404);
  });
});

describe("a one-time password", () => {
  it("lets its holder change it and sign out, and do nothing else", async () => {
    const { payload: agent } = await supervisor.call(users.create, { body: valuesOf("CALLING_AGENT") });
    const client = await signedIn(agent.username);
    const mine = await client.call(userEndpoints.current);
    expect(mine.payload).toMatchObject({ mustChangePassword: true });
    const refused = await client.raw("/api/warehouse?query=&size=10");
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ errorMessage: "Please change your one-time password first" });
    const changed = await client.call(userEndpoints.changePassword, {
      body: { username: agent.username, currentPassword: password, newPassword: "Harvest#52" },
    });
    expect(changed.status).toBe(200);
    expect((await client.raw("/api/warehouse?query=&size=10")).status).toBe(200);
    expect((await client.call(userEndpoints.current)).payload).toMatchObject({ mustChangePassword: false });
  });

  it("that is easily guessed is refused at its field", async () => {
    const { status, errors } = await top.call(users.create, {
      body: valuesOf("ADMIN", { password: "password", confirmPassword: "password" }),
    });
    expect([status, errors.map(({ field }) => field)]).toEqual([422, ["password"]]);
  });

  it("ends every session of whom it is given, and the old password opens none", async () => {
    const account = await make("ADMIN");
    const client = await signedIn(account.username);
    const { payload } = await superAdmin.call(users.resetPassword, {
      params: { id: account.id },
      version: account.version,
      body: { password: "Harvest#52", confirmPassword: "Harvest#52" },
    });
    expect(payload).toMatchObject({ mustChangePassword: true });
    expect((await client.call(userEndpoints.current)).status).toBe(401);
    expect((await login(account.username)).status).toBe(401);
    expect((await login(account.username, "Harvest#52")).status).toBe(200);
  });
});

describe("sessions", () => {
  it("are listed with where they are, end one by one, and say what ended them", async () => {
    const account = await make("ADMIN");
    const [here, there] = [await signedIn(account.username), await signedIn(account.username)];
    const at = { params: { id: account.id } };
    const { payload: open } = await top.call(users.sessions, at);
    expect(open).toHaveLength(2);
    expect(open[0]).toMatchObject({ address: expect.stringContaining("127.0.0.1"), device: "node", endedAt: null });
    await top.call(users.revokeSession, { params: { id: account.id, session: open[0]?.id ?? "" } });
    expect((await there.call(userEndpoints.current)).status).toBe(401);
    expect((await here.call(userEndpoints.current)).status).toBe(200);
    await top.call(users.block, { ...at, version: account.version, body: { reason: "Left the company" } });
    expect((await here.call(userEndpoints.current)).status).toBe(401);
    const { payload: ended } = await top.call(users.sessions, at);
    expect(ended.map(({ endedFor }) => endedFor)).toEqual(["revoked", "block"]);
    const { payload: page } = await top.call(users.page, at);
    expect(page).toMatchObject({ state: "BLOCKED", blockReason: "Left the company" });
    expect(page.lastSignInAt).not.toBeNull();
  });

  it("S7.53 are of devices, each of which is told once, with what is open on it", async () => {
    const account = await make("CALLING_AGENT", own);
    await Promise.all([signedIn(account.username), signedIn(account.username)]);
    const at = { params: { id: account.id } };
    const { payload: open } = await supervisor.call(users.devices, at);
    expect(open).toMatchObject([{ device: "node", signedIn: 2 }]);
    await top.call(users.block, { ...at, version: account.version, body: { reason: "Left the company" } });
    const { payload: ended } = await top.call(users.devices, at);
    expect(ended).toMatchObject([{ device: "node", signedIn: 0, firstUsedAt: open[0]?.firstUsedAt }]);
    const stranger = await make("CALLING_AGENT");
    expect((await supervisor.call(users.devices, { params: { id: stranger.id } })).status).toBe(404);
  });

  it("of somebody else are not ended by the id of another account", async () => {
    const [one, two] = [await make("ADMIN"), await make("ADMIN")];
    await signedIn(two.username);
    const { payload } = await top.call(users.sessions, { params: { id: two.id } });
    const mixed = await top.call(users.revokeSession, { params: { id: one.id, session: payload[0]?.id ?? "" } });
    expect(mixed.status).toBe(404);
  });
});

it("what an account has done is told newest first, page by page, to who manages it, without what fields hold", async () => {
  const agent = await make("CALLING_AGENT", own);
  const at = { params: { id: agent.id } };
  const told = async (client: Client, before?: string) =>
    (await client.call(users.activity, { ...at, query: { before } })).payload;
  expect(await told(top)).toEqual({ deeds: [], more: false });
  const order = await service.db.selectFrom("orders").select(["id", "order_number"]).executeTakeFirstOrThrow();
  const did = (n: number) => ({
    id: `01900000-0000-7000-8000-0000000000${String(n).padStart(2, "0")}`,
    at: new Date(Date.UTC(2026, 3, 1, 0, n)),
    action: "order.cancelled",
    entity: "order",
    entity_id: order.id,
    actor_id: agent.id,
    changes: JSON.stringify([{ field: "reason", before: null, after: "Shop closed" }]),
    refusal: n === 52 ? "access.denied" : null,
    request_id: "test",
  });
  await service.db
    .insertInto("audit_log")
    .values(Array.from({ length: 53 }, (_, n) => did(n)))
    .execute();
  const first = await told(supervisor);
  expect([first.deeds.length, first.more]).toEqual([50, true]);
  expect(first.deeds.slice(0, 2)).toMatchObject([
    { action: "order.cancelled", name: order.order_number, fields: ["reason"], refused: true },
    { refused: false },
  ]);
  expect(JSON.stringify(first)).not.toContain("Shop closed");
  const rest = await told(supervisor, first.deeds.at(-1)?.id);
  expect([rest.deeds.length, rest.more]).toEqual([3, false]);
  const stranger = await make("CALLING_AGENT");
  const far = await supervisor.call(users.activity, { params: { id: stranger.id }, query: { before: undefined } });
  expect(far.status).toBe(404);
});

it("S7.53 what an account may do follows from what the service enforces", async () => {
  const agent = await make("CALLING_AGENT", own);
  const { payload } = await supervisor.call(users.permissions, { params: { id: agent.id } });
  expect(payload).toContainEqual({
    thing: "Warehouse",
    act: "Find warehouses by name",
    changes: false,
    rows: "ownWarehouse",
  });
  expect(payload.filter(({ thing }) => thing === "User")).toEqual([]);
});

it("no password and no hash is told anywhere, nor kept in what happened", async () => {
  const account = await make("ADMIN");
  const { payload: history } = await top.call(users.history, { params: { id: account.id } });
  const rows = await service.db.selectFrom("audit_log").selectAll().where("entity", "=", "user").execute();
  const answers = await service.db.selectFrom("idempotency_key").selectAll().execute();
  const told = JSON.stringify([account, history, rows, answers]);
  expect(history[0]).toMatchObject({ action: "user.created" });
  for (const secret of [password, "argon2", "Harvest#52"]) expect(told).not.toContain(secret);
});

describe("the life of an account", () => {
  const find = (id: string) =>
    service.db.selectFrom("app_user").select(["id", "version", "state"]).where("id", "=", id).executeTakeFirstOrThrow();
  walkLifecycle({
    life: userLife,
    people: as,
    read: find,
    bodies: { block: () => ({ reason: "On leave" }) },
    make: async (state) => {
      const { id } = await make("CALLING_AGENT", own);
      if (state === "BLOCKED")
        await service.db.updateTable("app_user").set({ state, blocked_at: new Date() }).where("id", "=", id).execute();
      return find(id);
    },
  });
});
