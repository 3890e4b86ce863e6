import { sql, type Kysely } from "kysely";

/**
 * A warehouse has a short code from its beginning, which stands in the number of all that it draws up: invoices had one of
 * their own, and numbers of orders were the same at every hub. Numbers that were given stay as they are.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Two digits for the first 99; then a letter and a digit or a letter, without I and O, which are read as digits. Invoices
    -- counted to 36 with two characters before: what the same place has now is never one of an earlier place.
    create function warehouse_code(place bigint) returns text immutable parallel safe
      return case when place < 100 then lpad(place::text, 2, '0')
        else substr('ABCDEFGHJKLMNPQRSTUVWXYZ', ((place - 100) / 34)::integer + 1, 1)
          || substr('0123456789ABCDEFGHJKLMNPQRSTUVWXYZ', ((place - 100) % 34)::integer + 1, 1) end;

    alter sequence invoice_prefix_place rename to warehouse_place;
    alter table warehouse add column code text;
    update warehouse set code = substr(invoice_prefix, 2) where invoice_prefix is not null;
    do $$
    declare one record;
    begin
      for one in select id from warehouse where code is null order by created_at, id loop
        update warehouse set code = warehouse_code(nextval('warehouse_place')) where id = one.id;
      end loop;
    end $$;
    alter table warehouse drop column invoice_prefix,
      alter column code set not null,
      alter column code set default warehouse_code(nextval('warehouse_place')),
      add constraint warehouse_code_length check (length(code) = 2),
      add constraint warehouse_code_once unique (code);
  `.execute(db);
};
