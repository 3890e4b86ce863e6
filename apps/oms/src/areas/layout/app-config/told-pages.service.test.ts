import { sql } from "kysely";
import { afterAll, describe, expect, it, vi } from "vitest";
import {
  contentEndpoints as content,
  pageEndpoints as page,
  railEndpoints as rail,
  ranksFor,
  type ToldConfig,
} from "@o2r/api/contract/layout";
import { newId } from "../../../db/id.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { ToldCache } from "./read-told.ts";
import type { Asker } from "./viewer.ts";

const service: DemoService = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
const { db } = service;
const superAdmin = await service.signIn("super_admin");
afterAll(() => service.stop());

const fsa = await db.selectFrom("app_user").select("id").where("username", "=", "fsa").executeTakeFirstOrThrow();
/** A shop with a hub on a beat of the agent, two products that its hub has, and two that it has nothing of. */
const shop = await db
  .selectFrom("retailer")
  .innerJoin("user_beat", "user_beat.beat_id", "retailer.beat_id")
  .select(["retailer.id", "retailer.mobile", "retailer.hub_id as hub"])
  .where("user_beat.user_id", "=", fsa.id)
  .where("retailer.active", "=", true)
  .where("retailer.hub_id", "is not", null)
  .$narrowType<{ hub: string }>() // asked for
  .orderBy("retailer.id")
  .executeTakeFirstOrThrow();
await db.updateTable("app_user").set({ mobile: shop.mobile }).where("username", "=", "retailer").execute();
const { rows: stocked } = await sql<{ id: string }>`
  select product.id from product join stock_balance balance on balance.product_id = product.id
    join batch on batch.id = balance.batch_id
  where balance.warehouse_id = ${shop.hub} and product.active and not batch.blocked and batch.expires_on > now()::date + 5
  group by product.id having sum(balance.on_hand - balance.reserved - balance.buffer) > 500 order by product.id limit 2`.execute(
  db,
);
const { rows: missing } = await sql<{ id: string }>`
  select id from product where active and not exists (
    select from stock_balance where product_id = product.id and warehouse_id = ${shop.hub}
  ) order by id limit 1`.execute(db);
const [first, second, out] = [stocked[0]?.id ?? "", stocked[1]?.id ?? "", missing[0]?.id ?? ""];

const show = async (name: string, product: string) =>
  (await superAdmin.call(content.create, { body: { name, contentType: "PRODUCT", product, meta: '{"a":1}' } })).payload
    .id;
const contents = [await show("Told first", first), await show("Told out", out), await show("Told second", second)];
const makeRail = async (name: string, held: string[], hideOutOfStock = false) => {
  const body = { name, railType: "DEFAULT", direction: "HORIZONTAL", isExternal: "no", contents: held } as const;
  return (await superAdmin.call(rail.create, { body: { ...body, contents: held, hideOutOfStock } })).payload.id;
};
const rails = [
  await makeRail("Told to all", contents),
  await makeRail("Told if in stock", contents, true),
  await makeRail("Told to one hub", contents.slice(0, 1)),
  await makeRail("Told to another hub", contents.slice(0, 1)),
  await makeRail("Told to one shop", contents.slice(0, 1)),
];
const other = await db
  .selectFrom("warehouse")
  .select("id")
  .where("type", "=", "HUB")
  .where("id", "<>", shop.hub)
  .executeTakeFirstOrThrow();
const ranks = ranksFor(5);
const places = rails.map((railId, at) => ({
  id: newId(),
  railId,
  rank: ranks[at] ?? "",
  hidden: false,
  visibleFrom: null,
  visibleTill: null,
  hubs: at === 2 ? [shop.hub] : at === 3 ? [other.id] : [],
  audience: at === 4 ? [{ attr1: "RETAILER", attr2: "retailer", operator: "==" as const, validator: shop.id }] : [],
}));
const home = (
  await superAdmin.call(page.create, {
    body: { name: "Told home", app: "O2R", deviceType: "MOBILE", pageType: "DYNAMIC", active: true },
  })
).payload.id;
const composed = await superAdmin.call(page.compose, { params: { id: home }, body: { base: [], places } });
await superAdmin.call(page.publish, { params: { id: home }, version: composed.payload.page.version, body: {} });
await sql`update app_config_version set body = jsonb_set(body, '{HOME}', to_jsonb(${home}::text))
  where live and app = 'O2R' and os = 'ANDROID' and is_default`.execute(db);
await sql`update app_config set version = version + 1`.execute(db);

const ask = async (token: string | null = null, query = "", headers: Record<string, string> = {}) =>
  fetch(`${service.url}/oms/layout/appConfig?app=O2R&deviceType=MOBILE&os=ANDROID${query}`, {
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  });
const tokenOf = async (username: string) => (await service.login(username)).payload.access_token ?? "";
const toldTo = async (token: string | null = null, query = "") => {
  const { payload } = (await (await ask(token, query)).json()) as { payload: ToldConfig };
  const found = payload.pages.find(({ id }) => id === home);
  return Object.fromEntries((found?.rails ?? []).map((one) => [one.name, one.contents.map(({ name }) => name)]));
};
const retailer = await tokenOf("retailer");
const agent = await tokenOf("fsa");

describe("the pages that an app is told", () => {
  it("show nobody in particular what is for everybody: no PTR, no stock, nothing kept to a hub or to what is in stock", async () => {
    const reply = await ask();
    const text = await reply.text();
    expect(reply.headers.get("cache-control")).toBe("no-cache");
    expect(await toldTo()).toEqual({ "Told to all": ["Told first", "Told out", "Told second"] });
    expect(text).not.toMatch(/"ptr":\d|"inStock":(true|false)/);
    expect(text).toMatch(/"mrp":\d/);
    // Staff who look see the same.
    expect(await toldTo(await tokenOf("super_admin"))).toEqual(await toldTo());
  });

  it("show a retailer the prices and the stock of their own hub, and what it can buy first where the page is dynamic", async () => {
    expect(await toldTo(retailer)).toEqual({
      "Told to all": ["Told first", "Told second", "Told out"],
      "Told if in stock": ["Told first", "Told second"],
      "Told to one hub": ["Told first"],
      "Told to one shop": ["Told first"],
    });
    const reply = await ask(retailer);
    expect(reply.headers.get("cache-control")).toBe("private, no-cache");
    const { payload } = (await reply.json()) as { payload: ToldConfig };
    const [shown] = payload.pages.flatMap((one) => one.rails.flatMap((each) => each.contents));
    expect(shown?.shows?.product).toMatchObject({ ptr: expect.any(Number), mrp: expect.any(Number) });
  });

  it("show another shop of the same hub what is for it, and not what is for the first's audience", async () => {
    const neighbour = await db
      .selectFrom("retailer")
      .select("mobile")
      .where("hub_id", "=", shop.hub)
      .where("id", "<>", shop.id)
      .where("active", "=", true)
      .where(
        "mobile",
        "not in",
        db.selectFrom("app_user").select("mobile").where("mobile", "is not", null).$castTo<{ mobile: string }>(),
      )
      .executeTakeFirstOrThrow();
    const moveTo = (mobile: string) =>
      db.updateTable("app_user").set({ mobile }).where("username", "=", "retailer").execute();
    await moveTo(neighbour.mobile);
    const told = await toldTo(retailer);
    await moveTo(shop.mobile);
    expect(Object.keys(told)).toEqual(["Told to all", "Told if in stock", "Told to one hub"]);
    expect(Object.keys(await toldTo(retailer))).toContain("Told to one shop");
  });

  it("show a field agent the shop that they are in, if it is of their beats", async () => {
    expect(await toldTo(agent, `&retailer=${shop.id}`)).toEqual(await toldTo(retailer));
    const elsewhere = await sql<{ id: string }>`select id from retailer where beat_id is null
      or beat_id not in (select beat_id from user_beat where user_id = ${fsa.id}) limit 1`.execute(db);
    expect((await ask(agent, `&retailer=${elsewhere.rows[0]?.id}`)).status).toBe(404);
    // Whoever else names a shop learns nothing by it.
    expect(await toldTo(null, `&retailer=${shop.id}`)).toEqual(await toldTo());
  });

  it("are said once: 304 until something changes that they depend on", async () => {
    const same = async (etag: string, token: string | null) => (await ask(token, "", { "if-none-match": etag })).status;
    const etags = async () =>
      Promise.all([null, retailer].map(async (token) => (await ask(token)).headers.get("etag") ?? ""));
    const [forAll, forShop] = await etags();
    expect([await same(forAll ?? "", null), await same(forShop ?? "", retailer)]).toEqual([304, 304]);
    expect(forAll).not.toBe(forShop);

    await sql`update product set ptr = ptr - 1, version = version + 1 where id = ${first}`.execute(db);
    expect([await same(forAll ?? "", null), await same(forShop ?? "", retailer)]).toEqual([304, 200]);

    const [, before] = await etags();
    await sql`update batch set blocked = true, version = version + 1
      where product_id = ${first} and warehouse_id = ${shop.hub}`.execute(db);
    expect([await same(forAll ?? "", null), await same(before ?? "", retailer)]).toEqual([304, 200]);
    expect(await toldTo(retailer)).toMatchObject({ "Told if in stock": ["Told second"] });
  });

  it("lose what is switched off at once, though the version that is live holds it", async () => {
    const held = (await superAdmin.call(content.get, { params: { id: contents[2] ?? "" } })).payload;
    const body = { active: false };
    await superAdmin.call(content.setActive, { params: { id: held.id }, version: held.version, body });
    expect(await toldTo()).toEqual({ "Told to all": ["Told first", "Told out"] });
  });

  it("change when a date passes, without anything else", async () => {
    const passes = new Date("2031-03-01T06:30:00.000Z");
    const draft = (await superAdmin.call(page.draft, { params: { id: home } })).payload;
    const next = draft.body.places.map((one, at) => (at === 0 ? { ...one, visibleTill: passes.toISOString() } : one));
    const saved = await superAdmin.call(page.compose, {
      params: { id: home },
      body: { base: draft.body.places, places: next },
    });
    await superAdmin.call(page.publish, { params: { id: home }, version: saved.payload.page.version, body: {} });
    const cache = new ToldCache((id) => id);
    const nobody: Asker = { viewer: { kind: "nobody" }, retailer: null };
    const at = async (seconds: number) => {
      const now = new Date(passes.getTime() + seconds * 1000);
      const told = await cache.read(db, { app: "O2R", deviceType: "MOBILE", os: "ANDROID" }, nobody, now);
      return told?.bytes.toString().includes("Told to all");
    };
    expect([await at(-60), await at(-1), await at(0), await at(60)]).toEqual([true, true, false, false]);
  });

  it("are those of after a change, though a call that began before it ends later", async () => {
    const cache = new ToldCache((id) => id);
    const isUnderMaintenance = async (asker: Asker) => {
      const told = await cache.read(db, { app: "O2R", deviceType: "MOBILE", os: "ANDROID" }, asker, new Date());
      return told?.bytes.toString().includes('"underMaintenance":true');
    };
    const byShop: Asker = { viewer: { kind: "shop", hub: shop.hub }, retailer: shop.id };
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // What is known of a shop is read among its orders, which nobody can read meanwhile.
    const lock = db.transaction().execute(async (trx) => {
      await sql`lock table orders in access exclusive mode`.execute(trx);
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const early = isUnderMaintenance(byShop);
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where relation = 'orders'::regclass and not granted`.execute(db);
      expect(rows.length).toBeGreaterThan(0);
    });
    await sql`update app_config set under_maintenance = true, version = version + 1`.execute(db);
    const other = await isUnderMaintenance({ viewer: { kind: "nobody" }, retailer: null });
    released.resolve();
    await Promise.all([lock, early]);
    const late = await isUnderMaintenance(byShop);
    await sql`update app_config set under_maintenance = false, version = version + 1`.execute(db);
    expect([other, late]).toEqual([true, true]);
  });
});
