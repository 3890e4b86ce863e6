import { sql } from "kysely";
import { isId } from "@o2r/api/contract";
import {
  layoutBounds,
  pageForm,
  pageLife,
  pageList,
  type Page,
  type PageDraft,
  type pageEndpoints,
  type PageValues,
  type PlaceConflict,
} from "@o2r/api/contract/layout";
import { invalid, notFound } from "../../../app-error.ts";
import { insertRow, lockRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { composePlaces } from "./compose.ts";
import { addVersion } from "./publish.ts";
import { readDraftBody, readPlaces, readShownRails, readVersion } from "./read-body.ts";
import { readFacts, targetsOf } from "./read-facts.ts";

const rails = sql<number>`(select count(*)::int from page_rail where page_rail.page_id = layout_page.id)`;

/** App configurations that begin with a page, as they are typed or as apps are told them. */
const beginning = sql`from app_config config where config.home_id = layout_page.id or exists (
  select from app_config_version told
  where told.config_id = config.id and told.live and told.body ->> 'HOME' = layout_page.id::text
)`;
const configs = sql<number>`(select count(*)::int ${beginning})`;

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
      configs.as("configs"),
      sql<string | null>`(select min(config.name) ${beginning})`.as("usedIn"),
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
    configs,
    active: sql`layout_page.active`,
    updatedAt: sql`layout_page.updated_at`,
  },
  filters: {
    app: sql`layout_page.app`,
    deviceType: sql`layout_page.device_type`,
    rail: (text) => sql`exists (
      select from page_rail place
      where place.page_id = layout_page.id and place.rail_id in (${sql.join(text.split(","))})
    )`,
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

const readPage = async (db: Db, id: string): Promise<Page> => {
  const found = await findPage(db, id);
  if (!found) throw notFound("Page");
  return found;
};

const readDraft = async (db: Db, id: string, conflicts: readonly PlaceConflict[] = []): Promise<PageDraft> => {
  const page = await readPage(db, id);
  const live = page.liveVersion === null ? undefined : await readVersion(db, id, page.liveVersion);
  return {
    page,
    body: await readDraftBody(db, id),
    live: live ?? null,
    conflicts: conflicts.map(({ fields, ...conflict }) => ({ ...conflict, fields: [...fields] })),
  };
};

const entity = "page";

/** The hub that supplies a retailer; undefined where none does yet. */
export const hubOf = (db: Db, retailer: string): Promise<{ id: string; name: string } | undefined> =>
  db
    .selectFrom("retailer")
    .innerJoin("warehouse", "warehouse.id", "retailer.hub_id")
    .select(["warehouse.id", "warehouse.company_name as name"])
    .where("retailer.id", "=", retailer)
    .executeTakeFirst();

const usual = thingHandlers({
  entity,
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

const life = lifecycleHandlers({
  life: pageLife,
  table: "layout_page",
  noun: "Page",
  read: readPage,
  guards: {
    empty: async ({ db, held }) =>
      (await readPlaces(db, held.id)).length > 0 ? null : "The page has no rails yet. Add one before it is published",
  },
  audited: ({ state, liveVersion }) => ({ state, liveVersion }),
  effects: {
    publish: async ({ db, actor, now, body: { note } }, { held: { id, live_version } }) => {
      const body = await readDraftBody(db, id);
      const given = { pageId: id, body, live: live_version, note, restoredFrom: null, now, by: actor.id };
      return { set: { live_version: await addVersion(db, given) }, told: { note } };
    },
    rollBack: async ({ db, actor, now, body: { to, note } }, { held: { id, live_version } }) => {
      const body = await readVersion(db, id, to);
      if (body === undefined) throw invalid([{ field: "to", message: `The page has no version ${to}` }]);
      const given = { pageId: id, body, live: live_version, note, restoredFrom: to, now, by: actor.id };
      return { set: { live_version: await addVersion(db, given) }, told: { restoredFrom: to, note } };
    },
  },
});

/** The pages of the apps. */
export const pageHandlers: Handlers<typeof pageEndpoints> = {
  ...usual,
  ...life,

  draft: ({ db, params }) => readDraft(db, params.id),

  compose: async ({ db, actor, now, params: { id }, body, audit }) => {
    const held = await lockRow(db, "layout_page", id);
    if (held === undefined) throw notFound("Page");
    const standing = await readPlaces(db, id);
    const { changed, conflicts } = await composePlaces(db, id, standing, body);
    if (changed) {
      await updateRow(db, "layout_page", held, {
        draft_rev: held.draft_rev + 1,
        updated_at: now,
        updated_by: actor.id,
      });
      audit({
        entity,
        id,
        version: held.version + 1,
        before: { rails: standing.length },
        after: { rails: (await readPlaces(db, id)).length, draftRev: held.draft_rev + 1 },
      });
    }
    return readDraft(db, id, conflicts);
  },

  versions: async ({ db, params: { id } }) => {
    await readPage(db, id);
    return db
      .selectFrom("page_version")
      .leftJoin("app_user", "app_user.id", "page_version.published_by")
      .select([
        "n",
        "note",
        "published_at as publishedAt",
        "app_user.name as publishedBy",
        "restored_from as restoredFrom",
        sql<number>`jsonb_array_length(body -> 'places')`.as("rails"),
      ])
      .where("page_id", "=", id)
      .orderBy("n", "desc")
      .limit(200)
      .execute();
  },

  version: async ({ db, params: { id, n } }) => {
    const found = await readVersion(db, id, n);
    if (found === undefined) throw notFound("Version");
    return found;
  },

  facts: async ({ db, params: { id }, query: { retailer, rails, version } }) => {
    const { body, live } = await readDraft(db, id);
    const hub = retailer === undefined ? undefined : await hubOf(db, retailer);
    const more = await readShownRails(db, rails.split(",").filter(isId).slice(0, layoutBounds.rails));
    const before = version === undefined ? undefined : await readVersion(db, id, version);
    return {
      hub: hub?.id ?? null,
      hubName: hub?.name ?? null,
      facts: await readFacts(db, targetsOf([body, live, before, { places: [], rails: more }]), hub?.id ?? null),
    };
  },
};
