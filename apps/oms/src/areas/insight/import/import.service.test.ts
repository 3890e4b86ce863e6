// Long because what an import does with a row is shown kind by kind, on one scene.
import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productEndpoints as product } from "@o2r/api/contract/catalogue";
import { importEndpoints as imports, type ImportJob } from "@o2r/api/contract/insight";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { forgetImports } from "./forget-imports.ts";
import { applyImport, checkImport, jobNow, reach, sendFile, startImport } from "../../test/start-import.ts";

let service: DemoService;
let admin: Client;
let brand: string;
let standing: { sku: string; formName: string; formProductMrp: number };
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  admin = await service.signIn("admin");
  const { payload } = await admin.call(product.list, { query: { q: "", sort: "sku", size: 10, cursor: null } });
  const [first] = payload.content;
  if (!first) throw new Error("the demo has no products");
  standing = first;
  brand = first.brand ?? "";
});
afterAll(() => service.stop());

const headings = [
  ["Name", "SKU", "Brand", "Item type", "Product type", "Unit weight", "Weight type", "Pack of", "Pack type", "Length"],
  ["Width", "Height", "Shelf life", "O2RLP", "PTH", "PTR", "MRP ₹", "HSN", "GST", "CESS", "Platform", "Description"],
].flat();
type Heading = string;

let count = 0;
/** A row that is right in every respect; a SKU is made for it. */
const row = (changes: Readonly<Record<Heading, string>> = {}): string[] => {
  const good: Record<Heading, string> = {
    Name: `Imported ${++count}`,
    SKU: "",
    Brand: brand,
    "Item type": "Food",
    "Product type": "Non-DS Products",
    "Unit weight": "1",
    "Weight type": "kg",
    "Pack of": "12",
    "Pack type": "Pouch",
    Length: "10",
    Width: "10",
    Height: "10",
    "Shelf life": "180",
    O2RLP: "90",
    PTH: "92.50",
    PTR: "95",
    "MRP ₹": "₹ 1,100.00",
    HSN: "11010000",
    GST: "5%",
    CESS: "0",
    Platform: "all",
    Description: "From a file",
    ...changes,
  };
  return headings.map((heading) => good[heading] ?? "");
};
const csv = (rows: readonly (readonly string[])[], head: readonly string[] = headings): string =>
  [head, ...rows].map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\r\n");

const rowsOf = async ({ id }: ImportJob, state: "BAD" | "GOOD" | "DONE" = "BAD") =>
  (await admin.call(imports.rows, { params: { id }, query: { state, effect: undefined, after: 0, size: 500 } })).payload
    .content;
const bySku = async (sku: string) => {
  const { payload } = await admin.call(product.list, { query: { q: sku, sort: "sku", size: 10, cursor: null } });
  const found = payload.content.find((one) => one.sku === sku);
  return found && (await admin.call(product.get, { params: { id: found.id } })).payload;
};

describe("an import of products", () => {
  it("matches columns, checks, tells what is wrong, is fixed, imports, and gives back the rows that failed", async () => {
    const begun = await startImport(
      admin,
      csv([
        row(),
        row({ SKU: "IMP-NEW-1" }),
        row({ Brand: `${brand}x`, GST: "17" }),
        row({ O2RLP: "ninety", HSN: "" }),
        row({ O2RLP: "99" }),
      ]),
    );
    expect(begun).toMatchObject({ state: "MATCHING", waiting: 5, fileName: "products.csv", headings });
    expect(begun.sample[0]?.[0]).toMatch(/^Imported/);
    expect(begun.columns).toHaveLength(headings.length);

    const checked = await checkImport(admin, begun, begun.columns);
    expect(checked).toMatchObject({ waiting: 0, creates: 2, updates: 0, bad: 3, done: 0 });
    const [names, figures, chain] = await rowsOf(checked);
    expect([names?.number, figures?.number, chain?.number]).toEqual([4, 5, 6]);
    expect(names?.errors).toEqual([
      { field: "brandId", message: "No brand has this name", suggestion: brand },
      {
        field: "formProductGst",
        message: "Choose one of: 0%, 0.25%, 3%, 5%, 12%, 18%, 28%, 40%",
        suggestion: null,
      },
    ]);
    expect(figures?.errors).toEqual(
      expect.arrayContaining([
        { field: "formO2rPrice", message: "This is not a number", suggestion: null },
        { field: "formProductHsn", message: "This field is required", suggestion: null },
      ]),
    );
    expect(chain?.errors[0]?.message).toMatch(/O2RLP must be less then PTH|PTH must be greater then O2RLP/);

    const at = (heading: Heading) => headings.indexOf(heading);
    const fixed = await admin.call(imports.fix, {
      params: { id: begun.id },
      body: {
        row: chain?.id ?? "",
        cells: [{ column: at("O2RLP"), text: "90" }],
      },
    });
    expect(fixed.payload).toMatchObject({ state: "GOOD", errors: [] });

    expect(await applyImport(admin, begun)).toMatchObject({ done: 3, bad: 2, creates: 0 });
    expect(await bySku("IMP-NEW-1")).toMatchObject({ formProductMrp: 1100, formDlp: 92.5, formProductGst: 5, brand });

    const rest = await admin.raw(`/oms/import/${begun.id}/failed-rows`);
    const [head, ...left]: string[][] = parse(await rest.text(), { bom: true });
    expect(head).toEqual([...headings, "What is wrong"]);
    expect(left.map((cells) => cells.at(-1))).toEqual([
      expect.stringContaining("Brand: No brand has this name"),
      expect.stringContaining("O2RLP: This is not a number"),
    ]);

    // What was left can be fixed and imported later, and what was imported is not imported again.
    const [first] = await rowsOf(checked);
    await admin.call(imports.fix, {
      params: { id: begun.id },
      body: {
        row: first?.id ?? "",
        cells: [
          { column: at("Brand"), text: brand },
          { column: at("GST"), text: "18%" },
        ],
      },
    });
    expect(await applyImport(admin, begun)).toMatchObject({ done: 4, bad: 1 });
  });

  it("changes what has a known SKU, and leaves what its cells leave empty", async () => {
    const before = await bySku(standing.sku);
    const begun = await startImport(
      admin,
      csv(
        [[standing.sku.toLowerCase(), String((before?.formProductShelfLife ?? 0) + 10), ""]],
        ["sku", "Shelf-life", "Description"],
      ),
    );
    const checked = await checkImport(admin, begun, begun.columns);
    expect(checked).toMatchObject({ updates: 0, bad: 1 });
    // A SKU is written in capitals; the form says so, and the row is fixed.
    const [bad] = await rowsOf(checked);
    await admin.call(imports.fix, {
      params: { id: begun.id },
      body: { row: bad?.id ?? "", cells: [{ column: 0, text: standing.sku }] },
    });
    expect(await applyImport(admin, begun)).toMatchObject({ done: 1, bad: 0 });
    const after = await bySku(standing.sku);
    expect(after).toEqual({
      ...before,
      formProductShelfLife: (before?.formProductShelfLife ?? 0) + 10,
      version: (before?.version ?? 0) + 1,
      updatedAt: after?.updatedAt,
      updatedBy: after?.updatedBy,
    });
    const history = await admin.call(product.history, { params: { id: after?.id ?? "" } });
    expect(history.payload[0]).toMatchObject({ action: "product.updated", actor: { username: "admin" } });
    expect(history.payload[0]?.changes.map(({ field }) => field)).toEqual(["formProductShelfLife"]);
  });

  it("takes back what the list has exported, as CSV and as a workbook, and changes nothing", async () => {
    for (const format of ["csv", "xlsx"]) {
      // One after the other, so that each stands alone.
      const file = await admin.raw(
        `/oms/product/export?q=atta&format=${format}&columns=formName,sku,brand,subCategory,formProductMrp,formProductGst`,
      );
      const begun = await startImport(admin, new Uint8Array(await file.arrayBuffer()));
      expect(begun.columns.map(({ field }) => field)).toEqual([
        "formName",
        "sku",
        "brandId",
        "subCategoryId",
        "formProductMrp",
        "formProductGst",
      ]);
      const checked = await checkImport(admin, begun, begun.columns);
      expect([format, checked.bad, checked.creates, checked.updates]).toEqual([format, 0, 0, 0]);
      expect(checked.same).toBeGreaterThan(3);
    }
  });

  it("takes each SKU of a file once", async () => {
    const begun = await startImport(admin, csv([row({ SKU: "IMP-TWIN" }), row({ SKU: "IMP-TWIN" }), row()]));
    const checked = await checkImport(admin, begun, begun.columns);
    expect(checked).toMatchObject({ creates: 2, bad: 1 });
    expect((await rowsOf(checked))[0]?.errors).toEqual([
      {
        field: "sku",
        message: "Row 2 has the same SKU, so it is not clear which of the two is meant",
        suggestion: null,
      },
    ]);
  });

  it("keeps a row that is refused when it is its turn, with the reason, and goes on", async () => {
    const begun = await startImport(admin, csv([row({ SKU: "IMP-LATE" }), row()]));
    await checkImport(admin, begun, begun.columns);
    await service.db.updateTable("brand").set({ active: false }).where("name", "=", brand).execute();
    const done = await applyImport(admin, begun);
    await service.db.updateTable("brand").set({ active: true }).where("name", "=", brand).execute();
    expect(done).toMatchObject({ done: 0, bad: 2 });
    expect((await rowsOf(done))[0]?.errors[0]).toMatchObject({ field: "brandId" });
  });

  it("that cannot go on stops no other, and is named in the log", async () => {
    const failure = "no room for this product";
    await sql`
      create function refuse_product() returns trigger language plpgsql as
        ${sql.raw(`'begin raise exception ''${failure}''; end'`)};
      create trigger refuse_product before insert on product
        for each row when (new.sku = 'IMP-NO-ROOM') execute function refuse_product()`.execute(service.db);
    const matched = async (sku: string) => {
      const { id, columns } = await startImport(admin, csv([row({ SKU: sku })]));
      return checkImport(admin, { id }, columns);
    };
    const stuck = await matched("IMP-NO-ROOM");
    const later = await matched("IMP-ROOM");
    await admin.call(imports.apply, { params: { id: stuck.id } });
    const isTold = () => service.logged.some((line) => line.includes(stuck.id) && line.includes(failure));
    await expect.poll(isTold, { timeout: 10_000 }).toBe(true);
    // As many more like it as one turn takes, all of them waiting longer.
    await sql`
      with other as (insert into import_job
          select one.* from import_job as held, generate_series(1, 20) as at,
            jsonb_populate_record(null::import_job, to_jsonb(held) || jsonb_build_object('id', md5(at::text))) as one
          where held.id = ${stuck.id} returning id)
      insert into import_row
        select one.* from other, import_row as held, jsonb_populate_record(null::import_row,
          to_jsonb(held) || jsonb_build_object('id', md5(other.id::text), 'job_id', other.id)) as one
        where held.job_id = ${stuck.id}`.execute(service.db);
    expect(await applyImport(admin, later)).toMatchObject({ done: 1, bad: 0 });
    expect((await jobNow(admin, stuck)).state).toBe("APPLYING");
    await sql`drop trigger refuse_product on product`.execute(service.db);
    await reach(admin, stuck, "DONE");
  });

  it("is its owner's own, and only for who may write products", async () => {
    const { id } = await startImport(admin, csv([row()]));
    const other = await service.signIn("super_admin");
    expect((await other.call(imports.get, { params: { id } })).status).toBe(404);
    expect((await other.call(imports.apply, { params: { id } })).status).toBe(404);
    expect((await other.raw(`/oms/import/${id}/failed-rows`)).status).toBe(404);
    expect((await other.call(imports.list, { query: { thing: "product" } })).payload.content).toEqual([]);
    expect((await sendFile(await service.signIn("hub_manager"), csv([row()]))).status).toBe(403);
  });

  it("does nothing before it is checked, and nothing more of somebody who was blocked meanwhile", async () => {
    const begun = await startImport(admin, csv([row()]));
    expect((await admin.call(imports.apply, { params: { id: begun.id } })).status).toBe(409);
    const second = await service.signIn("super_super_admin");
    const theirs = await startImport(second, csv([row()]));
    await checkImport(second, theirs, theirs.columns);
    await service.db
      .updateTable("app_user")
      .set({ state: "BLOCKED", blocked_at: new Date() })
      .where("username", "=", "super_super_admin")
      .execute();
    await service.db.updateTable("import_job").set({ state: "APPLYING" }).where("id", "=", theirs.id).execute();
    const state = async () =>
      (await service.db.selectFrom("import_job").select("state").where("id", "=", theirs.id).executeTakeFirstOrThrow())
        .state;
    await expect.poll(state).toBe("CHECKED");
    const rows = await service.db.selectFrom("import_row").select("state").where("job_id", "=", theirs.id).execute();
    expect(rows).toEqual([{ state: "GOOD" }]);
  });

  it("is forgotten with its rows when it is removed", async () => {
    const { id } = await startImport(admin, csv([row()]));
    expect((await admin.call(imports.remove, { params: { id } })).status).toBe(200);
    expect((await admin.call(imports.get, { params: { id } })).status).toBe(404);
    expect(await service.db.selectFrom("import_row").select("id").where("job_id", "=", id).execute()).toEqual([]);
  });

  it("is forgotten by itself when nobody has touched it for 30 days", async () => {
    const [old, young] = [await startImport(admin, csv([row()])), await startImport(admin, csv([row()]))];
    const age = async ({ id }: ImportJob, days: number) =>
      service.db
        .updateTable("import_job")
        .set({ updated_at: new Date(Date.now() - days * 86_400_000) })
        .where("id", "=", id)
        .execute();
    const begun = await startImport(admin, csv([row({ GST: "many" })]));
    const fixed = await checkImport(admin, begun, begun.columns);
    await age(old, 31);
    await age(young, 29);
    await age(fixed, 31);
    const { payload } = await admin.call(imports.rows, {
      params: { id: fixed.id },
      query: { state: "BAD", effect: undefined, after: 0, size: 50 },
    });
    const [bad] = payload.content;
    const cells = [{ column: headings.indexOf("GST"), text: "5%" }];
    await admin.call(imports.fix, { params: { id: fixed.id }, body: { row: bad?.id ?? "", cells } });
    await forgetImports(service.db, new Date());
    const status = async ({ id }: ImportJob) => (await admin.call(imports.get, { params: { id } })).status;
    expect([await status(old), await status(young), await status(fixed)]).toEqual([404, 200, 200]);
  });

  it("refuses columns that are none, fields that are none, and a column for two fields", async () => {
    const { id } = await startImport(admin, csv([row()]));
    const match = async (columns: ImportJob["columns"]) =>
      (await admin.call(imports.match, { params: { id }, body: { columns } })).status;
    expect(await match([{ field: "sku", column: headings.length }])).toBe(422);
    expect(await match([{ field: "images", column: 0 }])).toBe(422);
    expect(
      await match([
        { field: "sku", column: 0 },
        { field: "formName", column: 0 },
      ]),
    ).toBe(422);
    expect(await match([])).toBe(422);
  });
});

describe("an import under way", () => {
  it("waits for nobody: it is gone on with after its file was sent and its tab was closed", async () => {
    const begun = await startImport(admin, csv(Array.from({ length: 120 }, () => row())));
    await admin.call(imports.match, { params: { id: begun.id }, body: { columns: begun.columns } });
    expect(await reach(admin, begun, "CHECKED")).toMatchObject({ creates: 120, waiting: 0 });
  });
});
