import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf } from "@o2r/api/contract";
import {
  productEndpoints as product,
  rateChangeEndpoints as rates,
  subCategoryEndpoints as subCategory,
  type RateChange,
} from "@o2r/api/contract/catalogue";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { day, morningOf } from "../../test/trade-day.ts";
import { applyDueRates } from "./apply-rates.ts";

type Values = BodyOf<typeof rates.plan>;

let service: DemoService;
let admin: Client;
let ids: readonly string[];

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  admin = await service.signIn("admin");
  // Sub-categories at 5%, whose products all have that rate.
  const known = service.db.selectFrom("rate_change").select("sub_category_id");
  const rows = await service.db
    .selectFrom("sub_category")
    .select("id")
    .where("gst", "=", "5")
    .where("id", "not in", known)
    .orderBy("name")
    .execute();
  ids = rows.map(({ id }) => id);
});
afterAll(() => service.stop());

let taken = 0;
/** A sub-category that no other test touches. */
const fresh = (): string => ids[taken++] ?? "";
const plan = (subCategoryId: string, changes: Partial<Values> = {}, as = admin) =>
  as.call(rates.plan, {
    body: { subCategoryId, gst: 18, cess: 0, effectiveOn: day(0), reason: "New rate by law", ...changes },
  });
const planned = async (subCategoryId: string, changes: Partial<Values> = {}): Promise<RateChange> => {
  const { status, payload, errors } = await plan(subCategoryId, changes);
  expect([status, errors]).toEqual([200, []]);
  return payload;
};
const cancel = ({ id, version }: RateChange) => admin.call(rates.cancel, { params: { id }, version });
const preview = async (sub: string, gst: 0 | 5 | 18 | 40 = 18, cess = 0) =>
  (
    await admin.call(rates.preview, {
      query: { subCategory: sub, gst, cess, taxBase: undefined, cessPerUnit: undefined },
    })
  ).payload;
const productsOf = (sub: string) =>
  service.db.selectFrom("product").select(["id", "gst", "version"]).where("sub_category_id", "=", sub).execute();
const rateOf = async (id: string) => {
  const { gst, cess } = (await admin.call(subCategory.get, { params: { id } })).payload;
  return [gst, cess];
};
const runJob = (now: Date) => applyDueRates(service.db, service.services, now);

describe("a new rate of a sub-category", () => {
  it("tells beforehand which products take it, which keep their own, and where PTR with tax exceeds MRP", async () => {
    const sub = fresh();
    const all = await productsOf(sub);
    const own = all[0]?.id ?? "";
    await service.db.updateTable("product").set({ gst: 12 }).where("id", "=", own).execute();
    const { changing, keeping, aboveMrp, products } = await preview(sub, 40);
    expect([changing, keeping]).toEqual([all.length - 1, 1]);
    expect(aboveMrp).toBeGreaterThan(0);
    expect(products.filter((one) => one.aboveMrp)).toHaveLength(Math.min(aboveMrp, 50));
    expect(products.find(({ id }) => id === own)).toMatchObject({ changes: false, aboveMrp: false });
    // Each product by the rate of its own sub-category, also where these differ.
    const other = ids.at(-1) ?? "";
    await service.db.updateTable("sub_category").set({ gst: 12 }).where("id", "=", other).execute();
    const both = await preview(`${sub},${other}`, 40);
    const ofOther = await productsOf(other);
    expect([both.changing, both.keeping]).toEqual([all.length - 1, 1 + ofOther.length]);
    await service.db.updateTable("sub_category").set({ gst: 5 }).where("id", "=", other).execute();
    expect((await preview(`${sub},${other}`, 40)).changing).toBe(all.length - 1 + ofOther.length);
  });

  it("may lead back to the rate of today where another comes before, and not otherwise", async () => {
    const sub = fresh();
    const back = { gst: 5, effectiveOn: day(9) } as const;
    expect((await plan(sub, back)).errors[0]?.message).toBe("This is the sub-category's rate already");
    await planned(sub, { effectiveOn: day(2) });
    await planned(sub, back);
    await runJob(morningOf(2));
    expect(await rateOf(sub)).toEqual([18, 0]);
    await runJob(morningOf(9));
    expect(await rateOf(sub)).toEqual([5, 0]);
  });

  it("of today is taken at once by the sub-category and by the products that had its rate", async () => {
    const sub = fresh();
    const before = await productsOf(sub);
    const [own, other] = before;
    await service.db
      .updateTable("product")
      .set({ gst: 12 })
      .where("id", "=", own?.id ?? "")
      .execute();
    const change = await planned(sub, { cess: 1 });
    expect(change).toMatchObject({ state: "APPLIED", products: before.length - 1 });
    expect(await rateOf(sub)).toEqual([18, 1]);
    const after = await productsOf(sub);
    expect(after.find(({ id }) => id === own?.id)?.gst).toBe("12.00");
    expect(after.filter(({ gst }) => gst === "18.00")).toHaveLength(before.length - 1);
    const { payload: told } = await admin.call(product.history, { params: { id: other?.id ?? "" } });
    expect(told[0]).toMatchObject({ action: "product.rated", version: (other?.version ?? 0) + 1 });
    expect(told[0]?.changes).toContainEqual({ field: "formProductGst", before: 5, after: 18 });
  });

  it("may be taken of the printed price, with cess by the unit, from its day on, and is told so", async () => {
    const sub = fresh();
    const [one] = await productsOf(sub);
    const onMrp = { gst: 40, cess: 0, taxBase: "RETAIL_PRICE", cessPerUnit: 0.0125 } as const;
    const { payload: seen } = await admin.call(rates.preview, { query: { subCategory: sub, ...onMrp } });
    expect(seen.keeping).toBe(0);
    const { rows } = await sql<{ above: number }>`select count(*)::int as above from product
      where sub_category_id = ${sub} and round(ptr + mrp * 40.0 / 140 + 1.25) > mrp`.execute(service.db);
    expect(seen.aboveMrp).toBe(rows[0]?.above);
    const change = await planned(sub, { ...onMrp, effectiveOn: day(2) });
    expect(change).toMatchObject({ state: "SCHEDULED", taxBase: "RETAIL_PRICE", cessPerUnit: 0.0125 });
    await runJob(morningOf(2));
    expect((await admin.call(subCategory.get, { params: { id: sub } })).payload).toMatchObject(onMrp);
    const id = one?.id ?? "";
    const rated = (await admin.call(product.get, { params: { id } })).payload;
    expect(rated).toMatchObject({ formProductGst: 40, taxBase: "RETAIL_PRICE", cessPerUnit: 0.0125 });
    const { payload: told } = await admin.call(product.history, { params: { id } });
    expect(told[0]?.changes).toContainEqual({ field: "taxBase", before: "TRANSACTION", after: "RETAIL_PRICE" });
    // The same percents of the sale value are another rate.
    expect(await planned(sub, { gst: 40, cess: 0 })).toMatchObject({ state: "APPLIED" });
  });

  it("of a later day waits for it, and is applied once by any number of processes", async () => {
    const sub = fresh();
    const before = await productsOf(sub);
    expect((await planned(sub, { effectiveOn: day(3) })).state).toBe("SCHEDULED");
    await runJob(new Date(morningOf(3).getTime() - 60_000));
    expect(await rateOf(sub)).toEqual([5, 0]);
    await Promise.all(Array.from({ length: 6 }, () => runJob(morningOf(3))));
    expect(await rateOf(sub)).toEqual([18, 0]);
    const versions = new Map(before.map(({ id, version }) => [id, version + 1]));
    for (const { id, version } of await productsOf(sub)) expect(version).toBe(versions.get(id));
    const { payload: list } = await admin.call(rates.list, { query: { subCategory: sub } });
    expect(list).toMatchObject([{ state: "APPLIED", products: before.length }]);
  });

  it("reaches a sub-category of thousands of products, each with its entry in the history", async () => {
    const sub = fresh();
    const product = await service.db
      .selectFrom("product")
      .selectAll()
      .where("sub_category_id", "=", sub)
      .executeTakeFirstOrThrow();
    const columns = Object.keys(product).filter((name) => name !== "search");
    const own = new Map([
      ["id", sql`gen_random_uuid()`],
      ["sku", sql`'RATED-' || n`],
    ]);
    // In pieces: the index of words makes each row dear, and a statement has its limit.
    for (let from = 0; from < 3000; from += 250) {
      await sql`insert into product (${sql.join(columns.map((name) => sql.ref(name)))})
        select ${sql.join(columns.map((name) => own.get(name) ?? sql.ref(name)))}
        from product, generate_series(${from + 1}::int, ${from + 250}::int) as n where product.id = ${product.id}`.execute(
        service.db,
      );
    }
    const { products } = await planned(sub);
    expect(products).toBeGreaterThan(3000);
    const { rows } = await sql<{ entries: number }>`select count(*) as entries from audit_log
      where action = 'product.rated' and entity_id in (select id::text from product where sub_category_id = ${sub})`.execute(
      service.db,
    );
    expect(rows[0]?.entries).toBe(products);
  });

  it("that is cancelled never comes", async () => {
    const sub = fresh();
    const change = await planned(sub, { effectiveOn: day(2) });
    expect((await cancel(change)).payload.state).toBe("CANCELLED");
    expect((await cancel(change)).status).toBe(412);
    await runJob(morningOf(3));
    expect(await rateOf(sub)).toEqual([5, 0]);
  });

  it("cannot be cancelled once it is applied", async () => {
    const answer = await cancel(await planned(fresh()));
    expect([answer.status, answer.errorMessage]).toEqual([409, "A rate change that is applied cannot be cancelled"]);
  });
});

describe("a rate that is wrong", () => {
  it.each([
    ["a rate that no law has", { gst: 7 as never }, "gst"],
    ["the rate that it has", { gst: 5 }, "gst"],
    ["a day that is over", { effectiveOn: "2020-01-01" }, "effectiveOn"],
    ["a cess beyond the whole", { cess: 100.5 }, "cess"],
    ["no reason", { reason: "" }, "reason"],
    ["a sub-category that does not exist", { subCategoryId: "01920000-0000-7000-8000-000000000000" }, "subCategoryId"],
    ["a sub-category that is no id", { subCategoryId: "' or 1=1 --" }, "subCategoryId"],
  ] as const)("is refused with %s", async (_, change, field) => {
    const { status, errors } = await plan(ids.at(-1) ?? "", change);
    expect([status, errors[0]?.field]).toEqual([422, field]);
  });

  it("is refused on a day that has one already", async () => {
    const sub = fresh();
    await planned(sub, { effectiveOn: day(5) });
    const { status, errors } = await plan(sub, { effectiveOn: day(5), gst: 12 });
    expect([status, errors[0]?.field]).toEqual([409, "effectiveOn"]);
  });

  it.each([
    "subCategory=x&gst=5&cess=0",
    "gst=5&cess=0",
    "subCategory=01920000-0000-7000-8000-000000000000&gst=7&cess=0",
  ])("is not previewed with %s", async (query) => {
    expect((await admin.raw(`/oms/rate-change/preview?${query}`)).status).toBe(400);
  });

  it("is planned by nobody but admins", async () => {
    const client = await service.signIn("hub_manager");
    expect((await plan(ids.at(-1) ?? "", {}, client)).status).toBe(403);
    expect((await client.call(rates.list, { query: { subCategory: ids.at(-1) ?? "" } })).status).toBe(200);
  });
});
