import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { idSchema, listEndpoint, shape, withExports, type ListDeclaration } from "@o2r/api/contract";
import { string } from "yup";
import { readPage, type PageRequest } from "../db/keyset.ts";
import type { Db } from "../db/schema.ts";
import type { Areas } from "../http/areas.ts";
import type { Client } from "../test/client.ts";
import { parcelAreas, staff } from "../test/parcel.ts";
import { startTestService, type TestService } from "../test/service.ts";

const list = {
  columns: [{ field: "name", label: "Name", kind: "text", sort: true, shown: true }],
  filters: [],
  search: { name: "name" },
  defaultSort: "name",
} as const satisfies ListDeclaration;
const row = shape({ id: idSchema(), name: string().defined() });
const ofWarehouse = { list, row, allow: "product.read", scope: "ownWarehouse" } as const;

const contract = withExports({
  parcel: { list: listEndpoint({ ...ofWarehouse, many: "parcels", path: "/oms/parcel" }) },
  forgetful: { list: listEndpoint({ ...ofWarehouse, many: "parcels", path: "/oms/forgetful" }) },
});

const parcels = (db: Db) => db.selectFrom("test_parcel").select(["id", "name"]);
const page = async (db: Db, rows: ReturnType<typeof parcels>, query: PageRequest) => {
  const found = await readPage(db, rows, query, { sorts: { name: { by: sql`name` } }, id: sql<string>`id` });
  return { ...found, content: [...found.content] };
};

const areas: Areas<typeof contract> = {
  ...parcelAreas,
  contract,
  handlers: {
    parcel: {
      list: ({ db, scope, query }) => page(db, parcels(db).where(scope.covers(sql.ref<string>("warehouse_id"))), query),
    },
    forgetful: { list: ({ db, query }) => page(db, parcels(db), query) },
  },
};

let service: TestService;
let hub: Client;
let idle: Client;
let admin: Client;
beforeAll(async () => {
  service = await startTestService({ areas });
  const as = (person: keyof typeof staff) => service.clientOf(staff[person].id, "s");
  [hub, idle, admin] = await Promise.all([as("hub"), as("idle"), as("admin")]);
});
afterAll(() => service.stop());

const exported = async (as: Client): Promise<string> => (await as.raw("/oms/parcel/export")).text();

it("an export holds the rows of the caller's warehouses, and no others", async () => {
  expect(await exported(hub)).toBe('Name\r\n"north, of hub"\r\n');
  expect(await exported(idle)).toBe("Name\r\n");
  expect(await exported(admin)).toBe('Name\r\n"north, of hub"\r\n"south, of idle"\r\n');
});

it("an export answers nobody where the list forgets its scope", async () => {
  const answer = await hub.raw("/oms/forgetful/export");
  expect([answer.status, await answer.json()]).toMatchObject([500, { code: "server.failed" }]);
});

it("an export is of the list's own filters, search and order only", async () => {
  expect((await hub.raw("/oms/parcel/export?warehouse=north")).status).toBe(400);
  expect((await hub.raw("/oms/parcel/export?sort=warehouse_id")).status).toBe(400);
});
