import { sql } from "kysely";
import { pageForm, pageList, type Page, type pageEndpoints, type PageValues } from "@o2r/api/contract/layout";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";

const rails = sql<number>`(select count(*)::int from page_rail where page_rail.page_id = layout_page.id)`;

const selectPages = (db: Db) =>
  db
    .selectFrom("layout_page")
    .select([
      "layout_page.id",
      "layout_page.version",
      "layout_page.active",
      "layout_page.updated_at as updatedAt",
      "layout_page.name",
      "layout_page.app",
      "layout_page.device_type as deviceType",
      "layout_page.os",
      "layout_page.page_type as pageType",
      "layout_page.save_url as saveUrl",
      "layout_page.save_next_url as saveNextUrl",
      "layout_page.state",
      "layout_page.draft_rev as draftRev",
      "layout_page.live_version as liveVersion",
      rails.as("rails"),
    ]);

const listPages = readList(pageList, {
  select: selectPages,
  id: sql<string>`layout_page.id`,
  sorts: {
    name: sql`lower(layout_page.name)`,
    app: sql`layout_page.app`,
    deviceType: sql`layout_page.device_type`,
    pageType: sql`layout_page.page_type`,
    rails,
    active: sql`layout_page.active`,
    updatedAt: sql`layout_page.updated_at`,
  },
  filters: {
    app: sql`layout_page.app`,
    deviceType: sql`layout_page.device_type`,
    state: sql`layout_page.state`,
    active: sql`layout_page.active`,
  },
  search: { name: sql`layout_page.name` },
});

const columns = (values: PageValues) => ({
  name: values.name,
  app: values.app,
  device_type: values.deviceType,
  os: values.os ?? null,
  page_type: values.pageType,
  save_url: values.saveUrl ?? null,
  save_next_url: values.saveNextUrl ?? null,
});

export const findPage = (db: Db, id: string): Promise<Page | undefined> =>
  selectPages(db).where("layout_page.id", "=", id).executeTakeFirst();

/** The pages of the apps. */
export const pageHandlers: Handlers<typeof pageEndpoints> = thingHandlers({
  entity: "page",
  noun: "Page",
  table: "layout_page",
  form: pageForm,
  list: listPages,
  find: findPage,
  insert: (db, made, values: PageValues) =>
    insertRow(db, "layout_page", { ...made, ...columns(values), active: values.active ?? true }),
  update: (db, before, changed, values) => updateRow(db, "layout_page", before, { ...columns(values), ...changed }),
  lookup: {
    shows: { app: sql<string>`app`, deviceType: sql<string>`device_type`, os: sql<string>`coalesce(os, '')` },
  },
  audited: ({ name, app, deviceType, os, pageType, saveUrl, saveNextUrl }) => ({
    name,
    app,
    deviceType,
    os,
    pageType,
    saveUrl,
    saveNextUrl,
  }),
});
