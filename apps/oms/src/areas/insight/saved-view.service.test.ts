import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mostViews, savedViewEndpoints as views } from "@o2r/api/contract/insight";
import type { BodyOf } from "@o2r/api/contract";
import type { Client } from "../../test/client.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";
import { mostOfOne } from "./saved-view.ts";

type Body = BodyOf<typeof views.save>;

let service: DemoService;
let admin: Client;
let hub: Client;
let cwh: Client;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  const { signIn } = service;
  [admin, hub, cwh] = await Promise.all([signIn("admin"), signIn("hub_manager"), signIn("cwh_manager")]);
});
afterAll(() => service.stop());

let count = 0;
const view = (changes: Partial<Body> = {}): Body => ({
  list: "product",
  name: `View ${++count}`,
  shared: false,
  query: "q=rice&sort=-formProductMrp&size=50&columns=formName,sku",
  density: "compact",
  ...changes,
});
const save = (as: Client, changes: Partial<Body> = {}) => as.call(views.save, { body: view(changes) });
const namesFor = async (as: Client, list = "product") =>
  (await as.call(views.list, { query: { list } })).payload.content.map(({ name }) => name);

describe("a saved view", () => {
  it("is read back as it was kept, by its owner only, and only for its list", async () => {
    const body = view({ name: "Mine" });
    const { status, payload } = await hub.call(views.save, { body });
    const { list: _, ...kept } = body;
    expect([status, payload]).toMatchObject([200, kept]);
    expect((await hub.call(views.list, { query: { list: "product" } })).payload.content).toEqual([payload]);
    expect(await namesFor(hub, "brand")).toEqual([]);
    expect(await namesFor(cwh)).toEqual([]);
    expect(await namesFor(admin)).toEqual([]);
  });

  it("is replaced by one of the same name, whatever its case", async () => {
    const first = await save(cwh, { list: "brand", name: "Again" });
    const second = await save(cwh, { list: "brand", name: "AGAIN", query: "q=dal" });
    expect(second.payload).toMatchObject({ id: first.payload.id, version: 2, name: "AGAIN", query: "q=dal" });
    expect(await namesFor(cwh, "brand")).toEqual(["AGAIN"]);
  });

  it("is shared by administrators only, and then everybody's", async () => {
    expect((await save(hub, { shared: true })).code).toBe("access.denied");
    const { payload } = await save(admin, { list: "category", name: "For all", shared: true });
    expect(await namesFor(hub, "category")).toEqual(["For all"]);
    const theirs = await (
      await service.signIn("super_admin")
    ).call(views.save, {
      body: view({ list: "category", name: "for all", shared: true, query: "q=oil" }),
    });
    expect(theirs.payload).toMatchObject({ id: payload.id, query: "q=oil" });
    // The same name of one's own stands beside it.
    await save(hub, { list: "category", name: "For all" });
    expect((await namesFor(hub, "category")).toSorted()).toEqual(["For all", "for all"]);
  });

  it("is deleted by its owner, a shared one by administrators, and is nobody else's to delete", async () => {
    const own = (await save(hub, { list: "company" })).payload.id;
    const shared = (await save(admin, { list: "company", shared: true })).payload.id;
    const remove = async (as: Client, id: string) => (await as.call(views.remove, { params: { id } })).status;
    expect(await remove(cwh, own)).toBe(404);
    expect(await remove(admin, own)).toBe(404);
    expect(await remove(hub, shared)).toBe(404);
    expect(await remove(hub, own)).toBe(200);
    expect(await remove(await service.signIn("super_super_admin"), shared)).toBe(200);
    expect(await namesFor(hub, "company")).toEqual([]);
  });

  it.each([
    ["no name", { name: "  " }],
    ["a name of 41 characters", { name: "x".repeat(41) }],
    ["a query that is more than a query", { query: "q=1#<script>" }],
    ["a list that is none", { list: "../user" }],
    ["an unknown density", { density: "tiny" as "compact" }],
  ])("is refused with %s", async (_, changes) => {
    expect((await save(hub, changes)).status).toBe(422);
  });

  it("is one of a bounded number", async () => {
    for (let at = 0; at < mostViews; at++) await save(hub, { list: "attribute" });
    const { status, errorMessage } = await save(hub, { list: "attribute" });
    expect([status, errorMessage]).toEqual([409, "There are 50 views of this list already. Delete one first."]);
    expect(await namesFor(hub, "attribute")).toHaveLength(mostViews);
  });

  it("is one of no more when many are saved at the same moment", async () => {
    for (let at = 0; at < mostViews - 2; at++) await save(cwh, { list: "attribute" });
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(cwh, { list: "attribute" })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await namesFor(cwh, "attribute")).toHaveLength(mostViews);
  });

  it("is one of a bounded number of all lists, also when two are saved at the same moment", async () => {
    const agent = await service.signIn("cc_supervisor");
    await save(agent);
    await sql`insert into saved_view (id, owner_id, list, name, shared, query, density, created_by, updated_by)
      select gen_random_uuid(), owner_id, 'list' || translate(at::text, '0123456789', 'abcdefghij'), name, false, query,
        density, created_by, updated_by
      from saved_view, generate_series(3, ${mostOfOne}::int) as at where name = ${`View ${count}`}`.execute(service.db);
    const answers = await Promise.all(["brand", "category"].map((list) => save(agent, { list })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.errorMessage).toBe(
      "You keep 500 views of lists already. Delete one first.",
    );
    // One that stands can still be replaced.
    expect((await save(agent, { name: `View ${count - 2}` })).status).toBe(200);
  });

  it("is kept once when two windows save it at the same moment", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => save(cwh, { list: "sub-category", name: "Race" })));
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
    expect(await namesFor(cwh, "sub-category")).toEqual(["Race"]);
  });
});
