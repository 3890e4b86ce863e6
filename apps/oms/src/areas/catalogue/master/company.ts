import { sql } from "kysely";
import {
  companyForm,
  companyList,
  type Company,
  type companyEndpoints,
  type CompanyValues,
} from "@o2r/api/contract/catalogue";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { sayInUse } from "../../../kit/in-use.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { productsOf } from "./product-count.ts";

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

const listCompanies = readList(companyList, {
  select: selectCompanies,
  id: sql<string>`company.id`,
  sorts: {
    name: sql`lower(company.name)`,
    gst: sql`company.gst`,
    city: sql`lower(company.city)`,
    state: sql`lower(company.state)`,
    brands,
    products,
    active: sql`company.active`,
    updatedAt: sql`company.updated_at`,
  },
  filters: { active: sql`company.active` },
  search: { name: sql`company.name`, gst: sql`company.gst` },
});

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
  list: listCompanies,
  find: (db, id): Promise<Company | undefined> => selectCompanies(db).where("company.id", "=", id).executeTakeFirst(),
  insert: (db, made, values: CompanyValues) => insertRow(db, "company", { ...made, ...columns(values) }),
  update: (db, before, changed, values) => updateRow(db, "company", before, { ...columns(values), ...changed }),
  refuseOff: (db, { id, name }) =>
    sayInUse(db, name, [
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
