import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openPool, type DatabasePool } from "../../db/pool.ts";
import type { Db } from "../../db/schema.ts";
import { sendAhead } from "../../db/sending/send-ahead.ts";
import { tx } from "../../db/tx.ts";
import { createDatabase, type TestDatabase } from "../../test/database.ts";
import { AlreadyDone, claimKey, type Claim } from "./idempotency.ts";

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createDatabase(inject("databaseServer"));
  pool = openPool({ url: database.url, connections: 4, settings: { lock_timeout: "500" } });
  await sql`create table note (word text primary key)`.execute(pool.db);
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const callOf = (key: string) => ({
  actorId: "01900000-0000-7000-8000-000000000001",
  key,
  fingerprint: "same",
  now: new Date(0),
});
const write = (db: Db, word: string) => sql`insert into note values (${word})`.execute(db);
const words = async () => (await sql<{ word: string }>`select word from note order by word`.execute(pool.db)).rows;
/** Does `work` in a transaction that claims a key. */
const under = (key: string, work: (db: Db, claim: Claim) => Promise<unknown>) =>
  tx(pool.db, async (db) => work(db, await claimKey(db, callOf(key))));

it("a key that is had refuses the first statement of the next call, and what was sent with it is not kept", async () => {
  await under("a", (db) => write(db, "first"));
  await expect(under("a", (db) => write(db, "second"))).rejects.toThrow(AlreadyDone);
  // A handler goes on whatever happened to a part of its work.
  const careless = under("a", async (db, claim) => {
    await write(db, "third").catch(() => {});
    await write(db, "fourth");
    claim.ensureFree();
  });
  await expect(careless).rejects.toThrow(AlreadyDone);
  expect(await words()).toEqual([{ word: "first" }]);
});

it("a key is claimed by a call that sends nothing, or nothing that it waits for", async () => {
  await under("b", async () => {});
  await expect(under("b", (_, claim) => claim.settle())).rejects.toThrow(AlreadyDone);
  const ahead = under("b", (db) => sendAhead(db, sql`insert into note values ('ahead')`.compile(db)));
  await expect(ahead).rejects.toThrow(AlreadyDone);
  await expect(under("b", async () => {})).rejects.toThrow(AlreadyDone);
  expect((await words()).some(({ word }) => word === "ahead")).toBe(false);
});

it("a call whose key is being worked under waits, and is told to come again when that takes too long", async () => {
  const [isHeld, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = under("c", async (db) => {
    await write(db, "slow");
    isHeld.resolve();
    await goOn.promise;
  });
  await isHeld.promise;
  await expect(under("c", (db) => write(db, "impatient"))).rejects.toMatchObject({ code: "idempotency.in-flight" });
  const patient = under("c", (db) => write(db, "patient"));
  goOn.resolve();
  await first;
  await expect(patient).rejects.toThrow(AlreadyDone);
});
