import { sql } from "kysely";
import type { FilterTexts, ListQuery } from "@o2r/api/contract";
import {
  brandForm,
  type Brand,
  type brandEndpoints,
  type brandList,
  type BrandValues,
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

type Query = ListQuery & FilterTexts<typeof brandList>;

const products = productsOf("brand.id");

const selectBrands = (db: Db) =>
  db
    .selectFrom("brand")
    // It always stands, and is joined like what may not, so that a count leaves it out.
    .leftJoin("company", "company.id", "brand.company_id")
    .select((eb) => [
      "brand.id",
      "brand.version",
      "brand.active",
      "brand.updated_at as updatedAt",
      "brand.name",
      "brand.company_id as manufacturer",
      eb.ref("company.name").$notNull().as("manufacturerName"),
      "brand.description",
      sql<string>`coalesce(brand.logo_id::text, '')`.as("Upload_Logo"),
      products.as("products"),
    ]);

const sorts: Readonly<Record<string, SortBy>> = {
  name: { by: sql`lower(brand.name)` },
  manufacturerName: { by: sql`lower(company.name)` },
  products: { by: products },
  active: { by: sql`brand.active` },
  updatedAt: { by: sql`brand.updated_at` },
};

const filters: Narrows<ReturnType<typeof selectBrands>, keyof FilterTexts<typeof brandList>> = {
  manufacturer: (rows, text) => rows.where("brand.company_id", "in", some(text)),
  active: (rows, text) => rows.where(holds(sql`brand.active`, text)),
};

const columns = (values: BrandValues) => ({
  name: values.name,
  company_id: values.manufacturer,
  description: values.description,
  logo_id: values.Upload_Logo,
});

/** The brands of the catalogue. */
export const brandHandlers: Handlers<typeof brandEndpoints> = thingHandlers({
  entity: "brand",
  noun: "Brand",
  table: "brand",
  form: brandForm,
  list: (db, query: Query) => {
    const rows = narrow(selectBrands(db), query, filters);
    const found = query.q ? rows.where(holdsWords(sql`lower(brand.name)`, query.q)) : rows;
    return readPage<Brand>(db, found, query, { sorts, id: sql<string>`brand.id` });
  },
  find: (db, id): Promise<Brand | undefined> => selectBrands(db).where("brand.id", "=", id).executeTakeFirst(),
  insert: (db, made, values: BrandValues) => insertRow(db, "brand", { ...made, ...columns(values) }),
  update: (db, before, changed, values) => updateRow(db, "brand", before, { ...columns(values), ...changed }),
  check: async ({ db, values, before }) => [
    await checkActive(db, "manufacturer", { table: "company", id: values.manufacturer }, before?.manufacturer),
  ],
  refuseSwitch: async (db, { id, name, manufacturer }, active) =>
    active
      ? sayNeedsActive(db, name, [{ table: "company", id: manufacturer }])
      : sayInUse(db, name, [
          { one: "product", many: "products", names: sql`select name from product where brand_id = ${id} and active` },
        ]),
  audited: ({ name, manufacturerName, description, Upload_Logo }) => ({
    name,
    manufacturer: manufacturerName,
    description,
    Upload_Logo,
  }),
});
