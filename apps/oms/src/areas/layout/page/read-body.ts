import { sql } from "kysely";
import type { PageBody, Place, ShownContent, ShownRail } from "@o2r/api/contract/layout";
import type { Db } from "../../../db/schema.ts";

const target = sql<string | null>`coalesce(
  content.product_id, content.category_id, content.sub_category_id, content.brand_id
)`;

const selectShown = (db: Db) =>
  db
    .selectFrom("layout_content as content")
    .select([
      "content.id",
      "content.name",
      "content.content_type as contentType",
      target.as("target"),
      "content.tag",
      "content.cta_mobile as ctaMobile",
      "content.cta_web as ctaWeb",
      "content.meta",
      "content.mobile_image_id as mobileImage",
      "content.web_image_id as webImage",
      "content.valid_from as validFrom",
      "content.valid_till as validTill",
      "content.active",
    ]);

/** Contents as pages show them, in the order of their ids. */
export const readShownContents = async (db: Db, ids: readonly string[]): Promise<ShownContent[]> => {
  if (ids.length === 0) return [];
  const found = await selectShown(db).where("content.id", "in", ids).execute();
  const byId = new Map(found.map((content) => [content.id, content]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Rails as pages show them, with their contents in order. */
export const readShownRails = async (db: Db, ids: readonly string[]): Promise<ShownRail[]> => {
  if (ids.length === 0) return [];
  const [rails, held] = [
    await db
      .selectFrom("rail")
      .select([
        "id",
        "version",
        "name",
        "rail_type as railType",
        "direction",
        "rows",
        "cta",
        "url_label as urlLabel",
        "placeholder",
        "is_external as isExternal",
        "custom_mobile_path as customMobilePath",
        "custom_web_path as customWebPath",
        "custom_mobile_web_path as customMobileWebPath",
        "hide_out_of_stock as hideOutOfStock",
        "active",
      ])
      .where("id", "in", ids)
      .orderBy("id")
      .execute(),
    await selectShown(db)
      .innerJoin("rail_content as held", "held.content_id", "content.id")
      .select("held.rail_id as railId")
      .where("held.rail_id", "in", ids)
      .orderBy("held.rail_id")
      .orderBy("held.position")
      .execute(),
  ];
  const contents = Map.groupBy(held, ({ railId }) => railId);
  return rails.map((rail) => ({
    ...rail,
    contents: (contents.get(rail.id) ?? []).map(({ railId: _, ...content }) => content),
  }));
};

/** The places of a page's draft, in their order. */
export const readPlaces = async (db: Db, pageId: string): Promise<Place[]> => {
  const rows = await db
    .selectFrom("page_rail")
    .selectAll()
    .where("page_id", "=", pageId)
    .orderBy("rank")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    railId: row.rail_id,
    rank: row.rank,
    hidden: row.hidden,
    visibleFrom: row.visible_from,
    visibleTill: row.visible_till,
    hubs: row.hub_ids,
    audience: row.audience,
  }));
};

/** A page's draft with all that it shows: what publishing it would publish. */
export const readDraftBody = async (db: Db, pageId: string): Promise<PageBody> => {
  const places = await readPlaces(db, pageId);
  return { places, rails: await readShownRails(db, [...new Set(places.map(({ railId }) => railId))].toSorted()) };
};

/** One published version; undefined where there is none of that number. */
export const readVersion = async (db: Db, pageId: string, n: number): Promise<PageBody | undefined> => {
  const found = await db
    .selectFrom("page_version")
    .select("body")
    .where("page_id", "=", pageId)
    .where("n", "=", n)
    .executeTakeFirst();
  return found?.body;
};
