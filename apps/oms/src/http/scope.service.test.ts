import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../test/client.ts";
import { north, parcelAreas, parcelEndpoints as parcel, south, staff } from "../test/parcel.ts";
import { startTestService, type TestService } from "../test/service.ts";

let service: TestService;
let hub: Client;
let idle: Client;
let admin: Client;
beforeAll(async () => {
  service = await startTestService({ areas: parcelAreas });
  const as = (person: keyof typeof staff) => service.clientOf(staff[person].id, "s");
  [hub, idle, admin] = await Promise.all([as("hub"), as("idle"), as("admin")]);
});
afterAll(() => service.stop());

const seenBy = async (client: Client, endpoint: typeof parcel.list): Promise<string[]> =>
  (await client.call(endpoint)).payload.content.map(({ name }) => name);
const idOf = async (name: string): Promise<string> =>
  (await service.db.selectFrom("test_parcel").select("id").where("name", "=", name).executeTakeFirstOrThrow()).id;

describe("the rows that a call reaches", () => {
  it("are those of the caller's warehouses, of every warehouse for who sees them all, and none without one", async () => {
    expect(await seenBy(hub, parcel.list)).toEqual(["north, of hub"]);
    expect(await seenBy(admin, parcel.list)).toEqual(["north, of hub", "south, of idle"]);
    expect(await seenBy(idle, parcel.list)).toEqual([]);
  });

  it("are the caller's own, for administrators too, unless the rule names who reaches all", async () => {
    expect(await seenBy(idle, parcel.mine)).toEqual(["south, of idle"]);
    expect(await seenBy(admin, parcel.mine)).toEqual([]);
    expect(await seenBy(admin, parcel.any)).toEqual(["north, of hub", "south, of idle"]);
    expect(await seenBy(hub, parcel.any)).toEqual(["north, of hub"]);
  });

  it("are none for a user type whom the rule names nowhere: the call is refused", async () => {
    expect((await idle.call(parcel.any)).status).toBe(403);
  });

  it("make a row beyond them one that is not there", async () => {
    const id = await idOf("south, of idle");
    expect((await hub.call(parcel.get, { params: { id } })).status).toBe(404);
    expect((await admin.call(parcel.get, { params: { id } })).status).toBe(200);
  });

  it("bound what may be made", async () => {
    expect((await hub.call(parcel.create, { body: { warehouse: south } })).status).toBe(403);
    expect((await hub.call(parcel.create, { body: { warehouse: north } })).status).toBe(200);
    expect((await admin.call(parcel.create, { body: { warehouse: south } })).status).toBe(200);
  });
});

describe("a handler that forgets its scope", () => {
  it("answers nobody, whether it never asks for it or puts it into no query", async () => {
    for (const endpoint of [parcel.forgetRead, parcel.forgetQuery]) {
      expect(await admin.call(endpoint)).toMatchObject({ status: 500, code: "server.failed", payload: undefined });
    }
    expect(service.logged.some((line) => line.includes("parcel.forgetRead has not applied its scope"))).toBe(true);
  });

  it("changes nothing", async () => {
    const id = await idOf("south, of idle");
    expect((await hub.call(parcel.forgetWrite, { params: { id } })).status).toBe(500);
    expect(await idOf("south, of idle")).toBe(id);
  });

  it("shows no row in a refusal either", async () => {
    const params = { id: await idOf("south, of idle") };
    expect(await hub.call(parcel.forgetRefusal, { params })).toMatchObject({ status: 500, current: undefined });
  });
});
