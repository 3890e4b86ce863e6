import { sql } from "kysely";
import {
  categoryForm,
  categoryList,
  type Category,
  type categoryEndpoints,
  type CategoryValues,
} from "@o2r/api/contract/catalogue";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
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
    ]);

const listCategories = readList(categoryList, {
  select: selectCategories,
  id: sql<string>`category.id`,
  sorts: {
    name: sql`lower(category.name)`,
    code: sql`lower(category.code)`,
    subCategories,
    products: productsOfCategory,
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

/** The top level of the catalogue. */
export const categoryHandlers: Handlers<typeof categoryEndpoints> = thingHandlers({
  entity: "category",
  noun: "Category",
  table: "category",
  form: categoryForm,
  list: listCategories,
  find: (db, id): Promise<Category | undefined> =>
    selectCategories(db).where("category.id", "=", id).executeTakeFirst(),
  insert: (db, made, values: CategoryValues) => insertRow(db, "category", { ...made, ...columns(values) }),
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
  audited: ({ name, code, description, image }) => ({ name, code, description, image }),
});
