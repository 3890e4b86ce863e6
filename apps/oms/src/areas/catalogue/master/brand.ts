import { sql } from "kysely";
import { brandForm, brandList, type Brand, type brandEndpoints, type BrandValues } from "@o2r/api/contract/catalogue";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { sayInUse } from "../../../kit/in-use.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { productsOf } from "./product-count.ts";
import { ofBrands } from "../product/suggestions.ts";

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

const listBrands = readList(brandList, {
  select: selectBrands,
  id: sql<string>`brand.id`,
  sorts: {
    name: sql`lower(brand.name)`,
    manufacturerName: sql`lower(company.name)`,
    products,
    active: sql`brand.active`,
    updatedAt: sql`brand.updated_at`,
  },
  filters: { manufacturer: sql`brand.company_id`, active: sql`brand.active` },
  search: { name: sql`brand.name` },
});

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
  list: listBrands,
  find: (db, id): Promise<Brand | undefined> => selectBrands(db).where("brand.id", "=", id).executeTakeFirst(),
  insert: (db, made, values: BrandValues) => insertRow(db, "brand", { ...made, ...columns(values) }),
  update: (db, before, changed, values) => updateRow(db, "brand", before, { ...columns(values), ...changed }),
  refuseOff: (db, { id, name }) =>
    sayInUse(db, name, [
      { one: "product", many: "products", names: sql`select name from product where brand_id = ${id} and active` },
    ]),
  lookup: { suggests: ofBrands },
  audited: ({ name, manufacturerName, description, Upload_Logo }) => ({
    name,
    manufacturer: manufacturerName,
    description,
    Upload_Logo,
  }),
});
