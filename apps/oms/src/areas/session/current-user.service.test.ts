import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UserType } from "@o2r/api/contract";
import { sessionEndpoints, userEndpoints } from "@o2r/api/contract/session";
import { notificationEndpoints } from "@o2r/api/contract/engagement";
import { inventoryEndpoints } from "@o2r/api/contract/stock";
import type { Client } from "../../test/client.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";
import { endFamiliesOf } from "./families.ts";
import { endOf } from "./test/session-family.ts";

let service: DemoService;

beforeAll(async () => {
  service = await startDemoService();
});
afterAll(() => service.stop());

const whoAmI = (client: Client) => client.call(userEndpoints.current);
const refresh = (refreshToken: string) =>
  service.client(null).call(sessionEndpoints.refresh, { query: { refreshToken } });

describe("what the database says of a user holds from the next call on", () => {
  const idOf = async (username: string) =>
    (await service.db.selectFrom("app_user").select("id").where("username", "=", username).executeTakeFirstOrThrow())
      .id;

  it("a blocked user is out everywhere, and is told so at sign-in only after the right password", async () => {
    const here = await service.signIn("cwh_manager");
    const there = await service.signIn("cwh_manager");
    expect((await whoAmI(here)).status).toBe(200);
    const id = await idOf("cwh_manager");
    await sql`update app_user set state = 'BLOCKED', blocked_at = now() where id = ${id}`.execute(service.db);
    await endFamiliesOf(service.db, id, { reason: "block", now: new Date() });
    for (const device of [here, there]) {
      expect((await whoAmI(device)).status).toBe(401);
      expect((await refresh(device.refreshToken)).status).toBe(401);
      expect(await endOf(service.db, device.refreshToken)).toBe("block");
    }
    const right = await service.login("cwh_manager");
    expect([right.status, right.errorMessage]).toEqual([
      401,
      "Your account is blocked. Please contact your administrator",
    ]);
    expect((await service.login("cwh_manager", "guess")).errorMessage).toBe("Username or password is incorrect");
  });

  it("a session that was begun before the block ends at its first renewal, even if it was overlooked", async () => {
    const client = await service.signIn("calling_agent");
    expect((await whoAmI(client)).status).toBe(200);
    await sql`update app_user set state = 'BLOCKED', blocked_at = now() where username = 'calling_agent'`.execute(
      service.db,
    );
    expect((await whoAmI(client)).status).toBe(401);
    expect((await refresh(client.refreshToken)).status).toBe(401);
    expect(await endOf(service.db, client.refreshToken)).toBe("block");
  });

  it("another role is another role at once, in what it may read and in what it may not", async () => {
    const client = await service.signIn("cc_supervisor");
    const isNow = (type: UserType) =>
      sql`update app_user set user_type = ${type} where username = 'cc_supervisor'`.execute(service.db);
    const batches = async () => (await client.call(inventoryEndpoints.list)).status;
    expect([(await whoAmI(client)).payload.userType, await batches()]).toEqual(["CC_SUPERVISOR", 403]);
    await isNow("ADMIN");
    expect([(await whoAmI(client)).payload.userType, await batches()]).toEqual(["ADMIN", 200]);
    await isNow("CC_SUPERVISOR");
    expect([await batches(), (await whoAmI(client)).payload.userType]).toEqual([403, "CC_SUPERVISOR"]);
  });

  it("another warehouse is another list at once, and what was begun for the one before is not shown", async () => {
    const client = await service.signIn("hub_manager");
    const names = async () => {
      const { payload } = await client.call(inventoryEndpoints.list);
      return [...new Set(payload.content.map(({ warehouseId }) => warehouseId))];
    };
    const [own] = await names();
    const other = await service.db
      .selectFrom("batch")
      .select("warehouse_id as id")
      .where("warehouse_id", "!=", own ?? "")
      .executeTakeFirstOrThrow();
    const id = await idOf("hub_manager");
    await sql`update user_warehouse set warehouse_id = ${other.id} where user_id = ${id}`.execute(service.db);
    expect(await names()).toEqual([other.id]);
    expect((await whoAmI(client)).payload.oneWarehouse).toBe(true);
    expect((await whoAmI(await service.signIn("admin"))).payload.oneWarehouse).toBeUndefined();
    await sql`delete from user_warehouse where user_id = ${id}`.execute(service.db);
    expect(await names()).toEqual([]);
    expect((await whoAmI(client)).payload.oneWarehouse).toBeUndefined();
  });

  it("what a browser holds already is not called good for somebody who has been blocked", async () => {
    const client = await service.signIn("onboarding_manager");
    const { path } = notificationEndpoints.pull;
    const first = await client.raw(path);
    const headers = { "if-none-match": first.headers.get("etag") ?? "" };
    expect([first.status, (await client.raw(path, { headers })).status]).toEqual([200, 304]);
    await sql`update app_user set state = 'BLOCKED', blocked_at = now() where username = 'onboarding_manager'`.execute(
      service.db,
    );
    expect((await client.raw(path, { headers })).status).toBe(401);
    expect((await client.raw(path, { method: "HEAD", headers })).status).toBe(401);
  });

  it("a faulty call tells somebody who has been blocked nothing but that", async () => {
    const client = await service.signIn("fsa");
    expect((await whoAmI(client)).status).toBe(200);
    await sql`update app_user set state = 'BLOCKED', blocked_at = now() where username = 'fsa'`.execute(service.db);
    expect((await client.raw("/oms/user/current?who=me")).status).toBe(401);
  });
});
