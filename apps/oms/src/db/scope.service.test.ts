import { sql, type Expression, type SqlBool } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Actor } from "../http/context.ts";
import { createDatabase, type TestDatabase } from "../test/database.ts";
import { newId } from "./id.ts";
import { openPool, type DatabasePool } from "./pool.ts";
import { inWarehouseScope, isOwn } from "./scope.ts";

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

const actor = (warehouses: Actor["warehouses"]): Actor => ({
  id: me,
  username: "hub_manager",
  userType: "HUB_MANAGER",
  sessionId: newId(),
  warehouses,
});
const namesWhere = async (condition: Expression<SqlBool>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from indent where ${condition} order by name`.execute(
    pool.db,
  );
  return rows.map(({ name }) => name);
};
const ofWarehouses = (warehouses: Actor["warehouses"]) =>
  namesWhere(inWarehouseScope(actor(warehouses), sql.ref<string | null>("warehouse_id")));

describe("the rows an actor may reach", () => {
  it("are those of the actor's warehouses, and none without a warehouse", async () => {
    expect(await ofWarehouses([north])).toEqual(["north, mine"]);
    expect(await ofWarehouses([north, south])).toEqual(["north, mine", "south, other"]);
  });

  it("are all for those who see every warehouse, and none for those who have no warehouse", async () => {
    expect(await ofWarehouses("all")).toHaveLength(3);
    expect(await ofWarehouses([])).toEqual([]);
  });

  it("are the actor's own where the contract says so", async () => {
    expect(await namesWhere(isOwn(actor("all"), sql.ref<string | null>("owner_id")))).toEqual(["north, mine"]);
  });
});
