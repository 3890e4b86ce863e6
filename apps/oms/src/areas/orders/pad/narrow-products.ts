import { sql, type Expression, type SqlBool } from "kysely";
import type { QueryOf } from "@o2r/api/contract";
import type { orderEndpoints } from "@o2r/api/contract/orders";
import type { Handler } from "../../../http/context.ts";
import { readCustomer } from "../assemble/customer.ts";
import { mayBeOrdered } from "./may-be-ordered.ts";
import { mayOrderFor, sourceOf } from "./reach.ts";

type Asked = QueryOf<typeof orderEndpoints.products>;

/** Whether a search is narrowed to what only products have, which no combo is. */
export const isOfProducts = ({ brand, category, subCategory, scheme }: Asked): boolean =>
  brand !== undefined || category !== undefined || subCategory !== undefined || scheme === true;

/** The conditions on `product` of a search that is narrowed by brand and category. */
export const narrowedTo = ({ brand, category, subCategory }: Asked): Expression<SqlBool> => {
  const all = [
    ...(brand === undefined ? [] : [sql<SqlBool>`product.brand_id = ${brand}`]),
    ...(subCategory === undefined ? [] : [sql<SqlBool>`product.sub_category_id = ${subCategory}`]),
    ...(category === undefined
      ? []
      : [sql<SqlBool>`product.sub_category_id in (select id from sub_category where category_id = ${category})`]),
  ];
  return all.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(all, sql` and `)})`;
};

/** Brands and categories of what can be ordered for a retailer, by name. */
export const productFilters: Handler<typeof orderEndpoints.productFilters> = async (asked) => {
  const { db, params, actor } = asked;
  const customer = await readCustomer(db, { id: params.retailerId, within: mayOrderFor(asked) });
  const may = mayBeOrdered(sourceOf(actor), customer);
  const some = (of: "brand_id" | "sub_category_id", id: string) =>
    sql<SqlBool>`exists (select from product where product.${sql.ref(of)} = ${sql.ref(id)} and ${may})`;
  const brands = await db
    .selectFrom("brand")
    .select(["brand.id", "brand.name"])
    .where(some("brand_id", "brand.id"))
    .orderBy(sql`lower(brand.name)`)
    .execute();
  const subCategories = await db
    .selectFrom("sub_category")
    .innerJoin("category", "category.id", "sub_category.category_id")
    .select(["sub_category.id", "sub_category.name", "category.id as categoryId", "category.name as category"])
    .where(some("sub_category_id", "sub_category.id"))
    .orderBy(sql`lower(category.name)`)
    .orderBy(sql`lower(sub_category.name)`)
    .execute();
  return {
    brands,
    categories: [...new Map(subCategories.map(({ categoryId, category }) => [categoryId, category]))].map(
      ([id, name]) => ({ id, name }),
    ),
    subCategories: subCategories.map(({ id, name, categoryId }) => ({ id, name, categoryId })),
  };
};
