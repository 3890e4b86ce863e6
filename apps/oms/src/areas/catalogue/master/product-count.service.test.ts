import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brandEndpoints, categoryEndpoints, productEndpoints } from "@o2r/api/contract/catalogue";
import { newId } from "../../../db/id.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

let service: DemoService;
beforeAll(async () => void (service = await startDemoService({ O2R_LIMIT_FACTOR: "100" })));
afterAll(() => service.stop());

/** Every brand, sub-category and company whose kept count is another than the number of its active products. */
const drifted = async () => {
  const { rows } = await sql`
    with counted as (
      select owner, count(*)::integer as products
      from product cross join unnest(array[brand_id, sub_category_id, company_id]) as owner
      where active and owner is not null group by owner
    )
    select coalesce(owner, owner_id) as owner, counted.products, kept.products as kept
    from counted full join product_count as kept on kept.owner_id = owner
    where coalesce(counted.products, 0) <> coalesce(kept.products, 0)`.execute(service.db);
  return rows;
};
const ids = async (table: "brand" | "sub_category" | "company"): Promise<readonly string[]> =>
  (await service.db.selectFrom(table).select("id").orderBy("id").limit(6).execute()).map(({ id }) => id);
const run = (statement: RawBuilder<unknown>) => statement.execute(service.db);

describe("the number of active products that a list shows of its rows", () => {
  it("is right of the demo's products", async () => {
    expect(await drifted()).toEqual([]);
  });

  it("follows a product that is deactivated, and one that goes to another category", async () => {
    const admin = await service.signIn("admin");
    const page = { q: "", sort: "-updatedAt", size: 100, cursor: null } as const;
    const { payload } = await admin.call(productEndpoints.list, { query: { ...page, active: "true" } });
    const [shown] = payload.content;
    if (shown === undefined) throw new Error("the demo has no products");
    const row = (await admin.call(productEndpoints.get, { params: { id: shown.id } })).payload;
    const ofBrand = async () =>
      (await admin.call(brandEndpoints.list, { query: page })).payload.content.find(({ id }) => id === row.brandId)
        ?.products;
    const before = (await ofBrand()) ?? 0;
    const { payload: off } = await admin.call(productEndpoints.setActive, {
      params: { id: row.id },
      body: { active: false },
      version: row.version,
    });
    expect(await ofBrand()).toBe(before - 1);
    await admin.call(productEndpoints.setActive, {
      params: { id: row.id },
      body: { active: true },
      version: off.version,
    });
    expect(await ofBrand()).toBe(before);

    const ofCategories = async () =>
      new Map(
        (await admin.call(categoryEndpoints.list, { query: page })).payload.content.map(({ id, products }) => [
          id,
          products,
        ]),
      );
    const found = await sql<{ was: string; next: string; sub: string }>`
      select was.category_id as was, other.category_id as next, other.id as sub from sub_category was
      join sub_category other on other.category_id <> was.category_id
      where was.id = (select sub_category_id from product where id = ${row.id}) limit 1`.execute(service.db);
    const { was = "", next = "", sub = "" } = found.rows[0] ?? {};
    const first = await ofCategories();
    await run(sql`update product set sub_category_id = ${sub} where id = ${row.id}`);
    const then = await ofCategories();
    expect([then.get(was), then.get(next)]).toEqual([(first.get(was) ?? 0) - 1, (first.get(next) ?? 0) + 1]);
    expect(await drifted()).toEqual([]);
  });

  it("never drifts, and nobody waits for ever, however many change many products at once", async () => {
    const [brands, subs, companies] = [await ids("brand"), await ids("sub_category"), await ids("company")];
    const products = await service.db.selectFrom("product").select("id").orderBy("id").limit(60).execute();
    /** A number below `most` that looks like chance, and is the same each time. */
    const pick = (seed: number, most: number): number => Math.floor(Math.abs(Math.sin(seed) * 10_000)) % most;
    const one = <T>(of: readonly T[], seed: number): T | undefined => of[pick(seed, of.length)];
    const write = async (seed: number): Promise<unknown> => {
      const some = products.filter((_, index) => pick(seed * 31 + index, 5) === 0).map(({ id }) => id);
      const among = sql<boolean>`id = any(${some}::uuid[])`;
      const of = products[pick(seed, products.length)]?.id ?? "";
      switch (seed % 5) {
        case 0:
          return run(sql`update product set active = not active where ${among}`);
        case 1:
          return run(sql`update product set brand_id = ${one(brands, seed)}, company_id = null where ${among}`);
        case 2:
          return run(
            sql`update product set sub_category_id = ${one(subs, seed)}, company_id = ${one(companies, seed + 1)} where ${among}`,
          );
        case 3:
          return run(sql`
            insert into product (id, sku, name, shelf_life, item_type, unit_weight, weight_type, pack_of, pack_type, o2rlp,
                pth, ptr, mrp, gst, cess, hsn, platform, product_type, description, brand_id, sub_category_id, company_id)
              select ${newId()}, ${`KEPT-${seed}`}, name, shelf_life, item_type, unit_weight, weight_type, pack_of, pack_type,
                o2rlp, pth, ptr, mrp, gst, cess, hsn, platform, product_type, description, ${one(brands, seed)},
                sub_category_id, company_id
              from product where id = ${of}`);
        default:
          return run(sql`delete from product where sku = ${`KEPT-${seed - 6}`}`);
      }
    };
    // Rows of products are held in no order by such updates: PostgreSQL may end one of two, which its caller repeats.
    const again = async (seed: number): Promise<void> => {
      const failed = await write(seed).catch((error: unknown) => error);
      if (!(failed instanceof Error)) return;
      expect(failed.message).toContain("deadlock");
      await again(seed);
    };
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 10 }, (_, index) => again(round * 10 + index)));
    }
    expect(await drifted()).toEqual([]);
  });
});
