import { sql, type Kysely } from "kysely";

/**
 * Every SKU once, be it of a product (a kit is one, too) or of a combo: both are sold by it. Triggers keep the table, so
 * that nothing can be written past it. A combo that shares its SKU with a product, which nothing prevented when both were
 * made at the same instant, gets one of its own.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table sku (
      -- In small letters: nobody tells two SKUs apart by their case.
      code text constraint sku_once primary key,
      -- The product or combo.
      owner_id uuid not null constraint sku_owner unique
    );

    do $body$
    declare
      clash record;
      number integer;
      free text;
    begin
      for clash in
        select combo.id, combo.sku from combo join product on lower(product.sku) = lower(combo.sku) order by combo.id
      loop
        number := 2;
        loop
          free := left(clash.sku, 23 - length(number::text)) || '-' || number;
          exit when not exists (select from product where lower(sku) = lower(free))
            and not exists (select from combo where lower(sku) = lower(free));
          number := number + 1;
        end loop;
        update combo set sku = free, version = version + 1, updated_at = now() where id = clash.id;
      end loop;
    end
    $body$;
    insert into sku (code, owner_id) select lower(sku), id from product union all select lower(sku), id from combo;

    create function keep_sku() returns trigger language plpgsql as $body$
    begin
      if tg_op = 'DELETE' then
        delete from sku where owner_id = old.id;
      else
        insert into sku (code, owner_id) values (lower(new.sku), new.id)
        on conflict (owner_id) do update set code = excluded.code where sku.code <> excluded.code;
      end if;
      return null;
    end
    $body$;
    create trigger product_keeps_sku after insert or update of sku or delete on product
      for each row execute function keep_sku();
    create trigger combo_keeps_sku after insert or update of sku or delete on combo
      for each row execute function keep_sku();

    drop index combo_sku;
    drop index product_sku;
    -- For those who look a product up by what a file or a list calls it.
    create index product_by_sku on product (lower(sku));
  `.execute(db);
};
