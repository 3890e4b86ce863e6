import { sql, type RawBuilder, type SqlBool } from "kysely";

/** Whether a thing of the catalogue shows the row of `document`, by the thing. Everybody's warehouses share them. */
export const showsDocument = () =>
  ({
    product: sql`exists (select from product_image where document_id = document.id)`,
    brand: sql`exists (select from brand where logo_id = document.id)`,
    category: sql`exists (select from category where image_id = document.id)`,
    subCategory: sql`exists (select from sub_category where image_id = document.id)`,
    company: sql`exists (select from company where logo_id = document.id)`,
  }) satisfies Readonly<Record<string, RawBuilder<SqlBool>>>;
