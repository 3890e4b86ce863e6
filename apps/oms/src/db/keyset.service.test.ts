import { sql } from "kysely";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createDatabase, type TestDatabase } from "../test/database.ts";
import { newId } from "./id.ts";
import { readPage, type PageRules } from "./keyset.ts";
import { openPool, type DatabasePool } from "./pool.ts";

interface Item {
  id: string;
  name: string;
  price: number | null;
  at: string;
}

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createDatabase(inject("databaseServer"));
  pool = openPool({ url: database.url, connections: 2 });
  await sql`create table item (id uuid primary key, name text not null, price bigint, at timestamptz(3) not null)`.execute(
    pool.db,
  );
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const rules: PageRules = {
  sorts: {
    name: { by: sql.ref("item.name") },
    price: { by: sql.ref("item.price"), nullable: true },
    at: { by: sql.ref("item.at") },
  },
  id: sql.ref<string>("item.id"),
};
/** The test's own table, which the service's schema does not name. */
const items = () =>
  pool.db.withTables<{ item: Item }>().selectFrom("item").select(["item.id", "item.name", "item.price", "item.at"]);
const page = (sort: string, size: number, cursor: string | null = null, more: Partial<PageRules> = {}) =>
  readPage(pool.db, items(), { sort, size, cursor, ...(more.gathers && { q: "n" }) }, { ...rules, ...more });

const fill = async (prices: readonly (number | null)[]): Promise<void> => {
  await sql`truncate item`.execute(pool.db);
  for (const price of prices) {
    const day = 1 + ((price ?? 0) % 28);
    await sql`insert into item values (${newId()}, ${`n${price}`}, ${price}, ${new Date(Date.UTC(2026, 0, day, 1, 2, 3, 45))})`.execute(
      pool.db,
    );
  }
};

const walk = async (
  sort: string,
  size: number,
  towards: "nextCursor" | "prevCursor",
  more: Partial<PageRules> = {},
  from: string | null = null,
) => {
  const pages: Item[][] = [];
  let cursor = from;
  do {
    const { content, ...cursors } = await page(sort, size, cursor, more);
    pages.push([...content]);
    cursor = cursors[towards];
  } while (cursor !== null);
  return pages;
};

describe("readPage", () => {
  it.each([
    ["walked", {}],
    ["gathered", { gathers: true }],
  ] as const)(
    "shows every row once, in order, whatever the sort, ties and empty values, forwards and back, %s",
    async (_, more) => {
      const prices = fc.array(fc.option(fc.integer({ min: 0, max: 4 })), { minLength: 1, maxLength: 14 });
      const sorts = fc.constantFrom("price", "-price", "name", "-name", "at", "-at");
      await fc.assert(
        fc.asyncProperty(prices, sorts, fc.integer({ min: 1, max: 5 }), async (values, sort, size) => {
          await fill(values);
          const whole = (await page(sort, 100)).content.map((row) => row.id);
          expect(await page(sort, 1, null, more)).toMatchObject({ totalElements: values.length, totalCapped: false });
          expect(new Set(whole).size).toBe(values.length);
          const forwards = await walk(sort, size, "nextCursor", more);
          expect(forwards.flat().map((row) => row.id)).toEqual(whole);

          const last = await page(sort, size, null, more);
          let cursor = last.nextCursor;
          let end = last;
          while (cursor !== null) {
            end = await page(sort, size, cursor, more);
            cursor = end.nextCursor;
          }
          if (end.prevCursor === null) return;
          const back = await walk(sort, size, "prevCursor", more, end.prevCursor);
          expect([...back.toReversed().flat(), ...end.content].map((row) => row.id)).toEqual(whole);
        }),
        { numRuns: 40 },
      );
    },
  );

  it("puts empty values last going up and first going down", async () => {
    await fill([2, null, 1]);
    expect((await page("price", 10)).content.map((row) => row.price)).toEqual([1, 2, null]);
    expect((await page("-price", 10)).content.map((row) => row.price)).toEqual([null, 2, 1]);
  });

  it("neither repeats nor skips a row when others come and go between two pages", async () => {
    await fill([1, 2, 3, 4, 5, 6]);
    const first = await page("price", 2);
    await sql`delete from item where price in (1, 3)`.execute(pool.db);
    await sql`insert into item values (${newId()}, 'new', 0, now())`.execute(pool.db);
    const second = await page("price", 2, first.nextCursor);
    expect(second.content.map((row) => row.price)).toEqual([4, 5]);
  });

  it("counts up to a cap and says so", async () => {
    await fill([1, 2, 3]);
    expect(await page("price", 1)).toMatchObject({ totalElements: 3, totalCapped: false });
    expect(await page("price", 1, null, { countCap: 2 })).toMatchObject({ totalElements: 2, totalCapped: true });
  });

  it("does not count again on later pages what was too much to count on the first", async () => {
    await fill([1, 2, 3, 4]);
    const capped = { countCap: 2 };
    const first = await page("price", 1, null, capped);
    await sql`delete from item where price > 2`.execute(pool.db);
    const second = await page("price", 1, first.nextCursor, capped);
    expect(second).toMatchObject({ totalElements: 2, totalCapped: true, nextCursor: null });
    expect(await page("price", 1, second.prevCursor, capped)).toMatchObject({ totalElements: 2, totalCapped: true });
    // Where all could be counted they are, and so they are for who counts further.
    expect(await page("price", 1, first.nextCursor, { countCap: 3 })).toMatchObject({
      totalElements: 2,
      totalCapped: false,
    });
  });

  it("counts what is searched up to a thousand: whoever finds more searches again", async () => {
    await fill(Array.from({ length: 1001 }, (_, price) => price));
    const found = (q: string) => readPage(pool.db, items(), { sort: "price", size: 1, q }, rules);
    expect(await found("n")).toMatchObject({ totalElements: 1000, totalCapped: true });
    expect(await found("")).toMatchObject({ totalElements: 1001, totalCapped: false });
  });

  it("refuses a cursor that is made up, of another sort, or of the wrong kind, and a sort that is not offered", async () => {
    await fill([1, 2, 3]);
    const { nextCursor } = await page("price", 1);
    const forged = Buffer.from(JSON.stringify(["price", 1, "no number", newId()])).toString("base64url");
    for (const [sort, cursor] of [
      ["price", "xyz"],
      ["name", nextCursor],
      ["price", forged],
      ["id; drop table item", null],
    ] as const) {
      await expect(page(sort, 1, cursor)).rejects.toMatchObject({ code: "request.malformed" });
    }
  });
});
