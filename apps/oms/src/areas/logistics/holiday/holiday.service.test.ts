import { todayIn } from "@o2r/forms/days";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf } from "@o2r/api/contract";
import { holidayEndpoints as holiday } from "@o2r/api/contract/logistics";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { applyImport, checkImport, startImport } from "../../test/start-import.ts";

type Values = BodyOf<typeof holiday.create>;

let service: DemoService;
let superAdmin: Client;
let hub: { readonly id: string; readonly state: string };
let central: string;

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  superAdmin = await service.signIn("super_admin");
  const warehouses = service.db.selectFrom("warehouse").select(["id", "state"]);
  hub = await warehouses.where("type", "=", "HUB").executeTakeFirstOrThrow();
  central = (await warehouses.where("type", "=", "CWH").executeTakeFirstOrThrow()).id;
});
afterAll(() => service.stop());

const create = (values: Partial<Values> & Pick<Values, "day">) =>
  superAdmin.call(holiday.create, { body: { name: "Mela", scope: "ALL", affects: "BOTH", ...values } });
const made = async (values: Partial<Values> & Pick<Values, "day">) => {
  const { status, payload, errors } = await create(values);
  expect([status, errors]).toEqual([200, []]);
  return payload;
};
const said = async (values: Partial<Values> & Pick<Values, "day">) => {
  const { status, errors } = await create(values);
  return [status, ...errors.map(({ field, message }) => `${field}: ${message}`)];
};
const listed = (query: object) =>
  superAdmin.call(holiday.list, { query: { q: "", sort: "day", size: 50, cursor: null, ...query } });

describe("S7.60 holidays", () => {
  it("hold everywhere, in a state or at a hub, and a hub's calendar has those that stop it", async () => {
    const other = hub.state === "Goa" ? "Kerala" : "Goa";
    await made({ day: "2035-03-01", name: "Everywhere's" });
    await made({ day: "2035-03-02", name: "The state's", scope: "STATE", state: hub.state });
    await made({ day: "2035-03-03", name: "Another state's", scope: "STATE", state: other });
    await made({ day: "2035-03-04", name: "The hub's", scope: "HUB", hubId: hub.id, affects: "DELIVERY" });
    const names = async (query: { year: number; hub: string | undefined }) =>
      (await superAdmin.call(holiday.year, { query })).payload.holidays.map(({ name }) => name);
    expect(await names({ year: 2035, hub: undefined })).toEqual([
      "Everywhere's",
      "The state's",
      "Another state's",
      "The hub's",
    ]);
    expect(await names({ year: 2035, hub: hub.id })).toEqual(["Everywhere's", "The state's", "The hub's"]);
    expect(await names({ year: 2036, hub: undefined })).toEqual([]);
    // Without a year it is the one that is.
    const [named, unnamed] = [
      { year: Number(todayIn().slice(0, 4)), hub: undefined },
      { year: undefined, hub: undefined },
    ];
    const now = await Promise.all([named, unnamed].map((query) => superAdmin.call(holiday.year, { query })));
    expect(now[1]?.payload).toEqual(now[0]?.payload);
    const { payload } = await listed({ year: "2035", state: hub.state });
    expect(payload.content.map(({ name, place }) => [name, place])).toEqual([["The state's", hub.state]]);
  });

  it("are one a day and place, unless the other is switched off", async () => {
    const { id, version } = await made({ day: "2036-05-05" });
    expect(await said({ day: "2036-05-05" })).toEqual([409, "day: There is a holiday on this day already"]);
    await made({ day: "2036-05-05", scope: "HUB", hubId: hub.id });
    await superAdmin.call(holiday.setActive, { params: { id }, version, body: { active: false } });
    await made({ day: "2036-05-05" });
  });

  it("are of hubs, and not of central warehouses", async () => {
    expect(await said({ day: "2036-06-06", scope: "HUB", hubId: central })).toEqual([
      422,
      "hubId: Choose a hub: this is a central warehouse",
    ]);
  });

  it("stay as they were once they have passed", async () => {
    const { id, version, active: _, ...row } = await made({ day: "2021-01-05" });
    const body = { day: "2037-01-05", name: row.name, scope: "ALL", affects: "BOTH" } as const;
    const moved = await superAdmin.call(holiday.update, { params: { id }, version, body });
    const off = await superAdmin.call(holiday.setActive, { params: { id }, version, body: { active: false } });
    expect([moved.status, moved.errors[0]?.message]).toEqual([
      422,
      "This day has passed, and its holiday stays as it was",
    ]);
    expect([off.status, off.errorMessage]).toEqual([409, "This day has passed, and its holiday stays as it was"]);
    // One that was off on its day was none.
    await service.db.updateTable("holiday").set({ active: false }).where("id", "=", id).execute();
    const on = await superAdmin.call(holiday.setActive, { params: { id }, version, body: { active: true } });
    expect([on.status, on.errorMessage]).toEqual([409, "This day has passed, and its holiday stays as it was"]);
  });

  it("are deleted as long as their day is to come, by whoever saw them as they stand", async () => {
    const { id, version } = await made({ day: "2037-02-03" });
    const body = { day: "2037-02-04", name: "Mela", scope: "ALL", affects: "BOTH" } as const;
    await superAdmin.call(holiday.update, { params: { id }, version, body });
    const remove = (row: { id: string; version: number }) =>
      superAdmin.call(holiday.remove, { params: { id: row.id }, version: row.version });
    expect((await remove({ id, version })).status).toBe(412);
    expect((await remove({ id, version: version + 1 })).payload).toEqual({ done: true });
    expect((await superAdmin.call(holiday.get, { params: { id } })).status).toBe(404);
    expect((await listed({ year: "2037" })).payload.content).toEqual([]);
    const entry = await service.db
      .selectFrom("audit_log")
      .selectAll()
      .where("entity_id", "=", id)
      .orderBy("at", "desc")
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: "holiday.deleted" });
    // Its day is free again.
    await made({ day: "2037-02-04" });

    for (const day of ["2021-01-06", todayIn()]) {
      const kept = await made({ day, scope: "HUB", hubId: hub.id });
      const refused = await remove(kept);
      expect([refused.status, refused.errorMessage]).toEqual([
        409,
        "This day has begun or passed, and its holiday stays as it was",
      ]);
      expect((await superAdmin.call(holiday.get, { params: { id: kept.id } })).status).toBe(200);
    }
  });

  it("are copied to the next year where they are on the same date, once", async () => {
    await made({ day: "2038-08-15", name: "Independence Day", everyYear: true });
    await made({ day: "2038-10-28", name: "Diwali" });
    const copy = () => superAdmin.call(holiday.copy, { body: { year: 2039 } });
    expect((await copy()).payload).toEqual({ copied: 1, moving: ["Diwali"] });
    expect((await copy()).payload).toEqual({ copied: 0, moving: ["Diwali"] });
    const { payload } = await listed({ year: "2039" });
    expect(payload.content.map(({ day, name, everyYear }) => [day, name, everyYear])).toEqual([
      ["2039-08-15", "Independence Day", true],
    ]);
    const history = await superAdmin.call(holiday.history, { params: { id: payload.content[0]?.id ?? "" } });
    expect(history.payload.map(({ action }) => action)).toEqual(["holiday.created"]);
  });

  it("come from a file too, one a day and place, and a file that is sent twice changes nothing", async () => {
    const { company_name } = await service.db
      .selectFrom("warehouse")
      .select("company_name")
      .where("id", "=", hub.id)
      .executeTakeFirstOrThrow();
    const file = [
      "Date,Name,On this date every year,Where,State,Hub,Stops",
      "15-08-2034,Independence Day,Yes,Everywhere,,,Orders and deliveries",
      "15-08-2034,Parade,No,One state,Goa,,Deliveries",
      `15-08-2034,Stock count,No,One hub,,${company_name},Deliveries`,
      "16-08-2034,Nobody's,No,One hub,,,Deliveries",
    ].join("\n");
    const begun = await startImport(superAdmin, file, "holiday");
    const checked = await checkImport(superAdmin, begun, begun.columns);
    expect(checked).toMatchObject({ creates: 3, updates: 0, bad: 1 });
    await applyImport(superAdmin, checked);
    const { payload } = await listed({ year: "2034" });
    expect(payload.content.map(({ name, place }) => `${name}: ${place}`).toSorted()).toEqual([
      "Independence Day: Everywhere",
      "Parade: Goa",
      `Stock count: ${company_name}`,
    ]);
    const again = await startImport(superAdmin, file.replace("Parade,No", "Parade,Yes"), "holiday");
    expect(await checkImport(superAdmin, again, again.columns)).toMatchObject({ creates: 0, updates: 1, bad: 1 });
    await expect(startImport(await service.signIn("admin"), file, "holiday")).rejects.toThrow(
      "You are not allowed to do this",
    );
  });
});
