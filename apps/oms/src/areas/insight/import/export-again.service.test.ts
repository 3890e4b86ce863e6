import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "@o2r/api/contract";
import { importColumns, type ListDeclaration } from "@o2r/api/contract/core";
import { productEndpoints as product, productImport, productList } from "@o2r/api/contract/catalogue";
import { importables, importEndpoints as imports, importThings, type ImportJob } from "@o2r/api/contract/insight";
import { pincodeList } from "@o2r/api/contract/logistics";
import { inventoryList } from "@o2r/api/contract/stock";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { applyImport, checkImport, startImport } from "../../test/start-import.ts";

let service: DemoService;
let admin: Client;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  admin = await service.signIn("super_admin");
});
afterAll(() => service.stop());

const lists = { product: productList, inventory: inventoryList, pincode: pincodeList } as const;

/** The file of a list with all that an import takes. */
const exported = async (thing: keyof typeof lists, format: string, query = ""): Promise<Uint8Array<ArrayBuffer>> => {
  const columns = importColumns(lists[thing]).map(({ field }) => field);
  const answer = await admin.raw(`${contract[thing].export.path}?format=${format}&columns=${columns.join()}&${query}`);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};
const sheetOf = async (query: string): Promise<string[][]> =>
  parse(new TextDecoder().decode(await exported("product", "csv", query)), { bom: true });
const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\r\n");

const rowsOf = async ({ id }: ImportJob, state: "BAD" | "GOOD") =>
  (await admin.call(imports.rows, { params: { id }, query: { state, effect: undefined, after: 0, size: 500 } })).payload
    .content;

describe("what a list exports for an import", () => {
  it("is tried of everything whose list says what an import takes", () => {
    const whole = importThings.filter((thing) => {
      const list: ListDeclaration = contract[thing].list.listed.list;
      return list.imported !== undefined;
    });
    expect(Object.keys(lists)).toEqual(whole);
  });

  it.each([
    ["product", "csv", ""],
    ["product", "xlsx", "kit=true"],
    ["inventory", "csv", "low=true"],
    // No form would take these today.
    ["inventory", "xlsx", "expired=true"],
    ["pincode", "csv", "served=true"],
  ] as const)(
    "of %s as %s fills every field, and comes back unchanged without an effect on any row",
    async (thing, format, query) => {
      const begun = await startImport(admin, await exported(thing, format, query), thing);
      expect(begun.columns.map(({ field }) => field).toSorted()).toEqual(
        importables[thing].columns.map(({ field }) => field).toSorted(),
      );
      const checked = await checkImport(admin, begun, begun.columns);
      expect((await rowsOf(checked, "BAD")).map(({ cells, errors }) => [cells, errors])).toEqual([]);
      expect(checked).toMatchObject({ creates: 0, updates: 0, bad: 0, same: begun.waiting });
      expect(begun.waiting).toBeGreaterThan(2);
      expect(await applyImport(admin, checked)).toMatchObject({ done: begun.waiting, bad: 0 });
    },
  );

  it("changes just the one cell that was changed", async () => {
    const [head = [], ...rows] = await sheetOf("q=atta");
    const at = head.indexOf("Shelf life");
    const [first = []] = rows;
    const sku = first[head.indexOf("SKU")] ?? "";
    const { id } = await service.db.selectFrom("product").select("id").where("sku", "=", sku).executeTakeFirstOrThrow();
    const before = (await admin.call(product.get, { params: { id } })).payload;
    first[at] = String(before.formProductShelfLife + 1);
    const begun = await startImport(admin, csv([head, ...rows]));
    const checked = await checkImport(admin, begun, begun.columns);
    expect(checked).toMatchObject({ creates: 0, updates: 1, bad: 0, same: rows.length - 1 });
    await applyImport(admin, checked);
    const after = (await admin.call(product.get, { params: { id } })).payload;
    expect(after).toEqual({
      ...before,
      formProductShelfLife: before.formProductShelfLife + 1,
      version: before.version + 1,
      updatedAt: after.updatedAt,
      updatedBy: after.updatedBy,
    });
    const history = await admin.call(product.history, { params: { id } });
    expect(history.payload[0]?.changes.map(({ field }) => field)).toEqual(["formProductShelfLife"]);
  });

  it("means the same brand also when it may be chosen no more, and the same part of a kit also when others have its name", async () => {
    const kits = await sheetOf("kit=true");
    const [head = [], first = []] = kits;
    const brand = first[head.indexOf("Brand")] ?? "";
    const [part = ""] = (first[head.indexOf("SKU kit")] ?? "").split(", ");
    const named = await service.db
      .selectFrom("product")
      .select(["id", "name"])
      .where("sku", "=", part)
      .executeTakeFirstOrThrow();
    const other = await service.db
      .selectFrom("product")
      .select(["id", "name"])
      .where("sku", "<>", part)
      .orderBy("sku")
      .executeTakeFirstOrThrow();
    await service.db.updateTable("product").set({ name: named.name }).where("id", "=", other.id).execute();
    await service.db.updateTable("brand").set({ active: false }).where("name", "=", brand).execute();
    const begun = await startImport(admin, csv([head, first]));
    const checked = await checkImport(admin, begun, begun.columns);
    await service.db.updateTable("brand").set({ active: true }).where("name", "=", brand).execute();
    await service.db.updateTable("product").set({ name: other.name }).where("id", "=", other.id).execute();
    expect(checked).toMatchObject({ same: 1, bad: 0 });
  });

  it("has nothing twice: what the list shows in a column has none of its own", () => {
    const labels = importColumns(productList).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toHaveLength(productImport.columns.length);
  });
});
