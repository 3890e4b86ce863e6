import { sql, type AliasedRawBuilder } from "kysely";

/** The document that is a product's first image, or null, as the column `image`; `product` names the column with its id. */
export const firstImage = (product: string): AliasedRawBuilder<string | null, "image"> =>
  sql<string | null>`(select image.document_id from product_image as image
    where image.product_id = ${sql.ref(product)} order by image.position limit 1)`.as("image");
