import { afterAll, beforeAll, expect, it } from "vitest";
import { productEndpoints as product } from "@o2r/api/contract/catalogue";
import { openPool, type DatabasePool } from "../../../../db/pool.ts";
import { areas } from "../../../index.ts";
import { startDemoService, type DemoService } from "../../../test/demo-service.ts";
import { checkImport, startImport } from "../../../test/start-import.ts";
import { applyRows, findImporter } from "./apply-rows.ts";

let service: DemoService;
let single: DatabasePool;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  single = openPool({ url: service.databaseUrl, connections: 1 });
});
afterAll(async () => {
  await single.close();
  await service.stop();
});

it("checks and imports a row on the one connection of its transaction", async () => {
  const admin = await service.signIn("admin");
  const { payload } = await admin.call(product.list, { query: { q: "", sort: "sku", size: 10, cursor: null } });
  const [standing] = payload.content;
  if (!standing) throw new Error("the demo has no products");
  const content = `SKU,Name,Brand\n${standing.sku},Renamed by a file,${standing.brand}`;
  const begun = await startImport(admin, content);
  const checked = await checkImport(admin, begun, begun.columns);
  expect(checked).toMatchObject({ updates: 1, bad: 0 });

  const { db } = single;
  const { thing, columns, owner_id, fileName, monthFirst } = await db
    .selectFrom("import_job")
    .select(["thing", "columns", "owner_id", "file_name as fileName", "month_first as monthFirst"])
    .where("id", "=", checked.id)
    .executeTakeFirstOrThrow();
  const actor = await findImporter(db, owner_id, thing);
  if (actor === undefined) throw new Error("whoever imports may do so");
  const rows = await db.selectFrom("import_row").select("id").where("job_id", "=", checked.id).execute();
  const job = { id: checked.id, areas, thing, columns, fileName, monthFirst, actor };
  await applyRows(
    db,
    rows.map(({ id }) => id),
    { job, actor, services: service.services },
  );

  const done = await db.selectFrom("import_row").select(["state", "errors"]).where("job_id", "=", checked.id).execute();
  expect(done).toEqual([{ state: "DONE", errors: [] }]);
  const renamed = await admin.call(product.get, { params: { id: standing.id } });
  expect(renamed.payload.formName).toBe("Renamed by a file");
});
