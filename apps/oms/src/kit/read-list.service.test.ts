import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { ListDeclaration } from "@o2r/api/contract";
import { newId } from "../db/id.ts";
import { openPool, type DatabasePool } from "../db/pool.ts";
import type { Db } from "../db/schema.ts";
import { createDatabase, type TestDatabase } from "../test/database.ts";
import { KinText } from "./kin-text.ts";
import { KeptText, readList, type ListRules } from "./read-list.ts";

const teaList = {
  columns: [
    { field: "name", label: "Name", kind: "text", sort: true, shown: true },
    { field: "grower", label: "Grower", kind: "text", shown: true },
    { field: "price", label: "Price ₹", kind: "money", sort: true, shown: true },
  ],
  filters: [
    { kind: "oneOf", key: "leaf", label: "Leaf", options: [] },
    { kind: "flag", key: "kept", label: "Kept", yes: "Kept", no: "Sold" },
    { kind: "range", key: "price", label: "Price", unit: "rupees" },
    { kind: "range", key: "steeps", label: "Steeps", unit: "number" },
    { kind: "dates", key: "picked", label: "Picked", of: "day" },
    { kind: "dates", key: "packedAt", label: "Packed", of: "instant" },
    { kind: "flag", key: "dear", label: "Price", yes: "Dear", no: "Cheap" },
  ],
  search: { name: "name", grower: "grower" },
  defaultSort: "name",
} as const satisfies ListDeclaration;

interface Tea {
  id: string;
  name: string;
  grower: string;
  leaf: string;
  kept: boolean;
  price: number;
  steeps: number;
  texts: string;
}
/** The test's own table, which the service's schema does not name. */
const selectTeas = (db: Db) => db.withTables<{ tea: Tea }>().selectFrom("tea").select(["tea.id", "tea.name"]);

type Rules = ListRules<typeof teaList, { id: string; name: string }>;
const rules: Rules = {
  select: selectTeas,
  id: sql<string>`tea.id`,
  sorts: { name: sql`tea.name`, price: { by: sql`tea.price` } },
  filters: {
    leaf: sql`tea.leaf`,
    kept: sql`tea.kept`,
    price: sql`tea.price`,
    steeps: sql`tea.steeps`,
    picked: sql`tea.picked`,
    packedAt: sql`tea.packed_at`,
    dear: (text) => (text === "true" ? sql`tea.price > 20000` : sql`tea.price <= 20000`),
  },
  search: { name: sql`tea.name`, grower: sql`tea.grower` },
};

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createDatabase(inject("databaseServer"));
  pool = openPool({ url: database.url, connections: 2 });
  await sql`create table tea (id uuid primary key, name text, grower text, leaf text, kept boolean, price bigint, steeps integer,
    picked date, packed_at timestamptz,
    texts text generated always as (lower(name || E'\\n' || grower)) stored)`.execute(pool.db);
  await sql`insert into tea (id, name, grower, leaf, kept, price, steeps, picked, packed_at) values
    (${newId()}, 'Assam', 'Mangalam', 'BLACK', true, 15050, 2, '2026-03-31', '2026-03-31T18:29:59Z'),
    (${newId()}, 'Darjeeling', 'Castleton', 'BLACK', false, 42000, 3, '2026-04-01', '2026-03-31T18:30:00Z'),
    (${newId()}, 'Sencha', 'Uji', 'GREEN', true, 30000, 3, '2026-04-02', '2026-04-02T18:29:59Z'),
    (${newId()}, 'White 100%', 'Assam & sons', 'WHITE', false, 9900, 1, '2026-04-03', '2026-04-02T18:30:00Z')`.execute(
    pool.db,
  );
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const asked = { q: "", sort: "name", size: 10, cursor: null };
const listTeas = readList(teaList, rules);
const names = async (query: Partial<Parameters<typeof listTeas>[1]>, of: typeof listTeas = listTeas) =>
  (await of(pool.db, { ...asked, ...query })).content.map(({ name }) => name);

describe("a declared list", () => {
  it("is sorted as it was asked", async () => {
    expect(await names({})).toEqual(["Assam", "Darjeeling", "Sencha", "White 100%"]);
    expect(await names({ sort: "-price" })).toEqual(["Darjeeling", "Sencha", "Assam", "White 100%"]);
  });

  it.each([
    ["one of several", { leaf: "GREEN,WHITE" }, ["Sencha", "White 100%"]],
    ["what holds", { kept: "true" }, ["Assam", "Sencha"]],
    ["what does not hold", { kept: "false" }, ["Darjeeling", "White 100%"]],
    ["rupees from and to, which are stored as paise", { price: "150.5..300" }, ["Assam", "Sencha"]],
    ["rupees to", { price: "..150.49" }, ["White 100%"]],
    ["days, both included", { picked: "2026-04-01..2026-04-02" }, ["Darjeeling", "Sencha"]],
    ["instants, by the day of Asia/Kolkata", { packedAt: "2026-04-01..2026-04-02" }, ["Darjeeling", "Sencha"]],
    ["numbers from", { steeps: "3.." }, ["Darjeeling", "Sencha"]],
    ["a range without sides", { steeps: ".." }, ["Assam", "Darjeeling", "Sencha", "White 100%"]],
    ["a condition of its own", { dear: "true" }, ["Darjeeling", "Sencha"]],
    ["all of them at once", { leaf: "BLACK", dear: "true", steeps: "3.." }, ["Darjeeling"]],
    ["none that is empty", { leaf: "" }, ["Assam", "Darjeeling", "Sencha", "White 100%"]],
  ])("is narrowed by %s", async (_, query, found) => {
    expect(await names(query)).toEqual(found);
  });

  const kept = readList(teaList, { ...rules, search: new KeptText(sql`tea.texts`, ["name", "grower"]) });
  it.each([
    ["its fields", listTeas],
    ["the text that its table keeps of them", kept],
  ])("is searched for every word in any of %s", async (_, of) => {
    expect(await names({ q: "ASSAM" }, of)).toEqual(["Assam", "White 100%"]);
    expect(await names({ q: "assam mangal" }, of)).toEqual(["Assam"]);
    expect(await names({ q: "100%" }, of)).toEqual(["White 100%"]);
    expect(await names({ q: "assammangalam" }, of)).toEqual([]);
  });

  describe("searched in its rows and in the fewer that they refer to", () => {
    const growers = (pattern: string) => sql<{ id: string }>`select id from grower where lower(name) like ${pattern}`;
    const ofKin = readList(teaList, {
      ...rules,
      search: new KinText(sql`lower(tea.name)`, { by: sql`md5(tea.grower)::uuid`, ids: growers }, ["name", "grower"]),
    });
    beforeAll(async () => {
      await sql`create table grower (id uuid primary key, name text)`.execute(pool.db);
      await sql`insert into grower select md5(key)::uuid, name from (values ('Mangalam', 'Mangalam Estate'),
        ('Castleton', 'Castleton Estate'), ('Uji', 'Uji Garden'), ('Assam & sons', 'Assam and sons, Estate'))
        as made (key, name)`.execute(pool.db);
    });

    const found = async () => ({
      all: await names({ q: "estate" }, ofKin),
      either: await names({ q: "ASSAM" }, ofKin),
      both: await names({ q: "estate assam mangal" }, ofKin),
      none: await names({ q: "garden estate" }, ofKin),
      across: await names({ q: "senchauji" }, ofKin),
      narrowed: await names({ q: "estate", leaf: "BLACK" }, ofKin),
    });
    const wanted = {
      all: ["Assam", "Darjeeling", "White 100%"],
      either: ["Assam", "White 100%"],
      both: ["Assam"],
      none: [],
      across: [],
      narrowed: ["Assam", "Darjeeling"],
    };
    it("finds every word in either", async () => {
      expect(await found()).toEqual(wanted);
    });

    it("finds the same where nearly all of the fewer rows have a word", async () => {
      await sql`insert into grower select gen_random_uuid(), 'Estate ' || n from generate_series(1, 2500) as n`.execute(
        pool.db,
      );
      expect(await found()).toEqual(wanted);
    });
  });

  it("finds what has the whole of a typed number, in any case, and else what has its words", async () => {
    const number = sql`'LOT-' || (tea.price + 10000)`;
    const numbered = readList(teaList, { ...rules, number, search: { name: number, grower: sql`tea.grower` } });
    expect(await names({ q: " lot-40000" }, numbered)).toEqual(["Sencha"]);
    expect(await names({ q: "LOT-40000", leaf: "BLACK" }, numbered)).toEqual([]);
    // The number of none, in which those of others begin.
    expect(await names({ q: "lot-1990" }, numbered)).toEqual(["White 100%"]);
    expect((await numbered(pool.db, { ...asked, q: "lot-40000", size: 0 })).totalElements).toBe(1);
  });

  it("holds what is within reach, and rows as they are told", async () => {
    const list = readList(teaList, { ...rules, toRow: ({ id, name }) => ({ id, tea: name.toUpperCase() }) });
    const { content } = await list(pool.db, asked, sql<boolean>`tea.leaf = 'GREEN'`);
    expect(content.map(({ tea }) => tea)).toEqual(["SENCHA"]);
  });
});

// What follows is checked by the compiler: that each line is refused, and that a list is searched in what it declares.
const { name, price } = rules.sorts;
const text = sql`tea.name`;
const kin = { by: text, ids: () => sql<{ id: string }>`select id from grower` };
export const refused: readonly Partial<Rules>[] = [
  // @ts-expect-error -- a sortable column without SQL
  { sorts: { name } },
  // @ts-expect-error -- SQL of a column that is not sortable
  { sorts: { name, price, grower: text } },
  // @ts-expect-error -- a filter without SQL
  { filters: { leaf: text, kept: text, price: text, steeps: text } },
  // @ts-expect-error -- SQL of a filter that is not declared
  { filters: { ...rules.filters, colour: text } },
  // @ts-expect-error -- a field to search without SQL
  { search: { name: text } },
  // @ts-expect-error -- SQL of a field that is not searched
  { search: { name: text, grower: text, leaf: text } },
  // @ts-expect-error -- a kept text that lacks a field
  { search: new KeptText(text, ["name"]) },
  // @ts-expect-error -- a search in the rows referred to, in less than the declaration says
  { search: new KinText(text, kin, ["name"]) },
  // @ts-expect-error -- a kept text in which more is found than is declared
  { search: new KeptText(text, ["name", "grower", "leaf"]) },
];
