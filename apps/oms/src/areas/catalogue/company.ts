import { sql } from "kysely";
import type { FilterTexts, ListQuery } from "@o2r/api/contract";
import {
  companyForm,
  type Company,
  type companyEndpoints,
  type companyList,
  type CompanyValues,
} from "@o2r/api/contract/catalogue";
import { insertRow, updateRow } from "../../db/repository.ts";
import { readPage, type SortBy } from "../../db/keyset.ts";
import type { Db } from "../../db/schema.ts";
import type { Handlers } from "../../http/context.ts";
import { sayInUse } from "../in-use.ts";
import { holds, narrow, type Narrows } from "../narrow.ts";
import { thingHandlers } from "../thing-handlers.ts";
import { productsOf } from "./product-count.ts";
import { holdsWords } from "./search.ts";

type Query = ListQuery & FilterTexts<typeof companyList>;

const brands = sql<number>`(select count(*) from brand where brand.company_id = company.id and brand.active)`;
const products = productsOf("company.id");

const selectCompanies = (db: Db) =>
  db
    .selectFrom("company")
    .select([
      "company.id",
      "company.version",
      "company.active",
      "company.updated_at as updatedAt",
      "company.name",
      "company.gst",
      sql<string | null>`nullif(company.description, '')`.as("description"),
      sql<string | null>`nullif(company.address_line1, '')`.as("addressLine1"),
      sql<string | null>`nullif(company.pincode, '')`.as("pincode"),
      sql<string | null>`nullif(company.city, '')`.as("city"),
      sql<string | null>`nullif(company.state, '')`.as("state"),
      "company.logo_id as logo",
      brands.as("brands"),
      products.as("products"),
    ]);

const sorts: Readonly<Record<string, SortBy>> = {
  name: { by: sql`lower(company.name)` },
  gst: { by: sql`company.gst` },
  city: { by: sql`lower(company.city)` },
  state: { by: sql`lower(company.state)` },
  brands: { by: brands },
  products: { by: products },
  active: { by: sql`company.active` },
  updatedAt: { by: sql`company.updated_at` },
};

const filters: Narrows<ReturnType<typeof selectCompanies>, keyof FilterTexts<typeof companyList>> = {
  active: (rows, text) => rows.where(holds(sql`company.active`, text)),
};

const columns = (values: CompanyValues) => ({
  name: values.name,
  gst: values.gst,
  gst_repeats: false,
  description: values.description ?? "",
  address_line1: values.addressLine1 ?? "",
  pincode: values.pincode ?? "",
  city: values.city ?? "",
  state: values.state ?? "",
  logo_id: values.logo ?? null,
});

/** The makers of brands and products. */
export const companyHandlers: Handlers<typeof companyEndpoints> = thingHandlers({
  entity: "company",
  noun: "Company",
  table: "company",
  form: companyForm,
  list: (db, query: Query) => {
    const rows = narrow(selectCompanies(db), query, filters);
    const found = query.q ? rows.where(holdsWords(sql`lower(company.name || E'\\n' || company.gst)`, query.q)) : rows;
    return readPage<Company>(db, found, query, { sorts, id: sql<string>`company.id` });
  },
  find: (db, id): Promise<Company | undefined> => selectCompanies(db).where("company.id", "=", id).executeTakeFirst(),
  insert: (db, made, values: CompanyValues) => insertRow(db, "company", { ...made, ...columns(values) }),
  update: (db, before, changed, values) => updateRow(db, "company", before, { ...columns(values), ...changed }),
  refuseSwitch: async (db, { id, name }, active) =>
    active
      ? null
      : sayInUse(db, name, [
          { one: "brand", many: "brands", names: sql`select name from brand where company_id = ${id} and active` },
          {
            one: "product",
            many: "products",
            names: sql`select name from product where company_id = ${id} and active`,
          },
        ]),
  audited: ({ name, gst, description, addressLine1, pincode, city, state, logo }) => ({
    name,
    gst,
    description,
    addressLine1,
    pincode,
    city,
    state,
    logo,
  }),
});
