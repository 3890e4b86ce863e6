import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, inject, it } from "vitest";
import { createDatabase, type TestDatabase } from "../../test/database.ts";
import { openProxy, type DatabaseProxy } from "../../test/database-proxy.ts";
import { databaseCode, fromDatabase } from "../database-error.ts";
import { openPool, type DatabasePool } from "../pool.ts";
import type { Db } from "../schema.ts";
import { sendAhead } from "./send-ahead.ts";
import { tx } from "../tx.ts";

let database: TestDatabase;
let way: DatabaseProxy;
/** All on one connection: whoever comes next meets what was left on it. */
let pool: DatabasePool;
let others: DatabasePool;
beforeAll(async () => {
  database = await createDatabase(inject("databaseServer"));
  way = await openProxy(database.url);
  pool = openPool({ url: way.url, connections: 1, settings: { statement_timeout: "2000" } });
  others = openPool({ url: database.url, connections: 5 });
  await sql`create table tin (id int primary key, units int not null check (units >= 0))`.execute(others.db);
});
afterEach(() => sql`truncate tin`.execute(others.db));
afterAll(async () => {
  await pool.close();
  await others.close();
  await way.close();
  await database.drop();
});

const adding = (db: Db, id: number, units = 1) => sql`insert into tin values (${id}, ${units})`.compile(db);
const add = (db: Db, id: number, units?: number) => db.executeQuery(adding(db, id, units));
const addAhead = (db: Db, id: number, units?: number) => sendAhead(db, adding(db, id, units));
const ids = async (db: Db = others.db) => (await sql<{ id: number }>`select id from tin order by id`.execute(db)).rows;
const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => "kept",
    (error: unknown) => databaseCode(error),
  );

/** Whether the one connection is in no transaction: what is written on it is there for others at once. */
const isClean = async () => {
  await add(pool.db, 99);
  return (await ids()).some(({ id }) => id === 99);
};

it("sends what nobody waits for with the next statement, which sees it, and with the commit", async () => {
  const seen = await tx(pool.db, async (db) => {
    await addAhead(db, 1);
    await addAhead(db, 2);
    const first = await ids(db);
    await addAhead(db, 3);
    return first;
  });
  expect([seen, await ids()]).toEqual([
    [{ id: 1 }, { id: 2 }],
    [{ id: 1 }, { id: 2 }, { id: 3 }],
  ]);
  await tx(pool.db, (db) => addAhead(db, 4));
  await tx(pool.db, async () => {});
  expect([(await ids()).length, await isClean()]).toEqual([4, true]);
});

it("waits for rows that are held ahead, and reads them as they are then", async () => {
  await add(others.db, 1, 10);
  const isHeld = Promise.withResolvers<void>();
  const taken = tx(others.db, async (db) => {
    await sql`update tin set units = 3 where id = 1`.execute(db);
    isHeld.resolve();
    await sql`select pg_sleep(0.3)`.execute(db);
  });
  await isHeld.promise;
  const { rows } = await tx(pool.db, async (db) => {
    await sendAhead(db, sql`select from tin where id = 1 for no key update`.compile(db));
    return sql`select units from tin where id = 1`.execute(db);
  });
  await taken;
  expect(rows).toEqual([{ units: 3 }]);
});

it("keeps nothing where it fails, tells why, and leaves a connection that can be used", async () => {
  await add(others.db, 1);
  const first = tx(pool.db, (db) => add(db, 1));
  expect([await codeOf(first), await isClean()]).toEqual(["23505", true]);
  const next = tx(pool.db, async (db) => {
    await add(db, 2);
    await addAhead(db, 3, -1);
    await add(db, 4);
  });
  expect([await codeOf(next), await ids()]).toEqual(["23514", [{ id: 1 }, { id: 99 }]]);
  const last = tx(pool.db, async (db) => {
    await add(db, 2);
    await addAhead(db, 1);
  });
  expect(await codeOf(last)).toBe("23505");
  const alone = tx(pool.db, (db) => addAhead(db, 1));
  expect(await codeOf(alone)).toBe("23505");
  await sql`delete from tin where id = 99`.execute(others.db);
  expect([await ids(), await isClean()]).toEqual([[{ id: 1 }], true]);
});

it("does not send what is waiting when the work throws", async () => {
  const thrown = (before: (db: Db) => Promise<unknown>) =>
    tx(pool.db, async (db) => {
      await before(db);
      await addAhead(db, 1);
      throw new Error("no");
    });
  await expect(thrown(async () => {})).rejects.toThrow("no");
  await expect(thrown((db) => add(db, 2))).rejects.toThrow("no");
  expect([await ids(), await isClean()]).toEqual([[], true]);
});

it("fails as often as it comes, and with a name as without", async () => {
  await add(others.db, 50);
  for (let at = 0; at < 20; at += 1) {
    expect(await codeOf(tx(pool.db, (db) => addAhead(db, 50)))).toBe("23505");
    const both = tx(pool.db, async (db) => {
      await addAhead(db, 50);
      await sql`select ${at}::int`.execute(db);
    });
    expect(await codeOf(both)).toBe("23505");
    expect(await codeOf(tx(pool.db, (db) => addAhead(db, at)))).toBe("kept");
  }
  expect((await ids()).length).toBe(21);
});

it("is done again with its transaction when two have locked each other out", async () => {
  await add(others.db, 1);
  await add(others.db, 2);
  let met = 0;
  const both = Promise.withResolvers<void>();
  const move = (from: number, to: number) =>
    tx(others.db, async (db) => {
      await sql`update tin set units = units + 1 where id = ${from}`.execute(db);
      if (++met === 2) both.resolve();
      await both.promise;
      await sendAhead(db, sql`update tin set units = units + 1 where id = ${to}`.compile(db));
    });
  await Promise.all([move(1, 2), move(2, 1)]);
  const { rows } = await sql`select units from tin`.execute(others.db);
  expect(rows).toEqual([{ units: 3 }, { units: 3 }]);
});

it("refuses what is in no transaction, and values that may not be writable", async () => {
  await expect(addAhead(pool.db, 1)).rejects.toThrow("in a transaction");
  const odd = tx(pool.db, (db) => sendAhead(db, sql`insert into tin values (${{ a: 1 }})`.compile(db)));
  await expect(odd).rejects.toThrow("plain values");
  expect([await ids(), await isClean()]).toEqual([[], true]);
});

it("is given up with its connection when nothing is answered, and the next has another", async () => {
  const lost = tx(pool.db, async (db) => {
    await add(db, 1);
    way.stall();
    await addAhead(db, 2);
  });
  expect(fromDatabase(await lost.catch((error: unknown) => error), {})?.code).toBe("server.unavailable");
  expect(await isClean()).toBe(true);
  await way.cut();
  const cut = tx(pool.db, (db) => addAhead(db, 3));
  expect(fromDatabase(await cut.catch((error: unknown) => error), {})?.code).toBe("server.unavailable");
  await way.open();
  expect(await codeOf(tx(pool.db, (db) => addAhead(db, 4)))).toBe("kept");
});

it("is judged by whoever hears of it: what comes next is refused, and a commit waits", async () => {
  const unwanted = async (answer: Promise<{ readonly rows: readonly unknown[] }>) => {
    if ((await answer).rows.length > 0) throw new Error("not wanted");
  };
  const judged = (db: Db, id: number) =>
    sendAhead(db, sql`insert into tin values (${id}, 1) returning id`.compile(db), unwanted);
  await expect(tx(pool.db, async (db) => judged(db, 1))).rejects.toThrow("not wanted");
  const next = tx(pool.db, async (db) => {
    await judged(db, 2);
    await add(db, 3);
  });
  await expect(next).rejects.toThrow("not wanted");
  expect([await ids(), await isClean()]).toEqual([[], true]);
  await tx(pool.db, (db) => sendAhead(db, sql`select from tin where id = 5`.compile(db), unwanted));
});
