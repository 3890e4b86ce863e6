import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf } from "@o2r/api/contract";
import {
  contentEndpoints as content,
  contentTagEndpoints as contentTag,
  railEndpoints as rail,
} from "@o2r/api/contract/layout";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

type ContentValues = BodyOf<typeof content.create>;

let service: DemoService;
let superAdmin: Client;

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  superAdmin = await service.signIn("super_admin");
});
afterAll(() => service.stop());

const createContent = (values: object) =>
  superAdmin.call(content.create, {
    body: { name: "Tea week", contentType: "BANNER", meta: '{"title":"Tea"}', ...values },
  });
const createRail = (values: object) =>
  superAdmin.call(rail.create, {
    body: { name: "Offers", railType: "DEFAULT", direction: "HORIZONTAL", isExternal: "no", ...values },
  });
const sayings = ({ status, errors }: { status: number; errors: readonly { field: string; message: string }[] }) => [
  status,
  ...errors.map(({ field, message }) => `${field}: ${message}`),
];
const required = (field: string) => [422, `${field}: This field is required`];
/** What is required of some only says so in other words. */
const needed = (field: string) => [422, `${field}: Field is required`];

describe("S3.36 S7.58 contents", () => {
  it("S5.150 S5.151 S5.152 S5.153 S5.154 need a type, and what that type shows", async () => {
    expect(sayings(await createContent({ contentType: undefined }))).toEqual(required("contentType"));
    expect(sayings(await createContent({ contentType: "PRODUCT" }))).toEqual(needed("product"));
    expect(sayings(await createContent({ contentType: "CATEGORY" }))).toEqual(needed("category"));
    expect(sayings(await createContent({ contentType: "SUB_CATEGORY" }))).toEqual(needed("subCategory"));
    expect(sayings(await createContent({ contentType: "BRAND" }))).toEqual(needed("brand"));
  });

  it("S4.41 S4.42 S4.43 S4.44 S4.45 keep what their type shows, and nothing of another type", async () => {
    const one = async (table: "product" | "category" | "sub_category" | "brand") =>
      (await service.db.selectFrom(table).select("id").where("active", "=", true).executeTakeFirstOrThrow()).id;
    const all = {
      product: await one("product"),
      category: await one("category"),
      subCategory: await one("sub_category"),
      brand: await one("brand"),
    };
    const picked = async (contentType: ContentValues["contentType"]) => {
      const { payload } = await createContent({ name: `Shows ${contentType}`, contentType, ...all });
      return Object.keys(all).filter((key) => Reflect.get(payload, key) !== null);
    };
    expect(await picked("PRODUCT")).toEqual(["product"]);
    expect(await picked("CATEGORY")).toEqual(["category"]);
    expect(await picked("SUB_CATEGORY")).toEqual(["subCategory"]);
    expect(await picked("BRAND")).toEqual(["brand"]);
    expect([await picked("BANNER"), await picked("DEFAULT")]).toEqual([[], []]);
  });

  it("S5.155 S5.156 have JSON that holds something", async () => {
    for (const meta of ["{", "{}", "[]", "null", "tea"])
      expect(sayings(await createContent({ meta }))).toEqual([422, "meta: Input must be valid JSON data"]);
    expect(sayings(await createContent({ meta: "" }))).toEqual(required("meta"));
    const { payload } = await createContent({ name: "Kept as typed", meta: '{\n  "b": 1,\n  "a": 2\n}' });
    expect(payload.meta).toBe('{\n  "b": 1,\n  "a": 2\n}');
  });

  it("are narrowed by their tags, which are one however their letters are written", async () => {
    await createContent({ name: "Tagged once", tag: "Monsoon, new" });
    await createContent({ name: "Tagged twice", tag: "MONSOON, NEW" });
    await createContent({ name: "Tagged otherwise", tag: "Monsoon sale" });
    const find = async (query: { query: string; ids?: string }) =>
      (await superAdmin.call(contentTag.lookup, { query: { size: 50, ...query } })).payload.content;
    const found = await find({ query: "monsoon" });
    expect(found.map(({ name }) => name.toLowerCase())).toEqual(["monsoon sale", "monsoon, new"]);
    const [sale, fresh] = found;
    expect(await find({ query: "", ids: sale?.id ?? "" })).toEqual([sale]);
    const listed = async (tag: string) =>
      (
        await superAdmin.call(content.list, { query: { q: "", sort: "name", size: 10, cursor: null, tag } })
      ).payload.content.map(({ name }) => name);
    expect(await listed(fresh?.id ?? "")).toEqual(["Tagged once", "Tagged twice"]);
    expect(await listed(`${sale?.id},${fresh?.id}`)).toHaveLength(3);
  });

  it("are deleted while no rail holds them, and are listed as unused until then", async () => {
    const held = (await createContent({ name: "Held" })).payload;
    const free = (await createContent({ name: "Free" })).payload;
    expect((await createRail({ name: "Holding", contents: [held.id] })).status).toBe(200);
    const remove = ({ id, version }: typeof held) => superAdmin.call(content.remove, { params: { id }, version });
    const refused = await remove(held);
    expect([refused.status, refused.errorMessage]).toEqual([
      409,
      "Held is used by 1 active rail: Holding. Take it out of it first.",
    ]);
    const unused = async () =>
      (
        await superAdmin.call(content.list, {
          query: { q: "", sort: "name", size: 500, cursor: null, used: "false" },
        })
      ).payload.content.map(({ name }) => name);
    expect([(await unused()).includes("Free"), (await unused()).includes("Held")]).toEqual([true, false]);
    expect((await remove(free)).status).toBe(200);
    expect((await superAdmin.call(content.get, { params: { id: free.id } })).status).toBe(404);
  });
});

describe("S3.38 rails", () => {
  it("S5.157 S5.161 S5.162 need a name, a type, and to say where they open", async () => {
    expect(sayings(await createRail({ name: "" }))).toEqual(required("name"));
    expect(sayings(await createRail({ railType: undefined }))).toEqual(required("railType"));
    expect(sayings(await createRail({ isExternal: undefined }))).toEqual(required("isExternal"));
  });

  it("S5.158 S5.159 S5.160 need a placeholder, a direction and rows where they have them", async () => {
    expect(sayings(await createRail({ railType: "SEARCH" }))).toEqual(needed("placeholder"));
    expect(sayings(await createRail({ direction: undefined }))).toEqual(needed("direction"));
    expect(sayings(await createRail({ railType: "GRID" }))).toEqual(needed("rows"));
    expect(sayings(await createRail({ railType: "GRID", rows: 11 }))[0]).toBe(422);
  });

  it("S4.46 S4.47 S4.48 S4.49 S4.50 S4.51 keep only what their type and link have", async () => {
    const everything = {
      direction: "HORIZONTAL",
      rows: 2,
      placeholder: "Search",
      customMobilePath: "/m",
      customWebPath: "/w",
      customMobileWebPath: "/mw",
    } as const;
    const search = (await createRail({ ...everything, name: "S", railType: "SEARCH", cta: "/brand" })).payload;
    expect(search).toMatchObject({ placeholder: "Search", direction: null, rows: null, customMobilePath: null });
    const grid = (await createRail({ ...everything, name: "G", railType: "GRID", cta: "custom" })).payload;
    expect(grid).toMatchObject({
      placeholder: null,
      direction: "HORIZONTAL",
      rows: 2,
      customMobilePath: "/m",
      customWebPath: "/w",
      customMobileWebPath: "/mw",
    });
  });

  it("hold contents in their order, and at most fifty", async () => {
    const ids: string[] = [];
    for (const name of ["First", "Second", "Third"]) ids.push((await createContent({ name })).payload.id);
    const { payload } = await createRail({ name: "In order", contents: ids });
    const { id, version } = payload;
    const body = { name: "In order", railType: "BANNER", direction: "HORIZONTAL", isExternal: "no" } as const;
    const turned = ids.toReversed();
    const after = await superAdmin.call(rail.update, { params: { id }, version, body: { ...body, contents: turned } });
    expect(after.payload.contents).toEqual(turned);
    const shown = await superAdmin.call(rail.shown, { params: { id } });
    expect(shown.payload.contents.map(({ name }) => name)).toEqual(["Third", "Second", "First"]);
    const many = Array.from({ length: 51 }, (_, n) => `01900000-0000-7000-8000-0000000000${String(n + 10)}`);
    expect(sayings(await createRail({ name: "Too many", contents: many }))).toEqual([
      422,
      "contents: A rail holds at most 50 contents",
    ]);
  });
});
