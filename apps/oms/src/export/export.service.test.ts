// Long because all that an export promises is shown on one service with the demo, which takes its time to be filled.
import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { SaxesParser } from "saxes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract, exportColumns, isExport, type QueryOf, type ReplyOf } from "@o2r/api/contract";
import { productEndpoints as product, type ProductRow } from "@o2r/api/contract/catalogue";
import { batchStates, inventoryEndpoints as inventory } from "@o2r/api/contract/stock";
import { startDemoService, type DemoService } from "../areas/test/demo-service.ts";
import type { Client, Received } from "../test/client.ts";

let service: DemoService;
let admin: Client;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  admin = await service.signIn("admin");
});
afterAll(() => service.stop());

const file = async (path: string, as = admin): Promise<Response> => {
  const answer = await as.raw(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer;
};
const rowsOf = async (path: string, as = admin): Promise<string[][]> =>
  parse(await (await file(path, as)).text(), { bom: true });

/** Adds brands as nothing but a restored backup could: names that no form lets through. */
const addBrands = (names: readonly string[], description = "") =>
  sql`insert into brand (id, name, company_id, description, active, created_at, created_by, updated_at, updated_by)
      select gen_random_uuid(), name, (select id from company limit 1), ${description}, true, now(), u.id, now(), u.id
      from unnest(${[...names]}::text[]) as name, (select id from app_user limit 1) u`.execute(service.db);

const everyProduct = async (query: Partial<QueryOf<typeof product.list>>) => {
  const content: ProductRow[] = [];
  let cursor: string | null = null;
  do {
    // Pages follow one another.
    const { payload }: Received<ReplyOf<typeof product.list>> = await admin.call(product.list, {
      query: { q: "", sort: "formName", ...query, size: 100, cursor },
    });
    content.push(...payload.content);
    cursor = payload.nextCursor;
  } while (cursor !== null);
  return content;
};

describe("the export of a list", () => {
  it("holds exactly the rows that the list shows for the same search, filters and order", async () => {
    const queries = [{}, { q: "rice" }, { active: "false", sort: "-formProductMrp" }, { mrp: "100..200" }] as const;
    for (const query of queries) {
      const search = new URLSearchParams({ ...query, columns: "sku,formProductMrp,active" });
      const [head, ...rows] = await rowsOf(`/oms/product/export?${search}`);
      expect(head).toEqual(["SKU", "MRP ₹", "Status"]);
      const shown = await everyProduct(query);
      expect(rows).toEqual(
        shown.map(({ sku, formProductMrp, active }) => [
          sku,
          formProductMrp.toFixed(2),
          active ? "Active" : "Inactive",
        ]),
      );
    }
  });

  it("holds just the rows that are named, whatever the list would be narrowed by", async () => {
    const [first, , third] = await everyProduct({ q: "rice" });
    const ids = [third?.id, first?.id].join();
    const [, ...rows] = await rowsOf(`/oms/product/export?sort=sku&columns=sku&ids=${ids}`);
    expect(rows).toHaveLength(2);
    expect(new Set(rows.flat())).toEqual(new Set([first?.sku, third?.sku]));
  });

  it("holds the columns that the list shows by itself, and no pictures, unless columns are chosen", async () => {
    const [head] = await rowsOf("/oms/product/export?q=rice");
    expect(head?.[0]).toBe("Product");
    expect(head).not.toContain("Image");
    const [chosen] = await rowsOf("/oms/product/export?q=rice&columns=formProductGst,formName");
    expect(chosen).toEqual(["GST", "Product"]);
  });

  it("writes a discount with its unit, as the list does", async () => {
    await sql`update batch set (discount_type, discount) = (given.type, given.discount)
      from (select id, row_number() over (order by expires_on, id) as place from batch) as numbered
      join (values (1, 'PERCENT', 12.5), (2, 'VALUE', 10), (3, null, null)) as given (place, type, discount)
        on given.place = numbered.place
      where numbered.id = batch.id`.execute(service.db);
    const [, ...rows] = await rowsOf("/oms/inventory/export?sort=expiryDate&columns=sku,discount");
    expect(rows.slice(0, 3).map(([, discount]) => discount)).toEqual(["12.5%", "₹10", ""]);
  });

  it("says of a batch in stock the state that its list shows, whatever keeps it from sale", async () => {
    const words = new Map<string, string>(batchStates.map(({ value, label }) => [value, label]));
    const query = { q: "", sort: "expiryDate", size: 500, cursor: null } as const;
    const shown = (await admin.call(inventory.list, { query })).payload.content;
    const [head, ...rows] = await rowsOf("/oms/inventory/export?sort=expiryDate&columns=sku,state");
    expect(head).toEqual(["SKU", "Status"]);
    expect(rows.slice(0, 500)).toEqual(shown.map(({ sku, state }) => [sku, words.get(state)]));
    const said = new Set(rows.map(([, word]) => word));
    expect(said).toEqual(new Set(words.values()));
  });

  it("is named for what it holds and the day, and kept by no cache", async () => {
    const { headers } = await file("/oms/sub-category/export?format=csv");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="sub-categories-\d{4}-\d\d-\d\d\.csv"$/);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    "columns=nothing",
    "columns=sku,sku",
    "columns=",
    "format=pdf",
    "size=10",
    "cursor=x",
    "q=ab",
    "gst=99",
    "ids=all",
  ])("refuses %s before it answers anything", async (query) => {
    const answer = await admin.raw(`/oms/product/export?${query}`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "request.malformed" }]);
  });

  it("can be fetched by a link, which sends no header but the cookie", async () => {
    const answer = await service
      .client(null)
      .raw("/oms/brand/export", { headers: { cookie: `o2r_access=${admin.token}` } });
    expect(answer.status).toBe(200);
  });

  it("lets no cell be taken for a formula", async () => {
    await addBrands(["=HYPERLINK(1)", "+cmd", "-2+3", "@SUM(A1)", "\tTab", 'Say "hi", please', "Two\nlines"]);
    const names = (await rowsOf("/oms/brand/export?columns=name")).flat();
    expect(names).toEqual(
      expect.arrayContaining([
        "'=HYPERLINK(1)",
        "'+cmd",
        "'-2+3",
        "'@SUM(A1)",
        "'\tTab",
        'Say "hi", please',
        "Two\nlines",
      ]),
    );
    for (const name of names) expect(name).not.toMatch(/^[=+\-@\t\r]/);
  });
});

interface ReadCell {
  readonly kind: string;
  readonly format: string;
  readonly text: string;
}

/** The cells of a part of a workbook, row by row, by a parser that takes well-formed XML only. */
const readSheet = (xml: string): ReadCell[][] => {
  const rows: ReadCell[][] = [];
  let text = "";
  let cell: Omit<ReadCell, "text"> = { kind: "", format: "" };
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    if (name === "row") rows.push([]);
    if (name === "c") {
      cell = { kind: attributes["t"] ?? "n", format: attributes["s"] ?? "0" };
      text = "";
    }
  });
  parser.on("text", (more) => (text += more));
  parser.on("closetag", ({ name }) => void (name === "c" && rows.at(-1)?.push({ ...cell, text })));
  parser.write(xml).close();
  return rows;
};

describe("an exported workbook", () => {
  const sheetOf = async (path: string): Promise<ReadCell[][]> => {
    const parts = unzipSync(await (await file(path)).bytes());
    // Every part is well-formed, and what the workbook names is there.
    for (const [name, part] of Object.entries(parts)) expect([name, readSheet(strFromU8(part))]).toBeDefined();
    expect(Object.keys(parts).toSorted()).toEqual([
      "[Content_Types].xml",
      "_rels/.rels",
      "xl/_rels/workbook.xml.rels",
      "xl/styles.xml",
      "xl/workbook.xml",
      "xl/worksheets/sheet1.xml",
    ]);
    const sheet = parts["xl/worksheets/sheet1.xml"];
    return sheet === undefined ? [] : readSheet(strFromU8(sheet));
  };

  it("keeps money, percents and instants as numbers with a format, and codes as text", async () => {
    const [head, first] = await sheetOf(
      "/oms/product/export?format=xlsx&sort=sku&columns=sku,formProductHsn,formProductMrp,formProductGst,updatedAt",
    );
    expect(head?.map(({ text }) => text)).toEqual(["SKU", "HSN", "MRP ₹", "GST", "Updated"]);
    const [shown] = await everyProduct({ sort: "sku" });
    expect(first?.slice(0, 4)).toEqual([
      { kind: "inlineStr", format: "2", text: shown?.sku },
      { kind: "inlineStr", format: "2", text: shown?.formProductHsn },
      { kind: "n", format: "3", text: String(shown?.formProductMrp) },
      { kind: "n", format: "4", text: String(shown?.formProductGst) },
    ]);
    // Excel counts days since 1899-12-30, and shows the hour of its user's country.
    const days = (Date.parse(shown?.updatedAt ?? "") + 5.5 * 3_600_000) / 86_400_000 + 25_569;
    expect(Number(first?.[4]?.text)).toBeCloseTo(days, 6);
  });

  it("holds what looks like a formula, markup or control characters as text", async () => {
    await addBrands(["=1+1 <b>&amp;</b>", "Bell\u0007 rings", "Cross\uFFFEed"]);
    const names = (await sheetOf("/oms/brand/export?format=xlsx&columns=name")).flat();
    expect(names.every(({ kind }) => kind === "inlineStr")).toBe(true);
    expect(names.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["=1+1 <b>&amp;</b>", "Bell rings", "Crossed"]),
    );
  });
});

describe("every list that is declared", () => {
  const exports = Object.values(contract).flatMap((thing) => Object.values(thing).filter(isExport));

  it("has an export, of stock as of the catalogue", () => {
    expect(exports.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        "/oms/product/export",
        "/oms/price-change/export",
        "/oms/combo/export",
        "/oms/inventory/export",
        "/oms/discard/export",
        "/oms/qc/export",
        "/oms/rejected-sku/export",
      ]),
    );
  });

  it.each(exports.map((one) => [one.path, one] as const))("answers %s with its columns and rows", async (path, one) => {
    // Reads everything, help and support too.
    const superAdmin = await service.signIn("super_super_admin");
    const [head, ...rows] = await rowsOf(path, superAdmin);
    expect(head).toEqual(exportColumns(one.exported.list, undefined).map(({ label }) => label));
    expect(rows.length).toBeGreaterThan(0);
    const sheet = unzipSync(await (await file(`${path}?format=xlsx`, superAdmin)).bytes());
    expect(readSheet(strFromU8(sheet["xl/worksheets/sheet1.xml"] ?? new Uint8Array()))).toHaveLength(rows.length + 1);
  });

  const ofWarehouses = exports.filter(({ scope }) => scope === "ownWarehouse");
  it.each(ofWarehouses.map(({ path }) => path))("holds a hub manager's own warehouse alone in %s", async (path) => {
    const hub = await service.db
      .selectFrom("user_warehouse")
      .innerJoin("app_user", "app_user.id", "user_id")
      .innerJoin("warehouse", "warehouse.id", "warehouse_id")
      .select(["warehouse.id", "company_name"])
      .where("username", "=", "hub_manager")
      .executeTakeFirstOrThrow();
    // Warehouses themselves have no other to be narrowed to.
    const isOfWarehouses = path === "/oms/warehouse/export";
    const column = isOfWarehouses ? "companyName" : path === "/oms/hub-order/export" ? "hub" : "warehouse";
    const namesIn = async (as: Client, query = "") =>
      new Set((await rowsOf(`${path}?columns=${column}${query}`, as)).flat().slice(1));
    const manager = await service.signIn("hub_manager");
    const names = await namesIn(manager);
    // Where the hub has no orders of today, such as on a Sunday, no vehicle of the demo has left with them.
    const hasNone = path === "/oms/shipment/export" && names.size === 0;
    expect(names).toEqual(new Set(hasNone ? [] : [hub.company_name]));
    expect((await namesIn(admin)).size).toBeGreaterThan(1);
    if (isOfWarehouses) return;
    const others = await service.db.selectFrom("warehouse").select("id").where("id", "!=", hub.id).execute();
    expect(await namesIn(manager, `&${column}=${others[0]?.id}`)).toEqual(new Set());
  });
});

describe("an export of 20,000 rows", () => {
  const count = 20_000;
  const nameOf = (number: number) => `zzz ${String(number).padStart(6, "0")}`;
  beforeAll(
    () =>
      addBrands(
        Array.from({ length: count }, (_, at) => nameOf(at)),
        "x".repeat(1000),
      ),
    60_000,
  );

  it("holds each row once, in order, as CSV and as a workbook", async () => {
    const names = (await rowsOf("/oms/brand/export?q=zzz&sort=name&columns=name")).flat().slice(1);
    expect(names).toEqual(Array.from({ length: count }, (_, at) => nameOf(at)));
    const parts = unzipSync(await (await file("/oms/brand/export?q=zzz&sort=-name&columns=name&format=xlsx")).bytes());
    const rows = readSheet(strFromU8(parts["xl/worksheets/sheet1.xml"] ?? new Uint8Array()));
    expect([rows.length, rows[1]?.[0]?.text, rows.at(-1)?.[0]?.text]).toEqual([
      count + 1,
      nameOf(count - 1),
      nameOf(0),
    ]);
  });

  // What is read from the database only once the reader takes it was in no memory before.
  it("is read from the database as fast as it is taken, and not held before", async () => {
    const answer = await file("/oms/brand/export?q=zzz&sort=name&columns=name,description");
    await sql`update brand set description = 'late' where name = ${nameOf(count - 1)}`.execute(service.db);
    const rows: string[][] = parse(await answer.text(), { bom: true });
    expect(rows).toHaveLength(count + 1);
    expect(rows.at(-1)).toEqual([nameOf(count - 1), "late"]);
  });
});
