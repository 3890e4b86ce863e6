import { sql, type RawBuilder } from "kysely";

/** How many active products a brand, a sub-category or a company has: kept by the triggers of the table of products. */
export const productsOf = (owner: "brand.id" | "sub.id" | "company.id"): RawBuilder<number> =>
  sql<number>`coalesce((select products from product_count where owner_id = ${sql.ref(owner)}), 0)`;

/** How many active products all sub-categories of a category have. */
export const productsOfCategory: RawBuilder<number> = sql<number>`(
  select coalesce(sum(kept.products), 0) from sub_category sub join product_count kept on kept.owner_id = sub.id
  where sub.category_id = category.id
)`;
