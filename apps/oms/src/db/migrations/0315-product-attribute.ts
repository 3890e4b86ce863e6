import { sql, type Kysely } from "kysely";

/** What products have of attributes. The data type of an attribute says what the text is. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table product_attribute (
      product_id uuid not null references product (id),
      attribute_id uuid not null references attribute (id),
      value text not null check (value <> ''),
      primary key (product_id, attribute_id)
    );
    create index product_attribute_of_attribute on product_attribute (attribute_id);
  `.execute(db);
};
