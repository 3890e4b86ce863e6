import { sql } from "kysely";
import {
  categoryForm,
  categoryList,
  type Category,
  type categoryEndpoints,
  type categoryOrderEndpoints,
  type CategoryValues,
} from "@o2r/api/contract/catalogue";
import { notFound, stale } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handler, Handlers } from "../../../http/context.ts";
import { sayInUse } from "../../../kit/in-use.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { productsOfCategory } from "./product-count.ts";

const subCategories = sql<number>`(
  select count(*) from sub_category sub where sub.category_id = category.id and sub.active
)`;

const selectCategories = (db: Db) =>
  db
    .selectFrom("category")
    .select([
      "category.id",
      "category.version",
      "category.active",
      "category.updated_at as updatedAt",
      "category.name",
      "category.code",
      "category.description",
      sql<string>`coalesce(category.image_id::text, '')`.as("image"),
      subCategories.as("subCategories"),
      productsOfCategory.as("products"),
      "category.position",
    ]);

const listCategories = readList(categoryList, {
  select: selectCategories,
  id: sql<string>`category.id`,
  sorts: {
    name: sql`lower(category.name)`,
    code: sql`lower(category.code)`,
    subCategories,
    products: productsOfCategory,
    position: sql`category.position`,
    active: sql`category.active`,
    updatedAt: sql`category.updated_at`,
  },
  filters: { active: sql`category.active` },
  search: { name: sql`category.name`, code: sql`category.code` },
});

const columns = (values: CategoryValues) => ({
  name: values.name,
  code: values.code,
  description: values.description,
  image_id: values.image,
});

const entity = "category";

const find = (db: Db, id: string): Promise<Category | undefined> =>
  selectCategories(db).where("category.id", "=", id).executeTakeFirst();

/** Their order. Those that were made at the same moment may have one place. */
const inOrder = sql`position, lower(name)`;

/** Behind all others. */
const lastPosition = async (db: Db): Promise<number> => {
  const { last } = await db
    .selectFrom("category")
    .select(({ fn }) => fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
};

const move: Handler<typeof categoryOrderEndpoints.move> = async ({
  db,
  actor,
  now,
  params: { id },
  version,
  body,
  audit,
}) => {
  // All are held, in one order: of two who move at once, the second moves within what the first has left.
  await db.selectFrom("category").select("id").orderBy("id").forNoKeyUpdate().execute();
  const before = await find(db, id);
  if (!before) throw notFound("Category");
  if (before.version !== version)
    throw stale({ row: before, changes: await readHistory(db, { entity, id, sinceVersion: version }) });
  await updateRow(db, "category", before, { updated_at: now, updated_by: actor.id });
  await sql`
    with others as (
      select id, row_number() over (order by ${inOrder}, id) as at from category where id <> ${id}
    ), placed as (
      select id, at + (at >= ${body.position})::int as at from others
      union all
      select ${id}::uuid, least(${body.position}, (select count(*) + 1 from others))
    )
    update category set position = placed.at from placed where category.id = placed.id and position <> placed.at
  `.execute(db);
  const after = await find(db, id);
  if (!after) throw notFound("Category");
  const of = ({ position }: Category) => ({ position });
  audit({ entity, id, version: after.version, before: of(before), after: of(after) });
  return after;
};

const usual = thingHandlers({
  entity,
  noun: "Category",
  table: "category",
  form: categoryForm,
  list: listCategories,
  find,
  insert: async (db, made, values: CategoryValues) =>
    insertRow(db, "category", { ...made, ...columns(values), position: await lastPosition(db) }),
  update: (db, before, changed, values) => updateRow(db, "category", before, { ...columns(values), ...changed }),
  refuseOff: (db, { id, name }) =>
    sayInUse(db, name, [
      {
        one: "product",
        many: "products",
        names: sql`
              select product.name from product join sub_category sub on sub.id = product.sub_category_id
              where sub.category_id = ${id} and product.active
            `,
      },
      {
        one: "sub-category",
        many: "sub-categories",
        names: sql`select name from sub_category where category_id = ${id} and active`,
      },
    ]),
  lookup: { order: inOrder },
  audited: ({ name, code, description, image }) => ({ name, code, description, image }),
});

/** The top level of the catalogue. */
export const categoryHandlers: Handlers<typeof categoryEndpoints & typeof categoryOrderEndpoints> = { ...usual, move };
