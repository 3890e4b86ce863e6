import { sql } from "kysely";
import {
  subCategoryForm,
  subCategoryList,
  type SubCategory,
  type subCategoryEndpoints,
  type SubCategoryValues,
} from "@o2r/api/contract/catalogue";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { sayInUse } from "../../../kit/in-use.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { productsOf } from "./product-count.ts";
import { ofSubCategories } from "../product/suggestions.ts";

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
      "sub.tax_base as taxBase",
      sql<number | null>`nullif(sub.cess_per_unit, 0)::float8`.as("cessPerUnit"),
      sql<string>`coalesce(sub.image_id::text, '')`.as("image"),
      products.as("products"),
    ]);

const listSubCategories = readList(subCategoryList, {
  select: selectSubCategories,
  id: sql<string>`sub.id`,
  sorts: {
    subCategoryName: sql`lower(sub.name)`,
    category: sql`lower(category.name)`,
    hsnNumber: sql`sub.hsn_number`,
    gst: sql`sub.gst`,
    products,
    active: sql`sub.active`,
    updatedAt: sql`sub.updated_at`,
  },
  filters: {
    category: sql`sub.category_id`,
    gst: sql`sub.gst`,
    active: sql`sub.active`,
    hasHsn: sql`sub.hsn_number <> ''`,
  },
  search: { subCategoryName: sql`sub.name`, hsnNumber: sql`sub.hsn_number` },
});

const columns = (values: SubCategoryValues) => ({
  category_id: values.categoryId,
  name: values.subCategoryName,
  description: values.subCategoryDescription ?? "",
  hsn_number: values.hsnNumber,
  gst: values.gst,
  cess: values.cess,
  tax_base: values.taxBase ?? "TRANSACTION",
  cess_per_unit: values.cessPerUnit ?? 0,
  image_id: values.image,
});

/** The second level of the catalogue. */
export const subCategoryHandlers: Handlers<typeof subCategoryEndpoints> = thingHandlers({
  entity: "sub-category",
  noun: "Sub-category",
  table: "sub_category",
  form: subCategoryForm,
  list: listSubCategories,
  find: (db, id): Promise<SubCategory | undefined> =>
    selectSubCategories(db).where("sub.id", "=", id).executeTakeFirst(),
  insert: (db, made, values: SubCategoryValues) => insertRow(db, "sub_category", { ...made, ...columns(values) }),
  update: (db, before, changed, values) => updateRow(db, "sub_category", before, { ...columns(values), ...changed }),
  refuseOff: (db, { id, subCategoryName }) =>
    sayInUse(db, subCategoryName, [
      {
        one: "product",
        many: "products",
        names: sql`select name from product where sub_category_id = ${id} and active`,
      },
    ]),
  lookup: {
    shows: { parent: sql<string>`(select name from category where category.id = category_id)` },
    filters: { category: sql.ref("category_id") },
    suggests: ofSubCategories,
  },
  audited: ({
    subCategoryName,
    category,
    subCategoryDescription,
    hsnNumber,
    gst,
    cess,
    taxBase,
    cessPerUnit,
    image,
  }) => ({
    subCategoryName,
    categoryId: category,
    subCategoryDescription,
    hsnNumber,
    gst,
    cess,
    taxBase,
    cessPerUnit,
    image,
  }),
});
