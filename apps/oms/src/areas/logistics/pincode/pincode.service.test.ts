import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pincodeEndpoints, pincodeThing, warehouseEndpoints, type Pincode } from "@o2r/api/contract/logistics";
import { importEndpoints } from "@o2r/api/contract/insight";
import { companyEndpoints } from "@o2r/api/contract/catalogue";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { applyImport, checkImport, startImport } from "../../test/start-import.ts";

let service: DemoService;
let admin: Client;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  admin = await service.signIn("admin");
});
afterAll(() => service.stop());

const ask = async (pincode: string) => admin.call(pincodeEndpoints.find, { query: { pincode } });
const make = (body: object) =>
  // A body as it may come, which the service judges.
  admin.call(companyEndpoints.create, { body: body as never });

describe("asked about a pincode, the service", () => {
  it("S5.141 S5.142 tells city, state, every locality, and who serves it in which order", async () => {
    const { payload } = await ask("411028");
    expect(payload).toMatchObject({
      city: "Pune",
      state: "Maharashtra",
      areas: [{ localities: ["Hadapsar", "Gondhale Nagar", "Sasanenagar"] }],
    });
    expect(payload?.servedBy.map(({ name, rank }) => [name.split(" Hub")[0], rank])).toEqual([
      ["Pune", 1],
      ["Mumbai", 2],
    ]);
  });

  it("tells every district of one that lies in several, the one with the most post offices first", async () => {
    const { payload } = await ask("123106");
    expect([payload?.city, payload?.areas.map(({ city, localities }) => [city, localities.length])]).toEqual([
      "Rewari",
      [
        ["Rewari", 8],
        ["Gurugram", 1],
      ],
    ]);
  });

  it("knows the states of today, Ladakh and Telangana among them, by the names of a GSTIN's states", async () => {
    const found = await service.db.selectFrom("pincode_area").select("state").distinct().orderBy("state").execute();
    expect(found).toHaveLength(36);
    expect((await ask("194101")).payload?.state).toBe("Ladakh");
    expect((await ask("506001")).payload?.state).toBe("Telangana");
  });

  it("says that nobody serves one, and says nothing of what is no pincode", async () => {
    expect((await ask("194101")).payload?.servedBy).toEqual([]);
    expect((await ask("999999")).payload).toBeNull();
    expect((await ask("41102")).status).toBe(400);
  });
});

describe("S5.149 a form that asks for a pincode", () => {
  const company = { name: "Sasane Foods", gst: "27AAPFU0939F1ZV" };

  it("is saved with the city and the state that the pincode has, whatever else was sent", async () => {
    const { payload } = await make({ ...company, pincode: "411028", city: "Nagpur", state: "Goa" });
    expect(payload).toMatchObject({ pincode: "411028", city: "Pune", state: "Maharashtra" });
  });

  it("is refused with one that does not exist", async () => {
    const { status, errors } = await make({ ...company, name: "Nowhere Foods", pincode: "999999" });
    expect([status, errors]).toEqual([422, [{ field: "pincode", message: "There is no such pincode" }]]);
  });
});

const pincodes = pincodeThing.endpoints;
const rowOf = async (pincode: string): Promise<Pincode> => {
  const query = { q: pincode, sort: "pincode", size: 10, cursor: null } as const;
  const [row] = (await admin.call(pincodes.list, { query })).payload.content;
  if (row === undefined) throw new Error(`${pincode} is missing`);
  return row;
};
const hubs = async () =>
  service.db
    .selectFrom("warehouse")
    .select(["id", "company_name as name", "version"])
    .where("type", "=", "HUB")
    .where("active", "=", true)
    .orderBy("company_name")
    .limit(3)
    .execute();
const servedBy = async (pincode: string) => (await ask(pincode)).payload?.servedBy.map(({ name }) => name);

describe("a pincode", () => {
  it("is kept with its place and its hubs in their order, and every form knows it from then on", async () => {
    const [one, two, three] = await hubs();
    const body = {
      pincode: "411998",
      city: "Pune",
      state: "Maharashtra",
      localities: "Mandai; Tulshibaug, Mandai",
      hubId: one?.id ?? "",
      standIns: [three?.id ?? "", two?.id ?? ""],
    };
    const { payload, errors } = await admin.call(pincodes.create, { body });
    expect(errors).toEqual([]);
    expect(payload).toMatchObject({ localities: "Mandai, Tulshibaug", hub: one?.name, otherAreas: 0 });
    expect(await servedBy("411998")).toEqual([one?.name, three?.name, two?.name]);
    const again = await admin.call(pincodes.create, { body });
    expect(again.errors).toEqual([{ field: "pincode", message: "This pincode exists already" }]);
    const twice = await admin.call(pincodes.create, { body: { ...body, pincode: "411997", standIns: [body.hubId] } });
    expect(twice.errors).toEqual([{ field: "standIns", message: "Each hub stands here once" }]);
  });

  it("with hubs is not switched off, and without is unknown to every form", async () => {
    const { id, version, hub } = await rowOf("411998");
    const off = { params: { id }, version, body: { active: false } };
    expect((await admin.call(pincodes.setActive, off)).errorMessage).toBe(
      `411998 is served by ${hub}. Take its hubs away first.`,
    );
    const bare = { pincode: "411998", city: "Pune", state: "Maharashtra", localities: "Mandai" } as const;
    const emptied = await admin.call(pincodes.update, { params: { id }, version, body: { ...bare, standIns: [] } });
    expect(emptied.payload).toMatchObject({ hub: null, standIns: [] });
    const done = await admin.call(pincodes.setActive, { ...off, version: emptied.payload.version });
    expect(done.payload.active).toBe(false);
    expect((await ask("411998")).payload).toBeNull();
  });

  it("that a warehouse begins to serve is another one for whoever had it open, and the other way round", async () => {
    const [one, two] = await hubs();
    const seen = await rowOf("194101");
    const serve = async (version: number) =>
      admin.call(warehouseEndpoints.servePincodes, {
        params: { id: one?.id ?? "" },
        version,
        body: { primary: "194101" },
      });
    const { status } = await serve(one?.version ?? 0);
    expect(status).toBe(200);
    const { id, city, state } = seen;
    const body = { pincode: "194101", city, state, localities: "", hubId: two?.id ?? "", standIns: [] };
    const late = await admin.call(pincodes.update, { params: { id }, version: seen.version, body });
    expect(late.status).toBe(412);
    const { version } = await rowOf("194101");
    const saved = await admin.call(pincodes.update, { params: { id }, version, body });
    expect(saved.payload.hub).toBe(two?.name);
    expect((await serve((one?.version ?? 0) + 1)).status).toBe(412);
  });
});

describe("a file of pincodes", () => {
  it("makes new ones, says by which hubs known ones are served, and leaves what it does not name", async () => {
    const [one, two] = await hubs();
    const file = [
      "Pincode,City,State,Hub,Fallbacks",
      `411996,Pune,Maharashtra,${one?.name},`,
      `194103,,,${one?.name},${two?.name}`,
      "411995,,,Nowhere Hub,",
    ].join("\n");
    const begun = await startImport(admin, file, "pincode");
    const checked = await checkImport(admin, begun, begun.columns);
    expect(checked).toMatchObject({ creates: 1, updates: 1, bad: 1 });
    const bad = await admin.call(importEndpoints.rows, {
      params: { id: begun.id },
      query: { state: "BAD", effect: undefined, after: 0, size: 10 },
    });
    expect(bad.payload.content[0]?.errors.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["hubId", "city", "state"]),
    );
    const before = await rowOf("194103");
    await applyImport(admin, checked);
    expect(await servedBy("411996")).toEqual([one?.name]);
    expect(await servedBy("194103")).toEqual([one?.name, two?.name]);
    expect(await rowOf("194103")).toMatchObject({ city: before.city, localities: before.localities });
    const manager = await service.signIn("hub_manager");
    await expect(startImport(manager, file, "pincode")).rejects.toThrow("You are not allowed to do this");
  });
});
