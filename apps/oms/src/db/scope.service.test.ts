import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createDatabase, type TestDatabase } from "../test/database.ts";
import { newId } from "./id.ts";
import { openPool, type DatabasePool } from "./pool.ts";
import { isWithin, type Reach } from "./scope.ts";

const [north, south, me, other] = [newId(), newId(), newId(), newId()];
let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createDatabase(inject("databaseServer"));
  pool = openPool({ url: database.url, connections: 1 });
  await sql`create table indent (name text, warehouse_id uuid, owner_id uuid)`.execute(pool.db);
  await sql`insert into indent values
    ('north, mine', ${north}, ${me}), ('south, other', ${south}, ${other}), ('nowhere', null, null)`.execute(pool.db);
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const within = async (reach: Reach, column: "warehouse_id" | "owner_id"): Promise<string[]> => {
  const condition = isWithin(reach, sql.ref<string | null>(column));
  const { rows } = await sql<{ name: string }>`select name from indent where ${condition} order by name`.execute(
    pool.db,
  );
  return rows.map(({ name }) => name);
};

describe("the rows within reach", () => {
  it("are those of the warehouses, and none without a warehouse", async () => {
    expect(await within({ by: "warehouse", ids: [north] }, "warehouse_id")).toEqual(["north, mine"]);
    expect(await within({ by: "warehouse", ids: [north, south] }, "warehouse_id")).toEqual([
      "north, mine",
      "south, other",
    ]);
  });

  it("are all for those who reach everything, and none for those who have no warehouse", async () => {
    expect(await within("every", "warehouse_id")).toHaveLength(3);
    expect(await within({ by: "warehouse", ids: [] }, "warehouse_id")).toEqual([]);
  });

  it("are the owner's where the contract says so", async () => {
    expect(await within({ by: "owner", ids: [me] }, "owner_id")).toEqual(["north, mine"]);
  });
});
