import { sql } from "kysely";
import { isId } from "@o2r/api/contract";
import {
  layoutBounds,
  railForm,
  railList,
  type Rail,
  type railEndpoints,
  type RailValues,
} from "@o2r/api/contract/layout";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { notFound } from "../../../app-error.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { hubOf } from "../page/page.ts";
import { readShownContents, readShownRails } from "../page/read-body.ts";
import { readFacts, targetsOfContents } from "../page/read-facts.ts";

const contentCount = sql<number>`(select count(*)::int from rail_content held where held.rail_id = rail.id)`;
const pages = sql<number>`(select count(distinct place.page_id)::int from page_rail place where place.rail_id = rail.id)`;

const selectRails = (db: Db) =>
  db.selectFrom("rail").select([
    "rail.id",
    "rail.version",
    "rail.active",
    "rail.updated_at as updatedAt",
    "rail.name",
    "rail.rail_type as railType",
    "rail.direction",
    "rail.rows",
    "rail.cta",
    "rail.url_label as urlLabel",
    "rail.placeholder",
    sql<"yes" | "no">`case when rail.is_external then 'yes' else 'no' end`.as("isExternal"),
    "rail.custom_mobile_path as customMobilePath",
    "rail.custom_web_path as customWebPath",
    "rail.custom_mobile_web_path as customMobileWebPath",
    "rail.hide_out_of_stock as hideOutOfStock",
    sql<string[]>`array(
      select held.content_id::text from rail_content held where held.rail_id = rail.id order by held.position
    )`.as("contents"),
    contentCount.as("contentCount"),
    pages.as("pages"),
    sql<string | null>`(
      select min(layout_page.name) from page_rail place join layout_page on layout_page.id = place.page_id
      where place.rail_id = rail.id
    )`.as("usedIn"),
  ]);

const listRails = readList(railList, {
  select: selectRails,
  id: sql<string>`rail.id`,
  sorts: {
    name: sql`lower(rail.name)`,
    railType: sql`rail.rail_type`,
    contentCount,
    pages,
    active: sql`rail.active`,
    updatedAt: sql`rail.updated_at`,
  },
  filters: {
    railType: sql`rail.rail_type`,
    page: (text) => sql`exists (
      select from page_rail place where place.rail_id = rail.id and place.page_id in (${sql.join(text.split(","))})
    )`,
    active: sql`rail.active`,
  },
  search: { name: sql`rail.name` },
});

const columns = (values: RailValues) => ({
  name: values.name,
  rail_type: values.railType,
  direction: values.direction ?? null,
  rows: values.rows ?? null,
  cta: values.cta ?? null,
  url_label: values.urlLabel ?? null,
  placeholder: values.placeholder ?? null,
  is_external: values.isExternal === "yes",
  custom_mobile_path: values.customMobilePath ?? null,
  custom_web_path: values.customWebPath ?? null,
  custom_mobile_web_path: values.customMobileWebPath ?? null,
  hide_out_of_stock: values.hideOutOfStock ?? false,
});

/** Puts the contents of a rail, in their order, in the place of those it had. */
const replaceContents = async (db: Db, rail_id: string, { contents = [] }: RailValues): Promise<void> => {
  await db.deleteFrom("rail_content").where("rail_id", "=", rail_id).execute();
  if (contents.length > 0)
    await db
      .insertInto("rail_content")
      .values(contents.map((content_id, position) => ({ rail_id, position, content_id })))
      .execute();
};

const usual = thingHandlers({
  entity: "rail",
  noun: "Rail",
  table: "rail",
  form: railForm,
  list: listRails,
  find: (db, id): Promise<Rail | undefined> => selectRails(db).where("rail.id", "=", id).executeTakeFirst(),
  insert: async (db, made, values: RailValues) => {
    await insertRow(db, "rail", { ...made, ...columns(values) });
    await replaceContents(db, made.id, values);
  },
  update: async (db, before, changed, values) => {
    await updateRow(db, "rail", before, { ...columns(values), ...changed });
    await replaceContents(db, before.id, values);
  },
  lookup: { shows: { railType: sql<string>`rail_type` } },
  audited: ({ id: _, version, active, updatedAt, contentCount: held, pages: used, usedIn, contents, ...values }) => ({
    ...values,
    contents: contents.join(", "),
  }),
});

/** The rows of contents that pages are made of. */
export const railHandlers: Handlers<typeof railEndpoints> = {
  ...usual,

  shown: async ({ db, params: { id } }) => {
    const [rail] = await readShownRails(db, [id]);
    if (rail === undefined) throw notFound("Rail");
    return rail;
  },

  preview: async ({ db, query: { contents: ids, retailer } }) => {
    const contents = await readShownContents(db, ids.split(",").filter(isId).slice(0, layoutBounds.contents));
    const hub = retailer === undefined ? undefined : await hubOf(db, retailer);
    return {
      hub: hub?.id ?? null,
      contents,
      facts: await readFacts(db, targetsOfContents(contents), hub?.id ?? null),
    };
  },
};
