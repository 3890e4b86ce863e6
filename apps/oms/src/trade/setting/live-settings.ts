import type { Logger } from "pino";
import { sql } from "kysely";
import type { SettingKey, WarehouseSettingKey } from "@o2r/api/contract/settings";
import type { Db } from "../../db/schema.ts";
import { startLoop } from "../../jobs/loop.ts";
import { settingInUse, type SettingInUse } from "./setting-in-use.ts";

/** Where the database tells that settings have changed, or that caches are to be forgotten. It carries nothing. */
export const settingsChannel = "o2r_settings";

/** Milliseconds after which a process looks for changes that nobody told it of: well within the five seconds of the rule. */
const every = 2_000;

/** The settings as this process has them in memory: at most a few seconds old. */
export interface LiveSettings {
  /** The value of a setting, of a warehouse where it may have its own. Never waits; see `readSetting` for what decides. */
  readonly of: <K extends SettingKey>(
    key: K,
    ...warehouseId: K extends WarehouseSettingKey ? [warehouseId: string | null] : []
  ) => SettingInUse<K>;
  /** Looks at once: something was told. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

interface Watching {
  readonly db: Db;
  readonly log: Logger;
  /** Forgets what the process remembers beside settings. */
  readonly onFlush: () => void;
}

/** Tells every process, when the transaction of `db` is committed, that settings or the count of flushes have changed. */
export const announceSettings = async (db: Db): Promise<void> => {
  await sql`select pg_notify(${settingsChannel}, '')`.execute(db);
};

const nameOf = (key: string, warehouseId: string | null): string => `${key} ${warehouseId ?? ""}`;

/** Keeps the settings in memory: reads them before it returns, and again whenever it is told or the clock says so. */
export const watchSettings = async ({ db, log, onFlush }: Watching): Promise<LiveSettings> => {
  let stored: ReadonlyMap<string, string> = new Map();
  let flushed: number | undefined;

  const look = async (): Promise<void> => {
    const rows = await db
      .selectFrom("system_setting")
      .select(["key", "warehouse_id", "value"])
      .where("active", "=", true)
      .execute();
    stored = new Map(rows.map(({ key, warehouse_id, value }) => [nameOf(key, warehouse_id), value]));
    const { times } = await db.selectFrom("cache_flush").select("times").executeTakeFirstOrThrow();
    if (flushed !== undefined && times !== flushed) onFlush();
    flushed = times;
  };
  await look();
  const loop = startLoop(look, { every, log, what: "Reading the settings" });
  return {
    of: (key, ...[warehouseId = null]) =>
      settingInUse(key, stored.get(nameOf(key, warehouseId)) ?? stored.get(nameOf(key, null))),
    wake: loop.wake,
    stop: loop.stop,
  };
};
