import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf } from "@o2r/api/contract";
import {
  beatEndpoints as beat,
  beatLookup,
  regionEndpoints as region,
  regionLookup,
  retailerEndpoints as retailer,
  type Beat,
} from "@o2r/api/contract/parties";
import type { Client } from "../../../test/client.ts";
import { somebodyWaits } from "../../../test/somebody-waits.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

let service: DemoService;
let superAdmin: Client;
let hubs: readonly { readonly id: string }[];
let central: string;
let north: string;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  superAdmin = await service.signIn("super_admin");
  const warehouses = service.db.selectFrom("warehouse").select("id").where("active", "=", true);
  hubs = await warehouses.where("type", "=", "HUB").orderBy("company_name").execute();
  central = (await warehouses.where("type", "=", "CWH").executeTakeFirstOrThrow()).id;
  north = (await superAdmin.call(region.create, { body: { name: "North of the river" } })).payload.id;
});
afterAll(() => service.stop());

const hub = (at = 0): string => hubs[at]?.id ?? "";
const create = (change: Partial<BodyOf<typeof beat.create>> = {}) =>
  superAdmin.call(beat.create, {
    body: { name: "Ferry Road", hubId: hub(), regionId: north, weekdays: [5, 1, 3], ...change },
  });
const said = ({ status, errors }: Pick<Awaited<ReturnType<typeof create>>, "status" | "errors">) => [
  status,
  ...errors.map(({ field, message }) => `${field}: ${message}`),
];
/** A beat of the demo that shops are on. */
const busy = async (): Promise<Beat> => {
  const query = { q: "", sort: "-retailers", size: 10, cursor: null } as const;
  const [first] = (await superAdmin.call(beat.list, { query })).payload.content;
  if (first === undefined) throw new Error("the demo has no beats");
  return first;
};
const off = ({ id, version }: Pick<Beat, "id" | "version">) =>
  superAdmin.call(beat.setActive, { params: { id }, version, body: { active: false } });

describe("a beat", () => {
  it("has a hub, a region and its days of the week, and is found by the look-up of its hub", async () => {
    const { payload } = await create();
    expect(payload).toMatchObject({ weekdays: [1, 3, 5], days: "Mon, Wed, Fri", region: "North of the river" });
    const found = await superAdmin.call(beatLookup, { query: { query: "ferry", size: 10, hub: hub() } });
    expect(found.payload.content.map(({ id }) => id)).toEqual([payload.id]);
    const elsewhere = await superAdmin.call(beatLookup, { query: { query: "ferry", size: 10, hub: hub(1) } });
    expect(elsewhere.payload.content).toEqual([]);
  });

  it("is one of its name at its hub, of a hub, and served on some day", async () => {
    expect(said(await create({ name: "FERRY ROAD" }))).toEqual([409, "name: This hub has a beat of this name already"]);
    expect(said(await create({ name: "Ferry Road", hubId: hub(1) }))).toEqual([200]);
    expect(said(await create({ name: "Mill Road", hubId: central }))).toEqual([
      422,
      "hubId: Choose a hub: this is a central warehouse",
    ]);
    expect(said(await create({ name: "Mill Road", weekdays: [] }))).toEqual([422, "weekdays: This field is required"]);
    // What no form sends.
    const eighth = await create({ name: "Mill Road", weekdays: [8] as unknown as [7] });
    expect(eighth.errors.map(({ field }) => field)).toEqual(["weekdays"]);
  });

  it("that shops are on stays at its hub, and is not switched off", async () => {
    const row = await busy();
    const { id, version, name, regionId, weekdays } = row;
    const other = hubs.find((one) => one.id !== row.hubId)?.id ?? "";
    const moved = await superAdmin.call(beat.update, {
      params: { id },
      version,
      body: { name, hubId: other, regionId, weekdays },
    });
    expect(said(moved)).toEqual([
      422,
      `hubId: ${row.hub} serves the retailers of this beat: put them on another beat first`,
    ]);
    const refused = await off(row);
    expect(refused.status).toBe(409);
    expect(refused.errorMessage).toMatch(new RegExp(`^${name} is used by [\\d,]+ active retailers: `));
    const { payload: fresh } = await create({ name: "Nobody's Lane" });
    expect((await off(fresh)).payload.active).toBe(false);
  });

  it("is listed by its hub, its region and a day, with the shops that are on it", async () => {
    const row = await busy();
    const query = { q: "", sort: "name", size: 100, cursor: null, hub: row.hubId, region: row.regionId } as const;
    const listed = (await superAdmin.call(beat.list, { query: { ...query, day: "1" } })).payload.content;
    expect(listed.every(({ hubId, regionId }) => hubId === row.hubId && regionId === row.regionId)).toBe(true);
    expect(listed.every(({ weekdays }) => weekdays.includes(1))).toBe(true);
    const { count } = await service.db
      .selectFrom("retailer")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("beat_id", "=", row.id)
      .executeTakeFirstOrThrow();
    expect(row.retailers).toBe(Number(count));
  });
});

describe("a region", () => {
  it("is one of its name, found by it, and counts its beats and shops", async () => {
    const again = await superAdmin.call(region.create, { body: { name: "north of the RIVER" } });
    expect(again.errors).toEqual([{ field: "name", message: "This region exists already" }]);
    const found = await superAdmin.call(regionLookup, { query: { query: "river", size: 10 } });
    expect(found.payload.content.map(({ id }) => id)).toEqual([north]);
    const { payload } = await superAdmin.call(region.get, { params: { id: (await busy()).regionId } });
    expect([payload.beats > 0, payload.retailers > 0]).toEqual([true, true]);
  });

  it("with beats, or with an account that has charge of it, is not switched off", async () => {
    const switchOff = async (id: string) => {
      const { version } = (await superAdmin.call(region.get, { params: { id } })).payload;
      return superAdmin.call(region.setActive, { params: { id }, version, body: { active: false } });
    };
    expect((await switchOff(north)).errorMessage).toMatch(/^North of the river is used by \d active beats?: /);
    const { payload } = await superAdmin.call(region.create, { body: { name: "Empty Quarter" } });
    const { id: user_id } = await service.db
      .selectFrom("app_user")
      .select("id")
      .where("username", "=", "onboarding_manager")
      .executeTakeFirstOrThrow();
    await service.db.insertInto("user_region").values({ user_id, region_id: payload.id }).execute();
    expect((await switchOff(payload.id)).errorMessage).toMatch(/^Empty Quarter is used by 1 active account: /);
    await service.db.deleteFrom("user_region").where("region_id", "=", payload.id).execute();
    expect((await switchOff(payload.id)).payload.active).toBe(false);
    expect(said(await create({ name: "Dune Road", regionId: payload.id }))[0]).toBe(422);
  });
});

describe("a shop that is put on a beat", () => {
  const shopOf = async (hubId: string) => {
    const { id } = await service.db
      .selectFrom("retailer")
      .select("id")
      .where("hub_id", "=", hubId)
      .where("state", "=", "ACTIVE")
      .executeTakeFirstOrThrow();
    return (await superAdmin.call(retailer.page, { params: { id } })).payload;
  };
  const put = async (hubId: string, beatId: string) => {
    const { id, version } = await shopOf(hub());
    return superAdmin.call(retailer.assignBeat, { params: { id }, version, body: { hubId, beatId } });
  };

  it("is put on one that is in use", async () => {
    const { payload } = await create({ name: "Closed Lane" });
    await off(payload);
    expect(said(await put(hub(), payload.id))).toEqual([422, "beatId: Closed Lane is inactive"]);
  });

  it("is not put on one that goes to another hub meanwhile", async () => {
    const { payload } = await create({ name: "Moving Lane" });
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const moving = service.db.transaction().execute(async (trx) => {
      await trx
        .updateTable("beat")
        .set({ hub_id: hub(1) })
        .where("id", "=", payload.id)
        .execute();
      held.resolve();
      await asked.promise;
    });
    await held.promise;
    const putting = put(hub(), payload.id);
    await somebodyWaits(service.db).finally(asked.resolve);
    await moving;
    expect(said(await putting)).toEqual([422, "beatId: This beat is of another hub"]);
  });
});
