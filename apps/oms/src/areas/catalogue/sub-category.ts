import { sql } from "kysely";
import type { FilterTexts, ListQuery } from "@o2r/api/contract";
import {
  subCategoryForm,
  type SubCategory,
  type subCategoryEndpoints,
  type subCategoryList,
  type SubCategoryValues,
} from "@o2r/api/contract/catalogue";
import { insertRow, updateRow } from "../../db/repository.ts";
import { readPage, type SortBy } from "../../db/keyset.ts";
import type { Db } from "../../db/schema.ts";
import type { Handlers } from "../../http/context.ts";
import { checkActive, sayNeedsActive } from "../check-active.ts";
import { sayInUse } from "../in-use.ts";
import { holds, narrow, some, type Narrows } from "../narrow.ts";
import { thingHandlers } from "../thing-handlers.ts";
import { productsOf } from "./product-count.ts";
import { holdsWords } from "./search.ts";

type Query = ListQuery & FilterTexts<typeof subCategoryList>;

const products = productsOf("sub.id");

const selectSubCategories = (db: Db) =>
  db
    .selectFrom("sub_category as sub")
    // It always stands, and is joined like what may not, so that a count leaves it out.
    .leftJoin("category", "category.id", "sub.category_id")
    .select((eb) => [
      "sub.id",
      "sub.version",
      "sub.active",
      "sub.updated_at as updatedAt",
      "sub.name as subCategoryName",
      "sub.category_id as categoryId",
      eb.ref("category.name").$notNull().as("category"),
      sql<string | null>`nullif(sub.description, '')`.as("subCategoryDescription"),
      "sub.hsn_number as hsnNumber",
      // One of the form's rates: nothing else is ever stored.
      sql<SubCategory["gst"]>`sub.gst::float8`.as("gst"),
      sql<number>`sub.cess::float8`.as("cess"),
      sql<string>`coalesce(sub.image_id::text, '')`.as("image"),
      products.as("products"),
    ]);

const sorts: Readonly<Record<string, SortBy>> = {
  subCategoryName: { by: sql`lower(sub.name)` },
  category: { by: sql`lower(category.name)` },
  hsnNumber: { by: sql`sub.hsn_number` },
  gst: { by: sql`sub.gst` },
  products: { by: products },
  active: { by: sql`sub.active` },
  updatedAt: { by: sql`sub.updated_at` },
};

const filters: Narrows<ReturnType<typeof selectSubCategories>, keyof FilterTexts<typeof subCategoryList>> = {
  category: (rows, text) => rows.where("sub.category_id", "in", some(text)),
  gst: (rows, text) => rows.where("sub.gst", "in", some(text)),
  active: (rows, text) => rows.where(holds(sql`sub.active`, text)),
  hasHsn: (rows, text) => rows.where(holds(sql`sub.hsn_number <> ''`, text)),
};

const columns = (values: SubCategoryValues) => ({
  category_id: values.categoryId,
  name: values.subCategoryName,
  description: values.subCategoryDescription ?? "",
  hsn_number: values.hsnNumber,
  gst: values.gst,
  cess: values.cess,
  image_id: values.image,
});

/** The second level of the catalogue. */
export const subCategoryHandlers: Handlers<typeof subCategoryEndpoints> = thingHandlers({
  entity: "sub-category",
  noun: "Sub-category",
  table: "sub_category",
  form: subCategoryForm,
  list: (db, query: Query) => {
    const rows = narrow(selectSubCategories(db), query, filters);
    const found = query.q ? rows.where(holdsWords(sql`lower(sub.name || E'\\n' || sub.hsn_number)`, query.q)) : rows;
    return readPage<SubCategory>(db, found, query, { sorts, id: sql<string>`sub.id` });
  },
  find: (db, id): Promise<SubCategory | undefined> =>
    selectSubCategories(db).where("sub.id", "=", id).executeTakeFirst(),
  insert: (db, made, values: SubCategoryValues) => insertRow(db, "sub_category", { ...made, ...columns(values) }),
  update: (db, before, changed, values) => updateRow(db, "sub_category", before, { ...columns(values), ...changed }),
  check: async ({ db, values, before }) => [
    await checkActive(db, "categoryId", { table: "category", id: values.categoryId }, before?.categoryId),
  ],
  refuseSwitch: async (db, { id, subCategoryName, categoryId }, active) =>
    active
      ? sayNeedsActive(db, subCategoryName, [{ table: "category", id: categoryId }])
      : sayInUse(db, subCategoryName, [
          {
            one: "product",
            many: "products",
            names: sql`select name from product where sub_category_id = ${id} and active`,
          },
        ]),
  audited: ({ subCategoryName, category, subCategoryDescription, hsnNumber, gst, cess, image }) => ({
    subCategoryName,
    categoryId: category,
    subCategoryDescription,
    hsnNumber,
    gst,
    cess,
    image,
  }),
});
