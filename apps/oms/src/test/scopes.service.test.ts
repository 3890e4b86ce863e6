import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userTypes, type UserType } from "@o2r/api/contract";
import { newId } from "../db/id.ts";
import type { Client } from "./client.ts";
import { contract, leadAreas, selectLeads, type Lead } from "./lead.ts";
import { startTestService, type TestService } from "./service.ts";

const accounts = Object.fromEntries(userTypes.map((type) => [type, newId()])) as Record<UserType, string>; // each of them
const [hub, central, region, beat] = [newId(), newId(), newId(), newId()];
const [nobody, nowhere] = [newId(), newId()];

/** Each row is near on one side only, and elsewhere on every other. */
const elsewhere = { owner: nobody, warehouse: nowhere, region: nowhere, beat: nowhere };
const rows = {
  "of the agent": { ...elsewhere, owner: accounts.CALLING_AGENT },
  "of the supervisor": { ...elsewhere, owner: accounts.CC_SUPERVISOR },
  "of the onboarding agent": { ...elsewhere, owner: accounts.ONBOARDING_AGENT },
  "in the hub": { ...elsewhere, warehouse: hub },
  "in the central warehouse": { ...elsewhere, warehouse: central },
  "in the region": { ...elsewhere, region },
  "on the beat": { ...elsewhere, beat },
  elsewhere,
};
type Name = keyof typeof rows;
const names = Object.keys(rows) as Name[]; // the keys of the object above

/** Reviewed by hand. Source: domain.md §7. */
const reached: Readonly<Record<UserType, readonly Name[]>> = {
  SUPER_SUPER_ADMIN: names,
  SUPER_ADMIN: names,
  ADMIN: names,
  CALLING_AGENT: ["of the agent"],
  HUB_MANAGER: ["in the hub"],
  CWH_MANAGER: ["in the central warehouse"],
  CC_SUPERVISOR: ["of the agent", "of the supervisor"],
  ONBOARDING_MANAGER: ["in the region"],
  ONBOARDING_AGENT: ["of the onboarding agent"],
  FSA: ["on the beat"],
  RETAILER: [],
};

let service: TestService;
const clients = new Map<UserType, Client>();
const as = (type: UserType): Client => clients.get(type) ?? service.client(null);
beforeAll(async () => {
  service = await startTestService({ areas: leadAreas, env: { O2R_LIMIT_FACTOR: "100" } });
  const { db } = service;
  for (const name of names)
    await db
      .insertInto("test_lead")
      .values({ id: newId(), name, ...rows[name] })
      .execute();
  const place = {
    email_id: "a",
    mobile: "1",
    pan_number: "p",
    fssai_number: "f",
    fssai_expiry: "2030-01-01",
    lead_time: 1,
    pincode: "1",
    city: "c",
    state: "s",
    wlat: 0,
    wlng: 0,
    address: "a",
  };
  for (const [key, type] of [
    [hub, "HUB"],
    [central, "CWH"],
  ] as const)
    await db
      .insertInto("warehouse")
      .values({ id: key, type, company_name: type, ...place })
      .execute();
  await db.insertInto("region").values({ id: region, name: "West" }).execute();
  await db.insertInto("beat").values({ id: beat, name: "Market", hub_id: hub, region_id: region }).execute();
  for (const type of userTypes) {
    const [user_id, session] = [accounts[type], newId()];
    await db
      .insertInto("app_user")
      .values({ id: user_id, username: type, password_hash: "", user_type: type, name: type })
      .execute();
    const now = new Date();
    await db.insertInto("session_family").values({ id: session, user_id, created_at: now, rotated_at: now }).execute();
    clients.set(type, await service.clientOf(user_id, session));
  }
  await db
    .updateTable("app_user")
    .set({ supervisor_id: accounts.CC_SUPERVISOR })
    .where("id", "=", accounts.CALLING_AGENT)
    .execute();
  await db
    .insertInto("user_warehouse")
    .values([
      { user_id: accounts.HUB_MANAGER, warehouse_id: hub },
      { user_id: accounts.CWH_MANAGER, warehouse_id: central },
    ])
    .execute();
  await db.insertInto("user_region").values({ user_id: accounts.ONBOARDING_MANAGER, region_id: region }).execute();
  await db.insertInto("user_beat").values({ user_id: accounts.FSA, beat_id: beat }).execute();
});
afterAll(() => service.stop());

const listed = async (type: UserType) => {
  const { status, payload } = await as(type).call(contract.lead.list, {
    query: { q: "", sort: "name", size: 50, cursor: null },
  });
  return { status, names: payload?.content.map(({ name }) => name), total: payload?.totalElements };
};
const seen = (type: UserType) => [...reached[type]].toSorted();
const staff = userTypes.filter((type) => type !== "RETAILER");
const current = (name: Name) => selectLeads(service.db).where("name", "=", name).executeTakeFirstOrThrow();

/** What each row answers to a call: 200 where the user type reaches it, 404 where it does not. */
const answersOf = async (ask: (row: Lead) => Promise<{ readonly status: number }>) => {
  const answers: [Name, number][] = [];
  for (const name of names) answers.push([name, (await ask(await current(name))).status]);
  return Object.fromEntries(answers);
};
const meant = (type: UserType, beyond = 404) =>
  Object.fromEntries(names.map((name) => [name, reached[type].includes(name) ? 200 : beyond]));

describe.each(staff)("%s", (type) => {
  it("sees in the list, its count, the file and the look-up the rows within reach, and no others", async () => {
    expect(await listed(type)).toEqual({ status: 200, names: seen(type), total: seen(type).length });
    const file = await (await as(type).raw("/oms/lead/export")).text();
    expect(file.trim().split("\r\n").slice(1)).toEqual(seen(type));
    const every = await selectLeads(service.db).execute();
    const looked = async (ids?: string) =>
      (await as(type).call(contract.lead.lookup, { query: { query: "", size: 50, ids } })).payload.content.map(
        ({ name }) => name,
      );
    expect(await looked()).toEqual(seen(type));
    expect(await looked(every.map((row) => row.id).join(","))).toEqual(seen(type));
  });

  it("reads and changes the rows within reach and what happened to them, and finds no others", async () => {
    const one = (row: Lead) => ({ params: { id: row.id } });
    const client = as(type);
    expect(await answersOf((row) => client.call(contract.lead.get, one(row)))).toEqual(meant(type));
    expect(await answersOf((row) => client.call(contract.lead.history, one(row)))).toEqual(meant(type));
    const body = ({ name, owner, warehouse, region: inRegion, beat: onBeat }: Lead) => ({
      name,
      owner,
      warehouse,
      region: inRegion,
      beat: onBeat,
    });
    expect(
      await answersOf((row) =>
        client.call(contract.lead.update, { ...one(row), version: row.version, body: body(row) }),
      ),
    ).toEqual(meant(type));
    expect(
      await answersOf((row) =>
        client.call(contract.lead.setActive, { ...one(row), version: row.version, body: { active: true } }),
      ),
    ).toEqual(meant(type));
  });

  it("takes steps of the rows within reach, and is told of what can be done with these only", async () => {
    const one = (row: Lead) => ({ params: { id: row.id } });
    const client = as(type);
    expect(await answersOf((row) => client.call(contract.lead.actions, one(row)))).toEqual(meant(type));
    expect(await answersOf((row) => client.call(contract.lead.close, { ...one(row), version: row.version }))).toEqual(
      meant(type),
    );
  });

  it("is shown no row beyond reach by a change of an old copy", async () => {
    for (const name of names.filter((each) => !reached[type].includes(each))) {
      const row = await current(name);
      const { status, current: shown } = await as(type).call(contract.lead.setActive, {
        params: { id: row.id },
        version: 99,
        body: { active: false },
      });
      expect([status, shown]).toEqual([404, undefined]);
    }
  });

  it("makes rows within reach, and moves none beyond it", async () => {
    const made = async (sides: (typeof rows)[Name]) =>
      as(type).call(contract.lead.create, { body: { name: "new", ...sides } });
    expect(await answersOf(({ name }) => made(rows[name as Name]))).toEqual(meant(type, 403)); // its name is one of the keys
    const near = await selectLeads(service.db).where("name", "=", "new").executeTakeFirst();
    const moved = await as(type).call(contract.lead.update, {
      params: { id: near?.id ?? "" },
      version: 1,
      body: { name: "new", ...elsewhere },
    });
    expect(moved.status).toBe(reached[type].includes("elsewhere") ? 200 : 403);
    await service.db.deleteFrom("test_lead").where("name", "=", "new").execute();
  });
});

it("a user type that the permission does not name is refused", async () => {
  expect((await listed("RETAILER")).status).toBe(403);
});

it("what is assigned to an account, and what is taken from it, counts from the next call on", async () => {
  const { db } = service;
  await db.updateTable("app_user").set({ supervisor_id: null }).where("id", "=", accounts.CALLING_AGENT).execute();
  await db.deleteFrom("user_region").execute();
  await db.deleteFrom("user_beat").execute();
  expect((await listed("CC_SUPERVISOR")).names).toEqual(["of the supervisor"]);
  expect((await listed("ONBOARDING_MANAGER")).names).toEqual([]);
  expect((await listed("FSA")).names).toEqual([]);
  await db.insertInto("user_beat").values({ user_id: accounts.FSA, beat_id: beat }).execute();
  expect((await listed("FSA")).names).toEqual(["on the beat"]);
});
