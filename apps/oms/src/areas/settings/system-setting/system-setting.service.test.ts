import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  cacheEndpoints as cache,
  settingKeys,
  systemSettingEndpoints as setting,
  type SettingKey,
  type SettingRow,
} from "@o2r/api/contract/settings";
import { startService, type RunningService } from "../../../http/server/start.ts";
import { makeLog } from "../../../log.ts";
import type { Client } from "../../../test/client.ts";
import { readSetting } from "../../../trade/setting/read-setting.ts";
import { areas } from "../../index.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

let service: DemoService;
/** A second process of the same service, on the same database. */
let other: RunningService;
let superAdmin: Client;
let hub: string;

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
  const { config } = service.services;
  const log = makeLog({ level: "silent", format: "json" });
  other = await startService({ config, log, databaseUrl: service.databaseUrl, areas });
  superAdmin = await service.signIn("super_admin");
  const hubs = service.db.selectFrom("warehouse").select("id").where("type", "=", "HUB").where("active", "=", true);
  const settled = service.db.selectFrom("system_setting").select("warehouse_id").where("warehouse_id", "is not", null);
  hub = (await hubs.where("id", "not in", settled).orderBy("id").executeTakeFirstOrThrow()).id;
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

const read = async (key: SettingKey, warehouseId: string | null = null): Promise<SettingRow> => {
  const { payload } = await superAdmin.call(setting.list);
  const found = payload.find((row) => row.key === key && row.warehouseId === warehouseId);
  if (found === undefined) throw new Error(`${key} has no such value`);
  return found;
};
const set = ({ id, version }: SettingRow, value: string, reason = "Diwali") =>
  superAdmin.call(setting.set, { params: { id }, version, body: { value, reason } });
const own = (key: SettingKey, warehouseId: string, value: string) =>
  superAdmin.call(setting.setForWarehouse, { body: { key, warehouseId, value, reason: "They close early" } });

describe("S7.60 a setting of the platform", () => {
  it("holds as it was declared until somebody sets it, and each stands in the list once", async () => {
    const { payload } = await superAdmin.call(setting.list);
    expect(payload.filter(({ warehouseId }) => warehouseId === null).map(({ key }) => key)).toEqual(settingKeys);
    expect(await read("bounceCharge")).toMatchObject({ value: "500", changedBy: null, changedAt: null });
    expect(await readSetting(service.db, "bounceCharge")).toBe(50_000);
    expect(await readSetting(service.db, "roundOff")).toBe(true);
  });

  it("is changed with a reason, which its history keeps beside old and new", async () => {
    const before = await read("eWayThreshold");
    const { status, payload } = await set(before, "100000", "The state raised its limit");
    expect([status, payload.value, payload.version]).toEqual([200, "100000", before.version + 1]);
    expect(payload.changedBy).not.toBeNull();
    const history = await superAdmin.call(setting.history, { params: { id: before.id } });
    expect(history.payload[0]?.changes).toEqual([
      { field: "value", before: 50_000, after: 100_000 },
      { field: "reason", before: null, after: "The state raised its limit" },
    ]);
  });

  it.each([
    ["orderCutOff", "25:00", "Enter a time of day, such as 17:00"],
    ["deliveryAttempts", "0", "Must be at least 1"],
    ["priceTaxMode", "SOMETIMES", "Choose one of the listed values"],
    ["invoicePrefix", "C", "Enter a letter other than C, which credit notes begin with, or a digit from 1 to 9"],
    ["creditNoteMonths", "soon", "This value cannot be read"],
  ] as const)("%s refuses %s beside its field", async (key, value, message) => {
    const { status, errors } = await set(await read(key), value);
    expect([status, errors]).toEqual([422, [{ field: "value", message }]]);
  });

  it("is not changed without a reason, nor to what it is already", async () => {
    const row = await read("b2clLimit");
    expect((await set(row, "20", " ")).errors).toEqual([
      { field: "reason", message: expect.stringMatching(/required/) },
    ]);
    expect((await set(row, row.value)).errors).toEqual([{ field: "value", message: "This is the value already" }]);
  });

  it("of two changes at once takes one, and the other is told what happened meanwhile", async () => {
    const row = await read("creditDays");
    const answers = await Promise.all([set(row, "10"), set(row, "14")]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
    const lost = answers.find(({ status }) => status === 412);
    expect(lost?.current).toMatchObject({
      row: { version: row.version + 1 },
      changes: [{ action: "setting.updated" }],
    });
  });

  it("is put back to what stood before an entry of its history", async () => {
    const first = await read("minOrderValue");
    await set(first, "750");
    await set(await read("minOrderValue"), "900");
    const { payload: entries } = await superAdmin.call(setting.history, { params: { id: first.id } });
    const { version } = await read("minOrderValue");
    const revert = (entry: string) =>
      superAdmin.call(setting.revert, { params: { id: first.id }, version, body: { entry, reason: "Too many held" } });
    const elsewhere = await superAdmin.call(setting.history, { params: { id: (await read("eWayThreshold")).id } });
    expect((await revert(elsewhere.payload[0]?.id ?? "")).status).toBe(409);
    expect((await revert(entries[1]?.id ?? "")).payload).toMatchObject({ value: "500", version: version + 1 });
  });
});

describe("a warehouse's own value", () => {
  it("holds there and nowhere else, until it ends", async () => {
    const { payload, status, errors } = await own("orderCutOff", hub, "15:30");
    expect([status, errors]).toEqual([200, []]);
    expect(await readSetting(service.db, "orderCutOff", hub)).toBe("15:30");
    expect(await readSetting(service.db, "orderCutOff", null)).toBe("17:00");
    const { id, version } = payload;
    await superAdmin.call(setting.endForWarehouse, { params: { id }, version, body: { reason: "They stay longer" } });
    expect(await readSetting(service.db, "orderCutOff", hub)).toBe("17:00");
    const again = await own("orderCutOff", hub, "16:00");
    expect([again.payload.id, again.payload.version]).toEqual([id, version + 2]);
    const { payload: entries } = await superAdmin.call(setting.history, { params: { id } });
    expect(entries.map(({ action }) => action)).toEqual([
      "setting.own-value",
      "setting.own-value-ended",
      "setting.own-value",
    ]);
  });

  it("is one for each warehouse, also of two that are given at once", async () => {
    const answers = await Promise.all([own("deliveryAttempts", hub, "2"), own("deliveryAttempts", hub, "4")]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it("is refused of a setting that has one everywhere, and the value of everywhere cannot end", async () => {
    expect((await own("bounceCharge", hub, "300")).errors).toEqual([
      { field: "warehouseId", message: "This setting has one value everywhere" },
    ]);
    const { id, version } = await read("orderCutOff");
    const ended = await superAdmin.call(setting.endForWarehouse, { params: { id }, version, body: { reason: "Gone" } });
    expect(ended.status).toBe(409);
  });
});

/** How often a process has said that it forgets what it remembers. */
const forgotten = (): number => service.logged.join("").split("What this process remembers is forgotten").length - 1;

describe("every process", () => {
  it("decides by a new value at once", async () => {
    await set(await read("creditNoteMonths"), "9");
    expect(await readSetting(other.db, "creditNoteMonths")).toBe(9);
  });

  it("forgets what it remembers when a super super admin asks for it, and nobody else", async () => {
    expect((await superAdmin.call(cache.flush)).status).toBe(403);
    const chief = await service.signIn("super_super_admin");
    expect((await chief.call(cache.flush)).status).toBe(200);
    await vi.waitFor(() => expect(forgotten()).toBe(1), 5_000);
    // Nobody tells it of this one: it looks by itself.
    await service.db
      .updateTable("cache_flush")
      .set("times", (eb) => eb("times", "+", 1))
      .execute();
    await vi.waitFor(() => expect(forgotten()).toBe(2), 5_000);
  });
});
