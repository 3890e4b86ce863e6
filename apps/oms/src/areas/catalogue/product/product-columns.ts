import { sql, type AliasedRawBuilder } from "kysely";
import { KeptText } from "../../../kit/read-list.ts";

/** The document that is a product's first image, or null, as the column `image`; `product` names the column with its id. */
export const firstImage = (product: string): AliasedRawBuilder<string | null, "image"> =>
  sql<string | null>`(select image.document_id from product_image as image
    where image.product_id = ${sql.ref(product)} order by image.position limit 1)`.as("image");

/** What the table of products keeps to be searched, by what a list calls the four fields. */
export const productTexts = <const Field extends string>(
  ...fields: readonly [name: Field, sku: Field, ean: Field, hsn: Field]
): KeptText<Field> => new KeptText(sql`product.search`, fields);
