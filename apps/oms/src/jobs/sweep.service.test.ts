import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { newId } from "../db/id.ts";
import { openPool, type DatabasePool } from "../db/pool.ts";
import { createDatabase, type TestDatabase } from "../test/database.ts";
import { takeLease } from "./lease.ts";
import { sweep } from "./sweep.ts";

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createDatabase(inject("databaseServer"));
  pool = openPool({ url: database.url, connections: 2 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const now = new Date("2026-11-21T04:00:00Z");
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

describe("sweep", () => {
  it("removes keys after a day, events after a week and idle limits after a day, and nothing younger", async () => {
    const { db } = pool;
    for (const hours of [1, 23, 25, 24 * 6, 24 * 8]) {
      const at = hoursAgo(hours);
      const key = `${hours}`;
      await db
        .insertInto("idempotency_key")
        .values({ actor_id: newId(), key, fingerprint: "f", status: 200, reply: null, etag: null, created_at: at })
        .execute();
      await db.insertInto("rate_limit").values({ name: "login", key, tokens: 1, at }).execute();
      const event = { action: "a.b", entity: "a", entity_id: key, version: 1, warehouse_id: null, seq: null };
      await db
        .insertInto("outbox")
        .values({ id: newId(), at, ...event })
        .execute();
    }
    await sweep(db, now);
    const keys = await db.selectFrom("idempotency_key").select("key").orderBy("created_at", "desc").execute();
    const limits = await db.selectFrom("rate_limit").select("key").orderBy("at", "desc").execute();
    const events = await db.selectFrom("outbox").select("entity_id").orderBy("at", "desc").execute();
    expect(keys.map(({ key }) => key)).toEqual(["1", "23"]);
    expect(limits.map(({ key }) => key)).toEqual(["1", "23"]);
    expect(events.map(({ entity_id }) => entity_id)).toEqual(["1", "23", "25", "144"]);
  });
});

describe("a lease", () => {
  it("is given to one of many who ask at once, and to another once its time is over", async () => {
    const ask = () => Promise.all(Array.from({ length: 8 }, () => takeLease(pool.db, "sweep", 3_600_000)));
    expect((await ask()).filter(Boolean)).toHaveLength(1);
    expect(await takeLease(pool.db, "something else", 1)).toBe(true);
    await pool.db.updateTable("job_lease").set({ until: new Date() }).where("name", "=", "sweep").execute();
    expect((await ask()).filter(Boolean)).toHaveLength(1);
  });
});
