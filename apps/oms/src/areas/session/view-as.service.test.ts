import { afterAll, describe, expect, it } from "vitest";
import { userEndpoints, sessionEndpoints, viewAsEndpoints as view } from "@o2r/api/contract/session";
import { brandEndpoints } from "@o2r/api/contract/catalogue";
import { notificationEndpoints } from "@o2r/api/contract/engagement";
import { retailerEndpoints, userAccountEndpoints } from "@o2r/api/contract/parties";
import { inventoryEndpoints } from "@o2r/api/contract/stock";
import type { ListQuery } from "@o2r/api/contract";
import { startDemoService } from "../test/demo-service.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
const { db } = service;
afterAll(() => service.stop());

const accountOf = (username: string) =>
  db.selectFrom("app_user").selectAll().where("username", "=", username).executeTakeFirstOrThrow();
const query = (sort: string): ListQuery => ({ size: 10, q: "", sort, cursor: null });
const refusal = (title: string) => `You see the console as ${title}: nothing can be changed until you go back`;

describe("a super admin sees the console as somebody else", () => {
  it("with that one's type, rows and permissions, and goes back", async () => {
    const viewer = await service.signIn("super_admin");
    const manager = await service.signIn("hub_manager");
    const { id, name } = await accountOf("hub_manager");
    const { name: viewedBy } = await accountOf("super_admin");
    const rows = async (as: typeof viewer) =>
      (await as.call(inventoryEndpoints.list, { query: query("expiryDate") })).payload.totalElements;
    const all = await rows(viewer);
    const own = await rows(manager);
    expect(own).toBeLessThan(all);

    const started = await viewer.call(view.start, { body: { userId: id } });
    expect(started.payload).toEqual({ userType: "HUB_MANAGER", name });
    const { payload: current } = await viewer.call(userEndpoints.current);
    expect(current).toMatchObject({ id, name, userType: "HUB_MANAGER", viewedBy });
    expect(await rows(viewer)).toBe(own);
    // What only the own account may read is out of reach.
    const { status } = await viewer.call(userAccountEndpoints.list, { query: query("name") });
    expect(status).toBe(403);

    const ended = await viewer.call(view.end);
    expect(ended.payload.userType).toBe("SUPER_ADMIN");
    expect((await viewer.call(userEndpoints.current)).payload).not.toHaveProperty("viewedBy");
    expect(await rows(viewer)).toBe(all);
  });

  it("as a user type, with nothing that is assigned to anybody", async () => {
    const viewer = await service.signIn("super_admin");
    await viewer.call(view.start, { body: { userType: "HUB_MANAGER" } });
    const { name: viewedBy } = await accountOf("super_admin");
    const { payload } = await viewer.call(userEndpoints.current);
    expect(payload).toMatchObject({ name: "Hub manager", userType: "HUB_MANAGER", viewedBy });
    const inventory = await viewer.call(inventoryEndpoints.list, { query: query("expiryDate") });
    expect([inventory.status, inventory.payload.totalElements]).toEqual([200, 0]);
    await viewer.call(view.start, { body: { userType: "ADMIN" } });
    const retailers = await viewer.call(retailerEndpoints.list, { query: query("establishment") });
    expect(retailers.payload.totalElements).toBeGreaterThan(0);
  });

  it("in that one session of theirs alone", async () => {
    const [viewer, other] = [await service.signIn("super_admin"), await service.signIn("super_admin")];
    await viewer.call(view.start, { body: { userType: "FSA" } });
    expect((await other.call(userEndpoints.current)).payload.userType).toBe("SUPER_ADMIN");
  });

  it("and every change is refused with its reason, whatever the one seen may do", async () => {
    const viewer = await service.signIn("super_super_admin");
    await viewer.call(view.start, { body: { userType: "ADMIN" } });
    const made = await viewer.call(brandEndpoints.setActive, {
      params: { id: crypto.randomUUID() },
      body: { active: false },
      version: 1,
    });
    expect([made.status, made.code, made.errorMessage]).toEqual([403, "access.denied", refusal("Admin")]);
    const read = await viewer.call(notificationEndpoints.markRead, { body: [] });
    expect(read.errorMessage).toBe(refusal("Admin"));
    const password = { username: "admin", currentPassword: "x", newPassword: "another one, longer" };
    expect((await viewer.call(userEndpoints.changePassword, { body: password })).errorMessage).toBe(refusal("Admin"));
    const upload = await viewer.raw("/oms/document/upload", { method: "POST", body: new FormData() });
    expect(upload.status).toBe(403);
  });

  it("and may sign out, or look at another one at once", async () => {
    const viewer = await service.signIn("super_admin");
    await viewer.call(view.start, { body: { userType: "FSA" } });
    expect((await viewer.call(view.start, { body: { userType: "CWH_MANAGER" } })).status).toBe(200);
    expect((await viewer.call(sessionEndpoints.logout)).status).toBe(200);
    expect((await viewer.call(userEndpoints.current)).status).toBe(401);
  });
});

describe("it never reaches above the own rank", () => {
  it("when it begins", async () => {
    const viewer = await service.signIn("super_admin");
    const { id } = await accountOf("super_super_admin");
    for (const body of [{ userId: id }, { userType: "SUPER_SUPER_ADMIN" as const }]) {
      const { status, errorMessage } = await viewer.call(view.start, { body });
      expect([status, errorMessage]).toEqual([403, "This is above your own rank"]);
    }
    const admin = await service.signIn("admin");
    expect((await admin.call(view.start, { body: { userType: "FSA" } })).status).toBe(403);
    // Nor by way of one who may: what is seen does not look on in turn.
    await viewer.call(view.start, { body: { userType: "ADMIN" } });
    expect((await viewer.call(view.start, { body: { userId: id } })).status).toBe(403);
  });

  it("nor when ranks change meanwhile", async () => {
    const viewer = await service.signIn("super_admin");
    const { id } = await accountOf("fsa");
    await viewer.call(view.start, { body: { userId: id } });
    const setType = (user_type: "FSA" | "SUPER_SUPER_ADMIN") =>
      db.updateTable("app_user").set({ user_type }).where("id", "=", id).execute();
    await setType("SUPER_SUPER_ADMIN");
    try {
      expect((await viewer.call(userEndpoints.current)).payload.userType).toBe("SUPER_ADMIN");
    } finally {
      await setType("FSA");
    }
  });
});

it("what cannot be seen is refused in words", async () => {
  const viewer = await service.signIn("super_admin");
  const self = await accountOf("super_admin");
  const blocked = await accountOf("onboarding_agent");
  await db
    .updateTable("app_user")
    .set({ blocked_at: new Date(), state: "BLOCKED" })
    .where("id", "=", blocked.id)
    .execute();
  try {
    for (const [body, status, words] of [
      [{}, 422, "Choose a user, or a user type"],
      [{ userId: self.id }, 409, "This is your own account"],
      [{ userId: crypto.randomUUID() }, 404, "User not found"],
      [{ userId: blocked.id }, 409, `${blocked.name} is blocked, and sees nothing`],
    ] as const) {
      const answer = await viewer.call(view.start, { body });
      expect([answer.status, answer.errorMessage]).toEqual([status, words]);
    }
  } finally {
    await db.updateTable("app_user").set({ blocked_at: null, state: "ACTIVE" }).where("id", "=", blocked.id).execute();
  }
});

it("its start and its end stand in the audit log, under who looked on", async () => {
  const viewer = await service.signIn("super_admin");
  const { id } = await accountOf("cwh_manager");
  await viewer.call(view.start, { body: { userId: id } });
  await viewer.call(view.end);
  const rows = await db
    .selectFrom("audit_log")
    .select(["action", "actor_username"])
    .where("entity", "=", "user")
    .where("entity_id", "=", id)
    .where("action", "in", ["user.viewed-as", "user.view-ended"])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { action: "user.viewed-as", actor_username: "super_admin" },
    { action: "user.view-ended", actor_username: "super_admin" },
  ]);
});
