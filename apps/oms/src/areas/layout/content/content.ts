import { sql } from "kysely";
import {
  contentForm,
  contentList,
  type Content,
  type contentEndpoints,
  type contentTagEndpoints,
  type ContentValues,
} from "@o2r/api/contract/layout";
import { conflict } from "../../../app-error.ts";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { sayInUse } from "../../../kit/in-use.ts";
import { lookedUp } from "../../../kit/look-up.ts";
import { readList } from "../../../kit/read-list.ts";
import { removeHandler } from "../../../kit/remove-handler.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";

const rails = sql<number>`(select count(*)::int from rail_content held where held.content_id = content.id)`;

/** What a filter calls a tag by, however its letters are written. */
const tagId = sql<string>`(md5(lower(content.tag))::uuid)`;

const selectContents = (db: Db) =>
  db.selectFrom("layout_content as content").select([
    "content.id",
    "content.version",
    "content.active",
    "content.updated_at as updatedAt",
    "content.name",
    "content.content_type as contentType",
    "content.product_id as product",
    "content.category_id as category",
    "content.sub_category_id as subCategory",
    "content.brand_id as brand",
    "content.tag",
    "content.cta_mobile as ctaMobile",
    "content.cta_web as ctaWeb",
    "content.meta",
    "content.mobile_image_id as mobileImage",
    "content.web_image_id as webImage",
    "content.valid_from as validFrom",
    "content.valid_till as validTill",
    sql<string | null>`coalesce(
        (select name from product where id = content.product_id),
        (select name from category where id = content.category_id),
        (select name from sub_category where id = content.sub_category_id),
        (select name from brand where id = content.brand_id)
      )`.as("target"),
    rails.as("rails"),
    sql<string | null>`(
        select min(rail.name) from rail_content held join rail on rail.id = held.rail_id where held.content_id = content.id
      )`.as("usedIn"),
  ]);

const listContents = readList(contentList, {
  select: selectContents,
  id: sql<string>`content.id`,
  sorts: {
    name: sql`lower(content.name)`,
    contentType: sql`content.content_type`,
    rails,
    validTill: sql`coalesce(content.valid_till, 'infinity')`,
    active: sql`content.active`,
    updatedAt: sql`content.updated_at`,
  },
  filters: {
    contentType: sql`content.content_type`,
    tag: tagId,
    rail: (text) => sql`exists (
      select from rail_content held where held.content_id = content.id and held.rail_id in (${sql.join(text.split(","))})
    )`,
    used: sql`exists (select from rail_content held where held.content_id = content.id)`,
    active: sql`content.active`,
  },
  search: { name: sql`content.name`, tag: sql`coalesce(content.tag, '')` },
});

const columns = (values: ContentValues) => ({
  name: values.name,
  content_type: values.contentType,
  product_id: values.product ?? null,
  category_id: values.category ?? null,
  sub_category_id: values.subCategory ?? null,
  brand_id: values.brand ?? null,
  tag: values.tag ?? null,
  cta_mobile: values.ctaMobile ?? null,
  cta_web: values.ctaWeb ?? null,
  meta: values.meta,
  mobile_image_id: values.mobileImage ?? null,
  web_image_id: values.webImage ?? null,
  valid_from: values.validFrom ?? null,
  valid_till: values.validTill ?? null,
});

const find = (db: Db, id: string): Promise<Content | undefined> =>
  selectContents(db).where("content.id", "=", id).executeTakeFirst();

const railsThatHold = (id: string) => ({
  one: "rail",
  many: "rails",
  names: sql`select rail.name from rail join rail_content held on held.rail_id = rail.id where held.content_id = ${id}`,
});

const audited = ({ id: _, version, active, updatedAt, rails: held, usedIn, ...values }: Content) => values;

const about = { entity: "content", noun: "Content", table: "layout_content", find, audited } as const;

/** What rails show. */
export const contentHandlers: Handlers<typeof contentEndpoints> = {
  ...thingHandlers({
    ...about,
    form: contentForm,
    list: listContents,
    insert: (db, made, values: ContentValues) => insertRow(db, "layout_content", { ...made, ...columns(values) }),
    update: (db, before, changed, values) =>
      updateRow(db, "layout_content", before, { ...columns(values), ...changed }),
    lookup: { shows: { contentType: sql<string>`content_type` } },
  }),

  remove: removeHandler({
    ...about,
    check: async (db, { id, name }) => {
      const refusal = await sayInUse(db, name, [railsThatHold(id)]);
      if (refusal)
        throw conflict(refusal.replace("Deactivate", "Take it out of").replace(/ (it|them) first.*/, " $1 first."));
    },
  }),
};

/** What contents are narrowed by that is no thing of its own. */
export const contentTagHandlers: Handlers<typeof contentTagEndpoints> = {
  lookup: async ({ db, query }) => {
    const asked = lookedUp(query, { id: tagId, current: sql`true`, text: sql`lower(content.tag)` });
    const { rows } = await sql<{ id: string; name: string }>`
      select ${tagId} as id, min(content.tag) as name from layout_content content
      where content.tag is not null and ${asked}
      group by 1 order by lower(min(content.tag)), 1 limit ${query.size}`.execute(db);
    return { content: rows };
  },
};
