import type { Selectable } from "kysely";
import type { AppConfigVersion } from "@o2r/api/contract/layout";
import type { Database, Db } from "../../../db/schema.ts";
import { bodyOf } from "./config-body.ts";

interface Publishing {
  /** Held by the caller, as it is to be published. */
  readonly row: Selectable<Database["app_config"]>;
  readonly note: string | null;
  readonly restoredFrom: number | null;
  readonly by: string;
  readonly now: Date;
}

/** Nothing of a configuration is told any more. */
export const endVersion = (db: Db, id: string) =>
  db
    .updateTable("app_config_version")
    .set({ live: false })
    .where("config_id", "=", id)
    .where("live", "=", true)
    .execute();

/** Keeps what a configuration is now as its next version, and tells this one from now on; returns its number. */
export const publishVersion = async (db: Db, { row, note, restoredFrom, by, now }: Publishing): Promise<number> => {
  await endVersion(db, row.id);
  const { last } = await db
    .selectFrom("app_config_version")
    .select(({ fn }) => fn.max("n").as("last"))
    .where("config_id", "=", row.id)
    .executeTakeFirstOrThrow();
  const n = Number(last ?? 0) + 1;
  await db
    .insertInto("app_config_version")
    .values({
      config_id: row.id,
      n,
      app: row.app,
      device_type: row.device_type,
      os: row.os,
      build_number: row.build_number,
      is_default: row.is_default,
      body: JSON.stringify(bodyOf(row)),
      live: true,
      note,
      restored_from: restoredFrom,
      published_at: now,
      published_by: by,
    })
    .execute();
  return n;
};

const pageKeys = ["HOME", "CONTENT_PAGE", "CHECKOUT_PAGE"] as const;

/** The versions of a configuration, newest first, with what they told. */
export const readVersions = async (db: Db, id: string): Promise<AppConfigVersion[]> => {
  const rows = await db
    .selectFrom("app_config_version as version")
    .leftJoin("app_user", "app_user.id", "version.published_by")
    .select([
      "version.n",
      "version.note",
      "version.published_at as publishedAt",
      "app_user.name as publishedBy",
      "version.restored_from as restoredFrom",
      "version.live",
      "version.body",
    ])
    .where("config_id", "=", id)
    .orderBy("version.n", "desc")
    .limit(200)
    .execute();
  const ids = rows.flatMap(({ body }) => pageKeys.flatMap((key) => body[key] ?? []));
  const pages =
    ids.length === 0 ? [] : await db.selectFrom("layout_page").select(["id", "name"]).where("id", "in", ids).execute();
  const names = new Map<unknown, string>(pages.map((page) => [page.id, page.name]));
  return rows.map(({ body, ...version }) => ({
    ...version,
    told: Object.entries(body).map(([field, value]) => ({ field, value: names.get(value) ?? value })),
  }));
};
