import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brandEndpoints as brand, companyEndpoints, productEndpoints, type Brand } from "@o2r/api/contract/catalogue";
import type { BodyOf, QueryOf } from "@o2r/api/contract";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { uploadPicture } from "../../test/upload-picture.ts";

type Values = BodyOf<typeof brand.create>;

let service: DemoService;
let admin: Client;
let superAdmin: Client;
let logo: string;
let company: string;

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  [admin, superAdmin] = await Promise.all([service.signIn("admin"), service.signIn("super_admin")]);
  logo = await uploadPicture(admin);
  company = (await admin.call(companyEndpoints.lookup)).payload.content[0]?.id ?? "";
});
afterAll(() => service.stop());

let count = 0;
/** A brand that is right in every respect. */
const good = (changes: Partial<Values> = {}): Values => ({
  name: `Test brand ${++count}`,
  manufacturer: company,
  description: "A brand for tests",
  Upload_Logo: logo,
  ...changes,
});
const create = (changes: Partial<Values> = {}) => admin.call(brand.create, { body: good(changes) });
const made = async (changes: Partial<Values> = {}): Promise<Brand> => {
  const { status, payload, errors } = await create(changes);
  expect([status, errors]).toEqual([200, []]);
  return payload;
};
const update = ({ id, version, name }: Brand, changes: Partial<Values>, as = admin) =>
  as.call(brand.update, { params: { id }, version, body: good({ name, ...changes }) });
const setActive = ({ id, version }: Brand, active: boolean) =>
  admin.call(brand.setActive, { params: { id }, version, body: { active } });
const list = async (query: Partial<QueryOf<typeof brand.list>> = {}) =>
  (await admin.call(brand.list, { query: { q: "", sort: "name", size: 50, cursor: null, ...query } })).payload;
const busiest = async (): Promise<Brand> => {
  const [first] = (await list({ sort: "-products" })).content;
  if (first === undefined) throw new Error("the demo has no brands");
  return first;
};

describe("a brand", () => {
  it("S3.23 S7.50 is stored with every field of its form, and read back with its manufacturer's name", async () => {
    const sent = good();
    const { payload, headers } = await admin.call(brand.create, { body: sent });
    expect(headers.get("etag")).toBe('"1"');
    const read = await admin.call(brand.get, { params: { id: payload.id } });
    expect(read.payload).toMatchObject({ ...sent, version: 1, active: true, products: 0 });
    expect(read.payload.manufacturerName).not.toBe("");
  });

  it.each(["name", "manufacturer", "description", "Upload_Logo"] as const)(
    "S5.106 S5.108 S5.110 S5.112 is refused without %s",
    async (field) => {
      const { status, errors } = await create({ [field]: "" });
      expect([status, errors]).toEqual([422, [{ field, message: "This field is required" }]]);
    },
  );

  it.each([
    ["S5.107", "name"],
    ["S5.109", "manufacturer"],
    ["S5.111", "description"],
  ] as const)("%s is refused with 51 characters for %s", async (_, field) => {
    const { status, errors } = await create({ [field]: "x".repeat(51) });
    expect(status).toBe(422);
    expect(errors.map((error) => error.field)).toEqual([field]);
  });

  it("takes 50 characters, and no name that another brand has, whatever its case", async () => {
    const { name } = await made({ name: "N".repeat(50), description: "D".repeat(50) });
    const { status, errors } = await create({ name: name.toLowerCase() });
    expect([status, errors]).toEqual([409, [{ field: "name", message: "A brand of this name exists already" }]]);
  });

  it("takes no logo that is not there, and none that another person has just uploaded", async () => {
    const foreign = await uploadPicture(await service.signIn("calling_agent"));
    for (const Upload_Logo of ["01920000-0000-7000-8000-000000000000", foreign]) {
      const { status, errors } = await create({ Upload_Logo });
      expect([status, errors[0]?.field]).toEqual([422, "Upload_Logo"]);
    }
  });
});

describe("changing a brand", () => {
  it("is remembered field by field, with names and not ids", async () => {
    const row = await made();
    const other = (await admin.call(companyEndpoints.lookup)).payload.content[1];
    const { payload } = await update(row, { manufacturer: other?.id ?? "", description: "Another" });
    const history = await admin.call(brand.history, { params: { id: row.id } });
    expect(history.payload.map(({ action }) => action)).toEqual(["brand.updated", "brand.created"]);
    expect(history.payload[0]).toMatchObject({ version: payload.version, actor: { username: "admin" } });
    expect(history.payload[0]?.changes).toEqual([
      { field: "manufacturer", before: row.manufacturerName, after: other?.name },
      { field: "description", before: "A brand for tests", after: "Another" },
    ]);
  });

  it("from a copy that is out of date says who changed what since, and changes nothing", async () => {
    const row = await made();
    await update(row, { description: "Theirs" }, superAdmin);
    const { status, code, current } = await update(row, { description: "Mine" });
    expect([status, code]).toEqual([412, "row.stale"]);
    expect(current).toMatchObject({
      row: { description: "Theirs", version: 2 },
      changes: [{ actor: { username: "super_admin" }, changes: [{ field: "description", after: "Theirs" }] }],
    });
  });
});

describe("switching a brand off", () => {
  it("is refused while active products carry it, and says which", async () => {
    const row = await busiest();
    const { status, code, errorMessage } = await setActive(row, false);
    expect([status, code]).toEqual([409, "row.conflict"]);
    expect(errorMessage).toMatch(
      new RegExp(
        `^${row.name} is used by ${row.products} active products: .+, .+, .+ and \\d+ more\\. Deactivate them`,
      ),
    );
    expect((await admin.call(brand.get, { params: { id: row.id } })).payload).toEqual(row);
  });

  it("is done once none does, and takes the brand out of the look-up; its history says so", async () => {
    const row = await made();
    const { payload } = await setActive(row, false);
    expect(payload).toMatchObject({ active: false, version: 2 });
    const found = await admin.call(brand.lookup, { query: { query: row.name, size: 50 } });
    expect(found.payload.content).toEqual([]);
    expect((await setActive(payload, true)).payload.active).toBe(true);
    const history = await admin.call(brand.history, { params: { id: row.id } });
    expect(history.payload.map(({ action }) => action)).toEqual([
      "brand.activated",
      "brand.deactivated",
      "brand.created",
    ]);
  });

  it("waits for a product that is being given to the brand at the same moment", async () => {
    const [product] = (
      await admin.call(productEndpoints.list, {
        query: { q: "", sort: "formName", size: 10, cursor: null, active: "true" },
      })
    ).payload.content;
    const row = await made();
    const waiting = sql<{ n: number }>`select count(*) as n from pg_locks where not granted`;
    const { answer } = await service.db.transaction().execute(async (trx) => {
      await trx
        .updateTable("product")
        .set({ brand_id: row.id })
        .where("id", "=", product?.id ?? "")
        .execute();
      const answer = setActive(row, false);
      await expect.poll(async () => Number((await waiting.execute(service.db)).rows[0]?.n)).toBeGreaterThan(0);
      return { answer };
    });
    const { status, errorMessage } = await answer;
    expect(status).toBe(409);
    expect(errorMessage).toContain(`${row.name} is used by 1 active product: ${product?.formName ?? "?"}.`);
  });
});

describe("the list of brands", () => {
  it("tells how many active products carry each, and sorts by every column that says so", async () => {
    const { content, totalElements } = await list();
    expect(totalElements).toBeGreaterThan(20);
    const { payload } = await admin.call(productEndpoints.list, {
      query: { q: "", sort: "formName", size: 10, cursor: null, brand: content[0]?.id, active: "true" },
    });
    expect(content[0]?.products).toBe(payload.totalElements);
    for (const sort of ["name", "manufacturerName", "products", "active", "updatedAt"])
      expect((await list({ sort: `-${sort}` })).totalElements).toBe(totalElements);
  });

  it("is narrowed by manufacturer, by what is active, and by words", async () => {
    const all = (await list()).content;
    const [first] = all;
    const manufacturer = first?.manufacturer ?? "";
    const ids = (rows: readonly Brand[]) => rows.map(({ id }) => id);
    expect(ids((await list({ manufacturer })).content)).toEqual(
      ids(all.filter((row) => row.manufacturer === manufacturer)),
    );
    const off = await made();
    await setActive(off, false);
    expect(ids((await list({ active: "false" })).content)).toEqual([off.id]);
    expect(ids((await list({ q: first?.name ?? "" })).content)).toContain(first?.id);
  });
});
