import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { newId } from "../db/id.ts";
import { openPool, type DatabasePool } from "../db/pool.ts";
import { holdLease, releaseLease } from "../jobs/lease.ts";
import { sweep } from "../jobs/sweep.ts";
import { createDatabase, type TestDatabase } from "../test/database.ts";
import { writeEvents } from "./outbox.ts";
import { readExtent } from "./position.ts";
import { relay } from "./relay.ts";

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createDatabase(inject("databaseServer"));
  pool = openPool({ url: database.url, connections: 20 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const scene = { action: "thing.changed", now: new Date() };
const leave = (db = pool.db, id = newId()) => writeEvents(db, scene, [{ entity: "thing", id }]);

describe("the relay", () => {
  it("gives each committed event one number, without gaps, however many write and number at once", async () => {
    const writers = Array.from({ length: 60 }, (_, index) =>
      pool.db.transaction().execute(async (trx) => {
        await leave(trx);
        await sql`select pg_sleep(${(index % 7) / 100})`.execute(trx);
        if (index % 10 === 0) throw new Error("rolled back");
      }),
    );
    let writing = true;
    const written = Promise.allSettled(writers).then(() => (writing = false));
    const seen: number[] = [];
    const look = async (): Promise<void> => {
      while (writing) {
        // Whoever has seen a number has seen all below it.
        const { rows } = await sql<{ count: number; last: number }>`
          select count(*) as count, coalesce(max(seq), 0) as last from outbox where seq is not null`.execute(pool.db);
        expect(rows[0]?.count).toBe(rows[0]?.last);
        seen.push(rows[0]?.last ?? 0);
      }
    };
    const number = async (): Promise<void> => {
      while (writing) await relay(pool.db);
    };
    await Promise.all([written, look(), number(), number()]);
    await relay(pool.db);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(await readExtent(pool.db)).toEqual({ last: 54, forgotten: 0 });
    expect(await relay(pool.db)).toBe(false);
  });

  it("remembers how far events were forgotten, and counts on", async () => {
    await pool.db
      .updateTable("outbox")
      .set({ at: new Date(Date.now() - 8 * 24 * 3_600_000) })
      .where("seq", "<=", 50)
      .execute();
    await sweep(pool.db, new Date());
    expect(await readExtent(pool.db)).toEqual({ last: 54, forgotten: 50 });
    await leave();
    await relay(pool.db);
    expect(await readExtent(pool.db)).toEqual({ last: 55, forgotten: 50 });
  });
});

it("a lease is held by one, who may go on holding it, until it is given back or runs out", async () => {
  const [one, other] = [newId(), newId()];
  const hold = (holder: string) => holdLease(pool.db, "relay", holder, 60_000);
  expect((await Promise.all([one, other].map(hold))).filter(Boolean)).toHaveLength(1);
  const [holder, waiting] = (await hold(one)) ? [one, other] : [other, one];
  expect([await hold(holder), await hold(waiting)]).toEqual([true, false]);
  await releaseLease(pool.db, "relay", waiting);
  expect(await hold(waiting)).toBe(false);
  await releaseLease(pool.db, "relay", holder);
  expect([await hold(waiting), await hold(holder)]).toEqual([true, false]);
  await pool.db.updateTable("job_lease").set({ until: new Date() }).execute();
  expect(await hold(holder)).toBe(true);
});
