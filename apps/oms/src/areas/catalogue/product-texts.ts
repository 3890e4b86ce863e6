import { sql } from "kysely";
import { KeptText } from "../../kit/read-list.ts";

/** What the table of products keeps to be searched, by what a list calls the four fields. */
export const productTexts = <const Field extends string>(
  ...fields: readonly [name: Field, sku: Field, ean: Field, hsn: Field]
): KeptText<Field> => new KeptText(sql`product.search`, fields);
