import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createDatabase, type TestDatabase } from "../test/database.ts";
import { openPool, type DatabasePool } from "./pool.ts";
import { tx } from "./tx.ts";

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createDatabase(inject("databaseServer"));
  pool = openPool({ url: database.url, connections: 20 });
  await sql`create table account (id int primary key, balance bigint not null)`.execute(pool.db);
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const total = async (): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`select sum(balance)::bigint as sum from account`.execute(pool.db);
  return rows[0]?.sum ?? -1;
};

describe("tx", () => {
  it("undoes everything when the work throws, also what an inner piece of work did", async () => {
    await sql`truncate account`.execute(pool.db);
    const work = tx(pool.db, async (db) => {
      await sql`insert into account values (1, 10)`.execute(db);
      await tx(db, (inner) => sql`insert into account values (2, 10)`.execute(inner));
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    const { rows } = await sql`select 1 from account`.execute(pool.db);
    expect(rows).toEqual([]);
  });

  it("tries again when two pieces of work lock each other out, so that neither caller hears of it", async () => {
    await sql`truncate account`.execute(pool.db);
    await sql`insert into account values (1, 100), (2, 100)`.execute(pool.db);
    let met = 0;
    const both = Promise.withResolvers<void>();
    const move = (from: number, to: number) =>
      tx(pool.db, async (db) => {
        await sql`update account set balance = balance - 1 where id = ${from}`.execute(db);
        if (++met === 2) both.resolve();
        await both.promise;
        await sql`update account set balance = balance + 1 where id = ${to}`.execute(db);
      });
    await Promise.all([move(1, 2), move(2, 1)]);
    expect(await total()).toBe(200);
    // One of the two was undone and began again; a busy machine may have undone it more than once.
    expect(met).toBeGreaterThan(2);
  });

  it("goes on when a migration adds a column to rows that it has read often", async () => {
    await sql`create table counter (id int primary key, n int not null)`.execute(pool.db);
    await sql`insert into counter values (1, 0)`.execute(pool.db);
    const count = () =>
      tx(pool.db, async (db) => {
        const { rows } = await sql<object>`update counter set n = n + ${1} returning *`.execute(db);
        return rows[0];
      });
    for (let at = 0; at < 12; at += 1) await count();
    const { rows } = await tx(pool.db, (db) =>
      sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db),
    );
    expect(rows).toEqual([{ statement: "update counter set n = n + $1 returning *" }]);
    await sql`alter table counter add column seen boolean not null default false`.execute(pool.db);
    expect(await count()).toEqual({ id: 1, n: 13, seen: false });
  });

  it("reads whole numbers exactly, refuses those that cannot be, and keeps a day a day", async () => {
    const { rows } = await sql`
      select 9007199254740991::bigint as n, date '2026-02-28' as d, timestamptz '2026-11-21 09:30+05:30' as t
    `.execute(pool.db);
    expect(rows).toEqual([{ n: 9007199254740991, d: "2026-02-28", t: "2026-11-21T04:00:00.000Z" }]);
    await expect(sql`select 9007199254740993::bigint as n`.execute(pool.db)).rejects.toThrow("too large to be exact");
  });
});
