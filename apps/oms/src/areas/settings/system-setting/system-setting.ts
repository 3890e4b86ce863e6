import {
  settingGiven,
  settingKeys,
  settingText,
  type cacheEndpoints,
  type SettingRow,
  type systemSettingEndpoints,
} from "@o2r/api/contract/settings";
import { conflict, invalid, notFound, stale } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { newId } from "../../../db/id.ts";
import { insertRow, lockRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { AnyEndpoint } from "@o2r/api/contract";
import type { Context, Handlers } from "../../../http/context.ts";
import { askForFlush } from "../../../jobs/watch-flushes.ts";
import { judgeSetting } from "./judge-setting.ts";
import { auditedValue, readSettingRow, readSettings } from "./read-settings.ts";

const entity = "setting";

type Writing = Pick<Context<AnyEndpoint>, "db" | "actor" | "now" | "audit">;
type WritingOne = Writing & { readonly params: { readonly id: string }; readonly version: number };

/** The value that a call changes, held until its transaction ends, in the version that the caller saw. */
const holdSetting = async ({ db, params: { id }, version }: WritingOne): Promise<SettingRow> => {
  const held = await lockRow(db, "system_setting", id);
  if (held === undefined || !held.active) throw notFound("Setting");
  const row = await readSettingRow(db, id);
  if (held.version !== version)
    throw stale({ row, changes: await readHistory(db, { entity, id, sinceVersion: version }) });
  return row;
};

const change = async (
  { db, actor, now, audit }: Writing,
  before: SettingRow,
  { value, reason }: { readonly value: string; readonly reason: string },
): Promise<SettingRow> => {
  if (value === before.value) throw invalid([{ field: "value", message: "This is the value already" }]);
  await updateRow(db, "system_setting", before, { value, updated_at: now, updated_by: actor.id });
  const after = await readSettingRow(db, before.id);
  audit({
    entity,
    id: before.id,
    version: after.version,
    before: { value: auditedValue(before) },
    after: { value: auditedValue(after), reason },
  });
  return after;
};

/** What the value was before an entry of its history. */
const valueBefore = async (db: Db, { id }: SettingRow, entry: string): Promise<string> => {
  const found = (await readHistory(db, { entity, id, limit: 1000 })).find((one) => one.id === entry);
  const before = found?.changes.find(({ field }) => field === "value")?.before;
  if (typeof before !== "string" && typeof before !== "number")
    throw conflict("No value of this setting stood before that");
  return String(before);
};

/** Settings of the platform: their values, everywhere and of warehouses. */
export const systemSettingHandlers: Handlers<typeof systemSettingEndpoints> = {
  list: ({ db }) => readSettings(db),

  set: async (context) => {
    const before = await holdSetting(context);
    return change(context, before, await judgeSetting(before.key, context.body));
  },

  setForWarehouse: async ({ db, actor, now, audit, body }) => {
    const { key, warehouseId } = body;
    if (!settingGiven(key).byWarehouse)
      throw invalid([{ field: "warehouseId", message: "This setting has one value everywhere" }]);
    const warehouse = await db
      .selectFrom("warehouse")
      .select("active")
      .where("id", "=", warehouseId)
      .executeTakeFirst();
    if (!warehouse?.active) throw invalid([{ field: "warehouseId", message: "Choose a warehouse that is active" }]);
    const { value, reason } = await judgeSetting(key, body);
    const standing = await db
      .selectFrom("system_setting")
      .select(["id", "version", "active"])
      .where("key", "=", key)
      .where("warehouse_id", "=", warehouseId)
      .forUpdate()
      .executeTakeFirst();
    if (standing?.active) throw conflict("This warehouse has a value of its own already");
    const stamps = { updated_at: now, updated_by: actor.id };
    const id = standing?.id ?? newId();
    if (standing) await updateRow(db, "system_setting", standing, { value, active: true, ...stamps });
    else {
      const made = { created_at: now, created_by: actor.id, ...stamps };
      await insertRow(db, "system_setting", { id, key, warehouse_id: warehouseId, value, ...made });
    }
    const row = await readSettingRow(db, id);
    audit({ entity, id, version: row.version, after: { value: auditedValue(row), reason } });
    return row;
  },

  endForWarehouse: async (context) => {
    const { db, actor, now, audit, body } = context;
    const before = await holdSetting(context);
    if (before.warehouseId === null) throw conflict("Only a warehouse's own value can end");
    await updateRow(db, "system_setting", before, { active: false, updated_at: now, updated_by: actor.id });
    audit({
      entity,
      id: before.id,
      version: before.version + 1,
      before: { value: auditedValue(before) },
      after: { reason: body.reason },
    });
    return { done: true };
  },

  revert: async (context) => {
    const { db, body } = context;
    const before = await holdSetting(context);
    const value = await valueBefore(db, before, body.entry);
    return change(context, before, await judgeSetting(before.key, { value, reason: body.reason }));
  },

  history: async ({ db, params: { id } }) => {
    await readSettingRow(db, id);
    return readHistory(db, { entity, id });
  },
};

/** What every process remembers. */
export const cacheHandlers: Handlers<typeof cacheEndpoints> = {
  flush: async ({ db }) => {
    await askForFlush(db);
    return { done: true };
  },
};

/** Gives every declared setting a row to be changed and to have a history: at each start those that are new. */
export const beginSettings = async (db: Db): Promise<void> => {
  const rows = settingKeys.map((key) => ({ id: newId(), key, value: settingText(settingGiven(key).standard) }));
  await db
    .insertInto("system_setting")
    .values(rows)
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
};
