import { sql, type Kysely } from "kysely";

/** A brand's manufacturer becomes a company. One that is no company yet becomes one, with its GSTIN still to be entered. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into company (id, name, gst)
    select gen_random_uuid(), min(brand.manufacturer), ''
    from brand
    where not exists (select from company where lower(company.name) = lower(brand.manufacturer))
    group by lower(brand.manufacturer);

    alter table brand add column company_id uuid references company (id);
    update brand set company_id = company.id from company where lower(company.name) = lower(brand.manufacturer);
    alter table brand alter column company_id set not null;
    alter table brand drop column manufacturer;

    create index brand_by_company on brand (company_id, lower(name), id);
    create index brand_by_updated on brand (updated_at, id);
    create index product_active_by_brand on product (brand_id) where active;
    create index product_active_by_sub_category on product (sub_category_id) where active;
    create index product_active_by_company on product (company_id) where active;
  `.execute(db);
};
