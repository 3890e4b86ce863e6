import { sql, type Kysely } from "kysely";

/** Categories have an order that people give them, counted from 1: until they do, the one in which they have stood. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update category set position = placed.at
    from (select id, row_number() over (order by lower(name), id) as at from category) placed
    where category.id = placed.id
  `.execute(db);
};
