import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { QueryOf } from "@o2r/api/contract";
import {
  brandEndpoints as brand,
  categoryEndpoints as category,
  masterEndpoints,
  productEndpoints as product,
  productList,
  subCategoryEndpoints as subCategory,
  type ProductRow,
} from "@o2r/api/contract/catalogue";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

type Query = Partial<QueryOf<typeof product.list>>;

let service: DemoService;
let client: Client;

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  client = await service.signIn("super_super_admin");
});
afterAll(() => service.stop());

// What the caller leaves out takes the contract's standard.
const list = (query: Query = {}) => client.call(product.list, { query: query as QueryOf<typeof product.list> });
const page = async (query: Query = {}) => {
  const { status, payload, errorMessage } = await list(query);
  expect([status, errorMessage]).toEqual([200, undefined]);
  return payload;
};
const rowsOf = async (query: Query) => (await page({ size: 500, ...query })).content;
const countOf = async (where = sql`true`): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from product where ${where}`.execute(service.db);
  return rows[0]?.n ?? -1;
};
/** Walks from a page to the last, or to the first: the rows on the way, and the way back. */
const walk = async (query: Query, by: "nextCursor" | "prevCursor", from: string | null = null) => {
  const ids: string[] = [];
  let cursor = from;
  for (;;) {
    const shown = await page({ ...query, cursor });
    ids.push(...(by === "nextCursor" ? shown.content : shown.content.toReversed()).map(({ id }) => id));
    cursor = shown[by];
    if (cursor === null) return { ids, back: shown[by === "nextCursor" ? "prevCursor" : "nextCursor"] };
  }
};
const lookups = { brand: brand.lookup, category: category.lookup, subCategory: subCategory.lookup };
const firstOf = async (thing: keyof typeof lookups) => (await client.call(lookups[thing])).payload.content[0]?.id ?? "";

describe("the product list", () => {
  it("S2.128 gives 25 rows unless told, in the order of names, with how many there are", async () => {
    const shown = await page();
    expect([shown.content.length, shown.size, shown.totalCapped]).toEqual([25, 25, false]);
    expect(shown.totalElements).toBe(await countOf());
    expect(shown.totalElements).toBeGreaterThanOrEqual(600);
    expect(shown.prevCursor).toBeNull();
  });

  it("says what is in stock of the warehouses that somebody sees", async () => {
    const seen = async (who: string) => {
      const { payload } = await (
        await service.signIn(who)
      ).call(product.list, {
        query: { size: 500 } as QueryOf<typeof product.list>,
      });
      return new Map(payload.content.map(({ id, inStock }) => [id, inStock]));
    };
    const [admin, hub] = [await seen("admin"), await seen("hub_manager")];
    const { rows } = await sql<{ id: string; all: number; own: number }>`
      select batch.product_id as id, sum(left_over)::int as all,
        coalesce(sum(left_over) filter (where batch.warehouse_id in (
          select warehouse_id from user_warehouse join app_user on app_user.id = user_id where username = 'hub_manager'
        )), 0)::int as own
      from batch join (
        select batch_id, on_hand - reserved - buffer as left_over from stock_balance
      ) as balance on balance.batch_id = batch.id
      where not blocked and expires_on > (now() at time zone 'Asia/Kolkata')::date
      group by 1`.execute(service.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, all, own } of rows) {
      if (admin.get(id) == null) continue;
      expect([admin.get(id), hub.get(id)]).toEqual([all, own]);
    }
    expect(rows.some(({ id, all, own }) => admin.get(id) === all && own < all)).toBe(true);
  });

  it("S2.129 takes the page sizes of the specification and no others", async () => {
    for (const size of [25, 50, 100, 200, 300, 400, 500]) expect((await page({ size })).content).toHaveLength(size);
    expect((await list({ size: 11 })).status).toBe(400);
  });

  const walkBothWays = async (query: Query & { readonly size: 10 | 100 }) => {
    const { ids: forward, back } = await walk(query, "nextCursor");
    const { ids: backward } = await walk(query, "prevCursor", back);
    const pages = Math.ceil(forward.length / query.size);
    return { forward, backward, allButLast: forward.slice(0, (pages - 1) * query.size) };
  };

  it("S2.128 shows every row once when walked ten at a time, forward and backward", async () => {
    const { forward, backward, allButLast } = await walkBothWays({ size: 10 });
    expect(forward).toHaveLength(await countOf());
    expect(new Set(forward).size).toBe(forward.length);
    expect(backward.toReversed()).toEqual(allButLast);
  });

  it.each(
    productList.columns.flatMap((column) => ("sort" in column ? [column.field, `-${column.field}` as const] : [])),
  )("shows every row once in the order of %s, forward and backward", async (sort) => {
    const { forward, backward, allButLast } = await walkBothWays({ sort, size: 100 });
    expect(forward).toHaveLength(await countOf());
    expect(new Set(forward).size).toBe(forward.length);
    expect(backward.toReversed()).toEqual(allButLast);
  });

  it("neither repeats nor skips an untouched row when rows come and go while it is walked", async () => {
    const before = new Set((await walk({ size: 100 }, "nextCursor")).ids);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const shown: Awaited<ReturnType<typeof page>> = await page({ size: 50, cursor });
      seen.push(...shown.content.map(({ id }) => id));
      cursor = shown.nextCursor;
      await sql`
        insert into product (id, sku, name, shelf_life, item_type, unit_weight, weight_type, pack_of, pack_type, o2rlp, pth, ptr, mrp, gst, cess, hsn, platform, product_type, description)
        select gen_random_uuid(), 'NEW-' || md5(random()::text), chr(65 + floor(random() * 26)::int) || ' new', 1, 'FOOD', 1, 'KG', 1, 'BOX', 1, 1, 1, 1, 5, 0, '1', 'ALL', 'Non-DS Products', 'new'
        from generate_series(1, 5)`.execute(service.db);
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect([...before].filter((id) => !seen.includes(id))).toEqual([]);
    await sql`delete from product where sku like 'NEW-%'`.execute(service.db);
  });

  it("sorts prices as numbers and names without regard to capitals", async () => {
    const prices = (await rowsOf({ sort: "formProductMrp" })).map(({ formProductMrp }) => formProductMrp);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const newest = (await rowsOf({ sort: "-updatedAt" })).map(({ updatedAt }) => updatedAt);
    expect(newest).toEqual(newest.toSorted().toReversed());
  });

  it("refuses a column that it does not sort by, and a cursor of another list", async () => {
    expect((await list({ sort: "formProductCess" })).status).toBe(400);
    const { nextCursor } = await page({ sort: "sku" });
    expect((await list({ sort: "formName", cursor: nextCursor })).status).toBe(400);
    expect((await list({ cursor: "made-up" })).status).toBe(400);
  });
});

describe("search", () => {
  it("S9.21 S9.22 looks for every word in name, SKU, EAN and HSN, and needs three characters", async () => {
    const words = await rowsOf({ q: "dal CHANA" });
    expect(words.length).toBeGreaterThan(0);
    expect(words.every(({ formName }) => /chana/i.test(formName) && /dal/i.test(formName))).toBe(true);
    const [first] = words;
    expect((await rowsOf({ q: first?.sku.toLowerCase() ?? "" })).map(({ id }) => id)).toContain(first?.id);
    const ean = await service.db
      .selectFrom("product")
      .select(["id", "ean"])
      .where("ean", "is not", null)
      .executeTakeFirstOrThrow();
    expect((await rowsOf({ q: ean.ean ?? "" })).map(({ id }) => id)).toEqual([ean.id]);
    expect((await rowsOf({ q: "07136000" })).every(({ subCategory }) => subCategory === "Pulses")).toBe(true);
    expect((await list({ q: "da" })).status).toBe(400);
    expect((await page({ q: "" })).totalElements).toBe(await countOf());
  });

  it("takes the signs of a pattern for what they are", async () => {
    expect(await rowsOf({ q: "%%%" })).toEqual([]);
    expect(await rowsOf({ q: "___" })).toEqual([]);
    expect(await rowsOf({ q: "\\\\\\" })).toEqual([]);
    expect(await rowsOf({ q: "'; drop table product; --" })).toEqual([]);
  });

  it("goes through the trigram index", async () => {
    const plan = await service.db.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db);
      return sql<{ "QUERY PLAN": string }>`explain select id from product where search like '%chana%'`.execute(db);
    });
    expect(JSON.stringify(plan.rows)).toContain("product_search");
  });
});

describe("every filter", () => {
  const all = (rows: readonly ProductRow[], holds: (row: ProductRow) => boolean) =>
    rows.length > 0 && rows.every(holds);

  it("keeps exactly the rows it names", async () => {
    expect(all(await rowsOf({ platform: "APP" }), (row) => row.formProductPlatform === "APP")).toBe(true);
    expect(await rowsOf({ platform: "APP,CALL_CENTERS" })).toHaveLength(await countOf(sql`platform <> 'ALL'`));
    expect(all(await rowsOf({ type: "DS Group Products" }), (row) => row.formProductType === "DS Group Products")).toBe(
      true,
    );
    expect(all(await rowsOf({ gst: "18,40" }), (row) => [18, 40].includes(row.formProductGst))).toBe(true);
    expect(
      all(await rowsOf({ mrp: "100..199.5" }), (row) => row.formProductMrp >= 100 && row.formProductMrp <= 199.5),
    ).toBe(true);
    expect(all(await rowsOf({ mrp: "1500.." }), (row) => row.formProductMrp >= 1500)).toBe(true);
    expect(all(await rowsOf({ active: "false" }), (row) => !row.active)).toBe(true);
    expect(all(await rowsOf({ kit: "true" }), (row) => row.kit)).toBe(true);
    expect(all(await rowsOf({ hasImage: "false" }), (row) => row.image === null)).toBe(true);
    expect(await rowsOf({ itemType: "NON_FOOD" })).toHaveLength(await countOf(sql`item_type = 'NON_FOOD'`));
    expect(await rowsOf({ hasEan: "false" })).toHaveLength(await countOf(sql`ean is null`));
    expect(await rowsOf({ hasHsn: "false" })).toEqual([]);
  });

  it("of brand, category and sub-category takes ids", async () => {
    for (const key of ["brand", "category", "subCategory"] as const) {
      const rows = await rowsOf({ [key]: await firstOf(key) });
      expect(new Set(rows.map((row) => row[key])).size).toBe(1);
    }
    expect((await list({ brand: "Annapurti" })).status).toBe(400);
  });

  it("narrows together with others, with the search, and with the count", async () => {
    const both = await page({ gst: "5", active: "true", q: "rice", size: 500 });
    expect(all(both.content, (row) => row.formProductGst === 5 && row.active)).toBe(true);
    expect(both.totalElements).toBe(both.content.length);
  });

  it("that nobody declared is refused", async () => {
    expect((await client.raw("/oms/product?colour=red")).status).toBe(400);
  });
});

describe("the look-ups", () => {
  it("S7.36 S7.38 S7.40 find by name, at most fifty, in alphabetical order", async () => {
    const { payload } = await client.call(product.lookup, { query: { query: "", size: 50 } });
    expect(payload.content).toHaveLength(50);
    const { payload: oils } = await client.call(subCategory.lookup, { query: { query: "OIL", size: 50 } });
    expect(oils.content.map(({ name }) => name)).toEqual([
      "Foil and bags",
      "Groundnut and other oils",
      "Hair oil",
      "Mustard oil",
      "Sunflower oil",
    ]);
    expect(oils.content[1]?.parent).toBe("Edible oil");
    expect((await client.raw("/api/brand?size=51")).status).toBe(400);
  });

  it("name what a form holds already, though it be inactive now", async () => {
    const gone = await service.db
      .selectFrom("product")
      .select(["id", "name"])
      .where("active", "=", false)
      .executeTakeFirstOrThrow();
    const searched = await client.call(product.lookup, { query: { query: gone.name, size: 50 } });
    expect(searched.payload.content.map(({ id }) => id)).not.toContain(gone.id);
    const named = await client.call(product.lookup, { query: { query: "", size: 50, ids: gone.id } });
    expect(named.payload.content).toMatchObject([{ id: gone.id, name: gone.name }]);
  });

  it("S7.39 narrow sub-categories by category and products by brand", async () => {
    const category = await firstOf("category");
    const { payload } = await client.call(subCategory.lookup, { query: { query: "", size: 50, category } });
    expect(new Set(payload.content.map(({ parent }) => parent)).size).toBe(1);
    const brand = await firstOf("brand");
    const products = await client.call(product.lookup, { query: { query: "", size: 50, brand } });
    expect(products.payload.content.length).toBeGreaterThan(0);
  });

  it("S3.07 answer a product with its name, SKU and id", async () => {
    const { payload } = await client.call(product.lookup, { query: { query: "rice", size: 50 } });
    const rows = await service.db.selectFrom("product").select(["id", "name", "sku"]).execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    expect(payload.content.length).toBeGreaterThan(0);
    for (const { id, name, sku } of payload.content) expect({ id, name, sku }).toEqual(known.get(id));
  });

  it.each(["shopType", "retailerType", "beatType", "beatId", "reason"])(
    "S3.84 give the options of %s while the console runs",
    async (category) => {
      const { payload } = await client.call(masterEndpoints.options, { query: { category } });
      expect(payload.length).toBeGreaterThan(1);
    },
  );

  it("S3.08 give the options of a master list in their order, and none of a list that nobody made", async () => {
    const { payload } = await client.call(masterEndpoints.options, { query: { category: "WEIGHT_TYPE" } });
    expect(payload.map(({ label, value }) => [label, value])).toEqual([
      ["KG", "KG"],
      ["Gram", "GRAM"],
      ["Litre", "LITRE"],
      ["ML", "ML"],
      ["Piece", "PIECE"],
    ]);
    expect((await client.call(masterEndpoints.options, { query: { category: "nothing" } })).payload).toEqual([]);
  });
});
