import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createDatabase, type TestDatabase } from "../test/database.ts";
import { openProxy, type DatabaseProxy } from "../test/database-proxy.ts";
import { startTestService, type TestService } from "../test/service.ts";
import { people, thingAreas, thingEndpoints as thing } from "../test/thing.ts";
import { fromDatabase } from "./database-error.ts";
import { openPool } from "./pool.ts";

describe("a service whose database goes and comes back", () => {
  let service: TestService;
  let way: DatabaseProxy;
  beforeAll(async () => {
    service = await startTestService({
      areas: thingAreas,
      way: async (url) => (way = await openProxy(url)).url,
    });
  });
  afterAll(async () => {
    await service.stop();
    await way.close();
  });

  it("says that it is not ready, refuses calls with 503 and when to come back, and goes on by itself", async () => {
    const admin = await service.clientOf(people["admin"]?.id ?? "", "s-admin");
    const create = (key: string) => admin.call(thing.create, { body: { name: "Tea", price: 40 }, key });
    const key = crypto.randomUUID();
    const ready = async () => (await admin.raw("/readyz")).status;
    expect([(await create(crypto.randomUUID())).status, await ready()]).toEqual([200, 200]);

    await way.cut();
    const refused = await create(key);
    expect(refused).toMatchObject({ status: 503, code: "server.unavailable" });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await ready()).toBe(503);

    await way.open();
    await expect.poll(ready).toBe(200);
    expect((await create(key)).code).toBe("row.conflict");
    expect((await admin.call(thing.search)).status).toBe(200);
    expect(service.logged.join("")).not.toMatch(/postgresql:|Tea/);
  });
});

describe("a connection that leads nowhere any more", () => {
  let database: TestDatabase;
  let way: DatabaseProxy;
  beforeAll(async () => {
    database = await createDatabase(inject("databaseServer"));
    way = await openProxy(database.url);
  });
  afterAll(async () => {
    await way.close();
    await database.drop();
  });

  it("is given up soon after the server's own limit, and nobody is given it again", async () => {
    const pool = openPool({ url: way.url, connections: 2, settings: { statement_timeout: "200" } });
    const ask = () => sql`select 1`.execute(pool.db);
    await Promise.all([ask(), ask()]);
    way.stall();
    const lost = await Promise.all([ask(), ask()].map((each) => each.catch((error: unknown) => error)));
    expect(lost.map((error) => fromDatabase(error, {})?.code)).toEqual(["server.unavailable", "server.unavailable"]);
    // Whoever was given it would be told the same.
    await Promise.all([ask(), ask(), ask()]);
    await pool.close();
  });
});
