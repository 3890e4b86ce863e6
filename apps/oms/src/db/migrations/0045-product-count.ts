import { sql, type Kysely } from "kysely";

/**
 * How many active products a brand, a sub-category and a company have: lists show it of every row, and to count them anew
 * reads every product there is. Kept by the table of products itself, whoever writes it. What one statement changes is
 * held in the order of the ids, so that no two statements wait for each other.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table product_count (
      -- A brand, a sub-category or a company.
      owner_id uuid primary key,
      products integer not null check (products >= 0)
    );

    create function keep_product_count() returns trigger language plpgsql as $$
    declare
      rows constant text := case tg_op
        when 'INSERT' then 'select *, 1 as step from added'
        when 'DELETE' then 'select *, -1 as step from removed'
        else 'select *, 1 as step from added union all select *, -1 from removed'
      end;
      change record;
    begin
      for change in execute format(
        'select owner, sum(step)::integer as moved
          from (%s) as product cross join unnest(array[brand_id, sub_category_id, company_id]) as owner
          where active and owner is not null group by owner having sum(step) <> 0 order by owner', rows)
      loop
        update product_count set products = products + change.moved where owner_id = change.owner;
        if not found then
          insert into product_count as kept (owner_id, products) values (change.owner, change.moved)
            on conflict (owner_id) do update set products = kept.products + excluded.products;
        end if;
      end loop;
      return null;
    end $$;

    -- Nobody writes between the count and the triggers.
    lock table product in share row exclusive mode;
    insert into product_count (owner_id, products)
      select owner, count(*) from product cross join unnest(array[brand_id, sub_category_id, company_id]) as owner
      where active and owner is not null group by owner;
    create trigger product_count_added after insert on product
      referencing new table as added for each statement execute function keep_product_count();
    create trigger product_count_changed after update on product
      referencing old table as removed new table as added for each statement execute function keep_product_count();
    create trigger product_count_removed after delete on product
      referencing old table as removed for each statement execute function keep_product_count();
  `.execute(db);
};
