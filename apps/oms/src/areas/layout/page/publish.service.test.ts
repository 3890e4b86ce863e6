import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  contentEndpoints as content,
  inOrder,
  pageEndpoints as page,
  railEndpoints as rail,
  ranksFor,
  type Place,
} from "@o2r/api/contract/layout";
import { userEndpoints } from "@o2r/api/contract/session";
import { newId } from "../../../db/id.ts";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

let service: DemoService;
let superAdmin: Client;
let founder: Client;
let rails: readonly string[];
let pages = 0;

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  superAdmin = await service.signIn("super_admin");
  founder = await service.signIn("super_super_admin");
  const made: string[] = [];
  for (const name of ["One", "Two", "Three", "Four"]) {
    const body = { name: `Rail ${name}`, railType: "DEFAULT", direction: "HORIZONTAL", isExternal: "no" } as const;
    made.push((await superAdmin.call(rail.create, { body })).payload.id);
  }
  rails = made;
});
afterAll(() => service.stop());

const placeOf = (railId: string | undefined, rank: string): Place => ({
  id: newId(),
  railId: railId ?? "",
  rank,
  hidden: false,
  visibleFrom: null,
  visibleTill: null,
  hubs: [],
  audience: [],
});
const newPage = async () => {
  pages += 1;
  const body = { name: `Page ${pages}`, app: "O2R", deviceType: "MOBILE", pageType: "STATIC", active: true } as const;
  return (await superAdmin.call(page.create, { body })).payload.id;
};
const compose = (client: Client, id: string, base: readonly Place[], places: readonly Place[]) =>
  client.call(page.compose, { params: { id }, body: { base: [...base], places: [...places] } });
const composed = async () => {
  const id = await newPage();
  const places = ranksFor(3).map((rank, index) => placeOf(rails[index], rank));
  const { payload } = await compose(superAdmin, id, [], places);
  return { id, version: payload.page.version, places: payload.body.places };
};
const read = async (id: string) => (await superAdmin.call(page.draft, { params: { id } })).payload;
const publish = (client: Client, id: string, version: number) =>
  client.call(page.publish, { params: { id }, version, body: {} });

describe("a page is composed", () => {
  it("by two at once, whose work is brought together by rail", async () => {
    const { id, places } = await composed();
    const [a, b, c] = places;
    if (!a || !b || !c) throw new Error("There are three");
    const mine = [a, { ...b, hidden: true }, c, placeOf(rails[3], "z")];
    const theirs = [b, a, { ...c, rank: "1" }];
    const saved = await Promise.all([compose(superAdmin, id, places, mine), compose(founder, id, places, theirs)]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await read(id);
    expect(inOrder(body.places).map(({ railId, hidden }) => [rails.indexOf(railId), hidden])).toEqual([
      [2, false],
      [0, false],
      [1, true],
      [3, false],
    ]);
  });

  it("and what both wanted otherwise stays as it was saved first, which the second is told", async () => {
    const { id, places } = await composed();
    const [a, ...rest] = places;
    if (!a) throw new Error("There is one");
    await compose(founder, id, places, [{ ...a, hidden: true, rank: "zz" }, ...rest]);
    const { payload } = await compose(superAdmin, id, places, [{ ...a, rank: "zzz" }, ...rest]);
    expect(payload.conflicts).toEqual([{ id: a.id, railId: a.railId, kind: "both", fields: ["rank"] }]);
    expect(payload.body.places.find((one) => one.id === a.id)).toMatchObject({ rank: "zz", hidden: true });
  });

  it("of rails that are there, for hubs that are hubs, in a time that is one", async () => {
    const { id, places } = await composed();
    const central = await service.db
      .selectFrom("warehouse")
      .select("id")
      .where("type", "=", "CWH")
      .executeTakeFirstOrThrow();
    const refused = async (place: Partial<Place>) => {
      const added = { ...placeOf(rails[3], "zz"), ...place };
      const { status, errors } = await compose(superAdmin, id, places, [...places, added]);
      return [status, errors[0]?.message];
    };
    expect(await refused({ railId: newId() })).toEqual([422, "A rail does not exist any more"]);
    expect(await refused({ hubs: [central.id] })).toEqual([422, "Choose hubs: a rail is kept to what is none"]);
    const visible = { visibleFrom: "2026-11-24T00:00:00.000Z", visibleTill: "2026-11-23T00:00:00.000Z" };
    expect(await refused(visible)).toEqual([422, "A rail is shown till before it is shown from"]);
    const many = ranksFor(201).map((rank) => placeOf(rails[0], rank));
    expect((await compose(superAdmin, id, [], many)).status).toBe(422);
  });

  it("S3.72 for an audience that its rules name, and for none that they cannot", async () => {
    const { id, places } = await composed();
    const [first, ...rest] = places;
    if (!first) throw new Error("There is one");
    const inPune = { attr1: "RETAILER", attr2: "city", operator: "==", validator: "Pune-Camp" } as const;
    const saved = await compose(superAdmin, id, places, [{ ...first, audience: [inPune] }, ...rest]);
    expect(saved.payload.body.places.find((one) => one.id === first.id)?.audience).toEqual([inPune]);
    const broken = { ...inPune, attr2: "mrp" };
    expect((await compose(superAdmin, id, places, [{ ...first, audience: [broken] }, ...rest])).status).toBe(422);
    const ofCart = { attr1: "CART", attr2: "total", operator: ">", validator: "5" } as const;
    expect((await compose(superAdmin, id, places, [{ ...first, audience: [ofCart] }, ...rest])).status).toBe(422);
  });

  it("without touching places of another page", async () => {
    const [one, other] = [await composed(), await composed()];
    const [theirs] = other.places;
    if (!theirs) throw new Error("There is one");
    await compose(superAdmin, one.id, one.places, [...one.places, { ...theirs, hidden: true }]);
    expect((await read(other.id)).body.places.find(({ id }) => id === theirs.id)?.hidden).toBe(false);
  });
});

describe("S3.42 a page is published", () => {
  it("as it was composed, whatever becomes of its rails, until it is published again", async () => {
    const { id, version } = await composed();
    expect((await publish(superAdmin, id, version)).payload).toMatchObject({ state: "PUBLISHED", liveVersion: 1 });
    const { payload } = await superAdmin.call(rail.get, { params: { id: rails[0] ?? "" } });
    const body = { name: "Renamed", railType: "DEFAULT", direction: "HORIZONTAL", isExternal: "no" } as const;
    await superAdmin.call(rail.update, { params: { id: payload.id }, version: payload.version, body });
    const { body: draft, live } = await read(id);
    const named = (rail: { readonly name: string }) => rail.name === "Renamed";
    expect([draft.rails.some(named), live?.rails.some(named)]).toEqual([true, false]);
    await superAdmin.call(rail.update, {
      params: { id: payload.id },
      version: payload.version + 1,
      body: { ...body, name: "Rail One" },
    });
  });

  it("once, by whichever of twenty is first, and not again while nothing has changed", async () => {
    const { id, version } = await composed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => publish(superAdmin, id, version)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { page: now } = await read(id);
    const again = await publish(superAdmin, id, now.version);
    expect([again.status, again.errorMessage]).toEqual([
      409,
      "Nothing of the page has changed since version 1, which is live",
    ]);
  });

  it("not without rails, and not over what somebody has changed since", async () => {
    const empty = await newPage();
    const refused = await publish(superAdmin, empty, 1);
    expect([refused.status, refused.errorMessage]).toEqual([
      409,
      "The page has no rails yet. Add one before it is published",
    ]);
    const { id, version, places } = await composed();
    await compose(founder, id, places, places.slice(1));
    expect((await publish(superAdmin, id, version)).status).toBe(412);
  });

  it("and rolled back: an earlier version comes back, word for word, as a new one", async () => {
    const { id, version, places } = await composed();
    await publish(superAdmin, id, version);
    const next = (await compose(superAdmin, id, places, places.slice(1))).payload.page.version;
    const second = (await publish(superAdmin, id, next)).payload;
    const back = await superAdmin.call(page.rollBack, {
      params: { id },
      version: second.version,
      body: { to: 1, note: "Wrong rail" },
    });
    expect(back.payload).toMatchObject({ state: "ROLLED_BACK", liveVersion: 3 });
    const stored = await service.db
      .selectFrom("page_version")
      .select(["n", "sha256", "restored_from"])
      .where("page_id", "=", id)
      .orderBy("n")
      .execute();
    expect(stored.map((one) => [one.n, one.restored_from])).toEqual([
      [1, null],
      [2, null],
      [3, 1],
    ]);
    expect(stored[2]?.sha256).toBe(stored[0]?.sha256);
    const versions = await superAdmin.call(page.versions, { params: { id } });
    const { name } = (await superAdmin.call(userEndpoints.current)).payload;
    expect(versions.payload.map(({ n, note, rails: count, publishedBy }) => [n, note, count, publishedBy])).toEqual([
      [3, "Wrong rail", 3, name],
      [2, null, 2, name],
      [1, null, 3, name],
    ]);
    const missing = await superAdmin.call(page.rollBack, {
      params: { id },
      version: back.payload.version,
      body: { to: 9 },
    });
    expect(missing.status).toBe(422);
  });
});

it("what a page shows is told with the prices and the stock of the retailer's hub", async () => {
  const { id, places } = await composed();
  const { db } = service;
  const balance = await db
    .selectFrom("stock_balance")
    .innerJoin("batch", "batch.id", "stock_balance.batch_id")
    .innerJoin("retailer", "retailer.hub_id", "stock_balance.warehouse_id")
    .innerJoin("product", "product.id", "stock_balance.product_id")
    .select(["product.id as product", "product.mrp", "product.pack_of", "retailer.id as retailer"])
    .where(sql<boolean>`stock_balance.on_hand - stock_balance.reserved - stock_balance.buffer > 500`)
    .where(sql<boolean>`not batch.blocked and batch.expires_on > now()::date + 5`)
    .where("product.active", "=", true)
    .orderBy("batch.id")
    .orderBy("retailer.id")
    .executeTakeFirstOrThrow();
  const body = { name: "In stock", contentType: "PRODUCT", product: balance.product, meta: '{"a":1}' } as const;
  const shown = (await superAdmin.call(content.create, { body })).payload.id;
  const holder = await superAdmin.call(rail.create, {
    body: { name: "Stocked", railType: "DEFAULT", direction: "HORIZONTAL", isExternal: "no", contents: [shown] },
  });
  await compose(superAdmin, id, places, [...places, placeOf(holder.payload.id, "zz")]);
  const none = { retailer: undefined, rails: "", version: undefined };
  const facts = async (retailer: string | undefined) =>
    (await superAdmin.call(page.facts, { params: { id }, query: { ...none, retailer } })).payload;
  expect((await facts(undefined)).facts).toMatchObject([{ id: balance.product, product: { available: null } }]);
  const [fact] = (await facts(balance.retailer)).facts;
  expect(fact?.product?.mrp).toBe(balance.mrp / 100);
  expect(fact?.product?.available).toBeGreaterThan(0);

  // A rail that is only about to be added, and what an earlier version showed.
  const other = await composed();
  const of = async (query: Partial<typeof none> | { version: number }) =>
    (await superAdmin.call(page.facts, { params: { id: other.id }, query: { ...none, ...query } })).payload.facts.map(
      (one) => one.id,
    );
  expect(await of({})).toEqual([]);
  expect(await of({ rails: holder.payload.id })).toEqual([balance.product]);
  const held = [...other.places, placeOf(holder.payload.id, "zz")];
  const filled = (await compose(superAdmin, other.id, other.places, held)).payload;
  await publish(superAdmin, other.id, filled.page.version);
  const emptied = (await compose(superAdmin, other.id, filled.body.places, other.places)).payload;
  await publish(superAdmin, other.id, emptied.page.version);
  expect([await of({}), await of({ version: 1 })]).toEqual([[], [balance.product]]);
});
