import { sql } from "kysely";
import { appConfigList, type AppConfig, type AppConfigRow } from "@o2r/api/contract/layout";
import { notFound } from "../../../app-error.ts";
import { readRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { readList } from "../../../kit/read-list.ts";
import { bodyOf } from "./config-body.ts";

const text = (column: string) => sql<"true" | "false">`${sql.ref(column)}::text`;

const selectRows = (db: Db) =>
  db
    .selectFrom("app_config")
    .innerJoin("layout_page as home", "home.id", "app_config.home_id")
    .select([
      "app_config.id",
      "app_config.version",
      "app_config.updated_at as updatedAt",
      "app_config.name",
      "app_config.app",
      "app_config.device_type as deviceType",
      "app_config.os",
      "app_config.build_number as buildNumber",
      text("app_config.is_default").as("isDefault"),
      "app_config.theme_name as themeName",
      "home.name as home",
      text("app_config.force_update").as("forceUpdate"),
      text("app_config.flexible_update").as("flexibleUpdate"),
      "app_config.under_maintenance as underMaintenance",
      "app_config.message",
      "app_config.param",
      "app_config.state",
      "app_config.live_version as liveVersion",
    ]);

/** One configuration as its page has it. */
export const readAppConfig = async (db: Db, id: string): Promise<AppConfigRow> => {
  const found = await selectRows(db).where("app_config.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("App configuration");
  return found;
};

export const listAppConfigs = readList(appConfigList, {
  select: selectRows,
  id: sql<string>`app_config.id`,
  sorts: {
    name: sql`lower(app_config.name)`,
    app: sql`app_config.app`,
    deviceType: sql`app_config.device_type`,
    os: { by: sql`app_config.os`, nullable: true },
    buildNumber: { by: sql`app_config.build_number`, nullable: true },
    state: sql`app_config.state`,
    updatedAt: sql`app_config.updated_at`,
  },
  filters: {
    app: sql`app_config.app`,
    deviceType: sql`app_config.device_type`,
    os: sql`app_config.os`,
    underMaintenance: sql`app_config.under_maintenance`,
    state: sql`app_config.state`,
  },
  search: { name: sql`app_config.name` },
});

/** What the form of a configuration holds: its draft, and its maintenance. */
export const findAppConfig = async (db: Db, id: string): Promise<AppConfig | undefined> => {
  const row = await readRow(db, "app_config", id);
  return (
    row && {
      id: row.id,
      version: row.version,
      active: row.active,
      updatedAt: row.updated_at,
      state: row.state,
      liveVersion: row.live_version,
      ...bodyOf(row),
      underMaintenance: row.under_maintenance,
      message: row.message,
      param: row.param,
    }
  );
};
