import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productEndpoints as product } from "@o2r/api/contract/catalogue";
import { importEndpoints as imports, type ImportJob } from "@o2r/api/contract/insight";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { applyImport, checkImport, reach, startImport } from "../../test/start-import.ts";

let service: DemoService;
let admin: Client;
let standing: { id: string; sku: string; ean: string };
let other: typeof standing;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  admin = await service.signIn("super_admin");
  const rows = await service.db
    .selectFrom("product")
    .select(["id", "sku", "ean"])
    .where("ean", "is not", null)
    .orderBy("sku")
    .limit(2)
    .execute();
  const [first, second] = rows.map((row) => ({ ...row, ean: row.ean ?? "" }));
  if (!first || !second) throw new Error("the demo has no products with an EAN");
  [standing, other] = [first, second];
});
afterAll(() => service.stop());

const detail = async (id: string) => (await admin.call(product.get, { params: { id } })).payload;
const checkFile = async (lines: readonly string[]): Promise<ImportJob> => {
  const begun = await startImport(admin, lines.join("\n"));
  return checkImport(admin, begun, begun.columns);
};
const rowsOf = async ({ id }: ImportJob, state: "BAD" | "GOOD") =>
  (await admin.call(imports.rows, { params: { id }, query: { state, effect: undefined, after: 0, size: 500 } })).payload
    .content;

describe("what an import changes", () => {
  it("is shown field by field before it happens, and its file and row stand in the history afterwards", async () => {
    const before = await detail(standing.id);
    const job = await checkFile([
      "SKU,Description,Shelf life,MRP",
      `${standing.sku},From a file,${before.formProductShelfLife},${before.formProductMrp}`,
      `${other.sku},${JSON.stringify((await detail(other.id)).formProductDescription)},,`,
    ]);
    expect(job).toMatchObject({ updates: 1, same: 1, bad: 0 });
    expect((await rowsOf(job, "GOOD")).map(({ number, changes }) => [number, changes])).toEqual([
      [2, [{ field: "formProductDescription", before: before.formProductDescription, after: "From a file" }]],
      [3, []],
    ]);
    const version = (await detail(other.id)).version;
    expect(await applyImport(admin, job)).toMatchObject({ done: 2, updates: 0, same: 0 });
    const history = await admin.call(product.history, { params: { id: standing.id } });
    expect(history.payload[0]).toMatchObject({ origin: { file: "products.csv", row: 2 } });
    expect((await detail(other.id)).version).toBe(version);
  });

  it("is named, not shown by ids, and what a cell leaves empty stays", async () => {
    const before = await detail(standing.id);
    const brand = await service.db
      .selectFrom("brand")
      .select("name")
      .where("active", "=", true)
      .where("name", "<>", before.brand ?? "")
      .executeTakeFirstOrThrow();
    const job = await checkFile(["SKU,Brand,Name", `${standing.sku},${brand.name},`]);
    expect((await rowsOf(job, "GOOD"))[0]?.changes).toEqual([
      { field: "brandId", before: before.brand, after: brand.name },
    ]);
  });

  it("is found by EAN where a row has no SKU", async () => {
    const job = await checkFile(["EAN,Description", `${standing.ean},By its EAN`]);
    expect(job).toMatchObject({ updates: 1, creates: 0, bad: 0 });
    await applyImport(admin, job);
    expect(await detail(standing.id)).toMatchObject({ sku: standing.sku, formProductDescription: "By its EAN" });
  });

  it("is nobody's where several have the EAN", async () => {
    await service.db.updateTable("product").set({ ean: standing.ean }).where("id", "=", other.id).execute();
    const job = await checkFile(["EAN,Description", `${standing.ean},Which`]);
    await service.db.updateTable("product").set({ ean: other.ean }).where("id", "=", other.id).execute();
    expect((await rowsOf(job, "BAD"))[0]?.errors).toContainEqual({
      field: "formProductEan",
      message: "Several products have this EAN: write the SKU, which tells them apart",
      suggestion: null,
    });
  });

  it("is refused where two rows mean the same product, each by another key", async () => {
    const job = await checkFile(["SKU,EAN,Description", `${standing.sku},,One`, `,${standing.ean},Other`]);
    expect(job).toMatchObject({ updates: 1, bad: 1 });
    expect((await rowsOf(job, "BAD"))[0]?.errors).toEqual([
      { field: "sku", message: "Row 2 changes the same product as row 3", suggestion: null },
    ]);
  });

  it("is not guessed where two rows have one name and no SKU", async () => {
    const job = await checkFile(["Name,Description", "Twice,One", "TWICE,Other", "Once,Third"]);
    const rows = await rowsOf(job, "BAD");
    const message = "Rows 2 and 3 have the same Name and no SKU: give each its own, or leave one of them out";
    expect(rows.map(({ number, errors }) => [number, errors.some((error) => error.message === message)])).toEqual([
      [2, false],
      [3, true],
      [4, false],
    ]);
  });

  it("is not overwritten by a row that was said to make something", async () => {
    const job = await checkFile(["SKU,Description", `${standing.sku},Unseen`]);
    await service.db.updateTable("import_row").set({ effect: "create" }).where("job_id", "=", job.id).execute();
    expect(await applyImport(admin, job)).toMatchObject({ done: 0, bad: 1 });
    expect((await detail(standing.id)).formProductDescription).not.toBe("Unseen");
  });
});

describe("what is wrong with many rows", () => {
  it("is replaced in all that have the same wrong text in the same column, after saying in how many", async () => {
    const { brand } = await detail(standing.id);
    const job = await checkFile([
      "SKU,Brand,Description",
      `${standing.sku},Misspelt,One`,
      `${other.sku},Misspelt,Two`,
      "NEW-ALIKE-1,misspelt,Misspelt",
    ]);
    expect(job.bad).toBe(3);
    const asked = { column: 1, text: "Misspelt" };
    const params = { id: job.id };
    expect((await admin.call(imports.alike, { params, query: asked })).payload).toEqual({ rows: 2 });
    const reply = await admin.call(imports.replace, { params, body: { ...asked, to: ` ${brand} ` } });
    expect(reply.payload.state).toBe("CHECKING");
    const checked = await reach(admin, job, "CHECKED");
    expect(checked).toMatchObject({ updates: 2, bad: 1 });
    expect((await rowsOf(checked, "GOOD")).map(({ cells }) => cells[1])).toEqual([brand, brand]);
    expect((await rowsOf(checked, "BAD"))[0]?.cells).toEqual(["NEW-ALIKE-1", "misspelt", "Misspelt"]);
    expect((await admin.call(imports.alike, { params, query: asked })).payload).toEqual({ rows: 0 });
  });

  it("is said of both sides of two prices that do not stand in their order", async () => {
    const { formDlp } = await detail(standing.id);
    const job = await checkFile(["SKU,PTR", `${standing.sku},${formDlp - 1}`]);
    expect((await rowsOf(job, "BAD"))[0]?.errors).toEqual([
      {
        field: "formRlp",
        message: "PTR must be greater then PTH",
        suggestion: null,
        against: { field: "formDlp", value: String(formDlp) },
      },
    ]);
  });
});
