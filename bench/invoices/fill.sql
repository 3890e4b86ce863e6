-- Fills an empty, migrated database with `bench.invoices` invoices of a year at 20 hubs, each of one line, and with 1,000
-- orders that are packed and wait for theirs. Every value follows from a row's number. Foreign keys are not looked up while a
-- million rows go in; the references are right by how they are made.
set session_replication_role = replica;

create function pg_temp.n() returns integer immutable language sql as $$ select current_setting('bench.invoices')::integer $$;
create function pg_temp.id(kind integer, number bigint) returns uuid immutable language sql as $$
  select (lpad(to_hex(kind), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid
$$;
create function pg_temp.word(number bigint) returns text immutable language sql as $$
  select (array['Om', 'Sai', 'Shree', 'Balaji', 'Ganesh', 'Laxmi', 'Krishna', 'Anand', 'Vijay', 'Mahavir', 'Patel', 'Sharma',
    'Gupta', 'Jain', 'Kumar', 'Royal', 'City', 'Metro', 'Star', 'Lucky'])[1 + number % 20]
$$;

insert into app_user (id, username, password_hash, user_type, name) values
  (pg_temp.id(1, 1), 'bench-admin', 'none', 'SUPER_ADMIN', 'Admin'),
  (pg_temp.id(1, 2), 'bench-manager', 'none', 'HUB_MANAGER', 'Manager');
insert into session_family (id, user_id, created_at, rotated_at)
  select pg_temp.id(2, n), pg_temp.id(1, n), now(), now() from generate_series(1, 2) as n;

insert into warehouse (id, type, company_name, email_id, mobile, gst_number, pan_number, fssai_number, fssai_expiry, lead_time,
    pincode, city, state, wlat, wlng, address, slot_capacity, code)
  select pg_temp.id(3, n), 'HUB', 'Hub ' || n, 'hub@o2r.example', '9000000000', '27AAAAA0000A1Z5', 'AAAAA0000A',
    '10000000000000', current_date + 900, 1, '411001', 'Pune', 'Maharashtra', 18.5, 73.8, 'Plot ' || n, 1000000,
    lpad(n::text, 2, '0')
  from generate_series(1, 20) as n;
insert into user_warehouse (user_id, warehouse_id) values (pg_temp.id(1, 2), pg_temp.id(3, 1));

insert into company (id, name, gst, city, state) values (pg_temp.id(4, 1), 'Foods', '27AAAAA0001A1Z5', 'Pune', 'Maharashtra');
insert into brand (id, name, company_id) values (pg_temp.id(5, 1), 'Brand', pg_temp.id(4, 1));
insert into product (id, sku, name, brand_id, company_id, shelf_life, item_type, unit_weight, weight_type, pack_of, pack_type,
    o2rlp, pth, ptr, mrp, gst, cess, hsn, platform, product_type, description)
  select pg_temp.id(9, n), 'SKU-' || n, 'Product ' || n, pg_temp.id(5, 1), pg_temp.id(4, 1), 365, 'FOOD', 1, 'KG', 1, 'POUCH',
    7000, 8000, 9000, 12000, 5, 0, '11010000', 'ALL', 'REGULAR', 'Bench'
  from generate_series(1, 50) as n;
insert into retailer (id, establishment, name, mobile, address_line1, city, address_state, pincode, lat, lng, shop_type,
    retailer_type, state, hub_id, credit_limit)
  select pg_temp.id(12, n), pg_temp.word(n) || ' ' || pg_temp.word(n / 20) || ' Kirana ' || n, 'Owner ' || n,
    (9000000000 + n)::text, 'Shop ' || n, 'Pune', 'Maharashtra', '411001', 18.5, 73.8, 'KIRANA', 'KIRANA', 'ACTIVE',
    pg_temp.id(3, 1 + n % 20), 10000000000
  from generate_series(1, 4000) as n;
insert into kyc (id, retailer_id, state) select id, id, 'APPROVED' from retailer;

-- What only finds rows is made again when all are there: a million entries one by one take many times as long.
create temporary table index_to_make as
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid in ('invoice'::regclass, 'invoice_line'::regclass)
    and not exists (select from pg_constraint where conindid = indexrelid);
do $$ declare one record; begin
  for one in select name from index_to_make loop execute 'drop index ' || one.name; end loop;
end $$;

-- Of hub n, the invoices n, n + 20, n + 40 and so on, by day, under numbers that rise with them. Of the newest some are open.
insert into invoice (warehouse_id, id, number, gstin, fy, kind, state, day, due_on, order_id, order_number, ordered_at,
    payment_mode, credit_days, retailer_id, seller, bill_to, ship_to, gst_number, place_of_supply, split, goods, discount, charges,
    taxable, cgst, sgst, igst, cess, rates, round_off, total, paid, search, created_at, updated_at)
  select pg_temp.id(3, 1 + n % 20), pg_temp.id(30, n), number, '27AAAAA0000A1Z5', '25-26', 'INVOICE',
    state, day, day + 7, pg_temp.id(20, n), 'RO-25-' || lpad(n::text, 7, '0'), at, 'CREDIT', 7, pg_temp.id(12, 1 + n % 4000),
    '{"name": "Hub"}', '{"name": "Shop"}', '{"name": "Shop"}',
    case when n % 3 = 0 then '27BBBBB' || lpad((n % 4000)::text, 4, '0') || 'B1Z5' end, 'Maharashtra (27)', 'CGST_SGST',
    10000 * units, 0, 0, 10000 * units, 250 * units, 250 * units, 0, 0, rates, 0, 10500 * units,
    case state when 'PAID' then 10500 * units when 'PARTIALLY_PAID' then 100 else 0 end,
    lower(number || ' RO-25-' || lpad(n::text, 7, '0') || ' ' || pg_temp.word(1 + n % 4000) || ' '
      || pg_temp.word((1 + n % 4000) / 20) || ' Kirana ' || (1 + n % 4000)), at, at
  from (
    select n, 1 + n::bigint * 7919 % 400 as units, 'H' || lpad((1 + n % 20)::text, 2, '0') || '/25-26/' || lpad((1 + n / 20)::text, 6, '0') as number,
      -- Most at 5 %, some at two rates, and one in a thousand at one that nothing else has.
      case when n % 1000 = 7 then '{4000}'::integer[] when n % 5 = 0 then '{500,1800}' else '{500}' end as rates,
      now() - interval '365 days' * (1 - n::numeric / pg_temp.n()) as at,
      (now() - interval '365 days' * (1 - n::numeric / pg_temp.n()))::date as day,
      case when n % 50 = 3 then 'CANCELLED' when n <= pg_temp.n() * 0.9 then 'PAID'
        else (array['ISSUED', 'PARTIALLY_PAID', 'PAID'])[1 + n % 3] end as state
    from generate_series(1, pg_temp.n()) as n
  ) as numbered;
insert into invoice_line (warehouse_id, invoice_id, position, product_id, name, sku, hsn, uqc, quantity, distributor_price,
    retailer_price, mrp, discount, charge_share, taxable, gst, cess, cgst, sgst, igst, cess_amount, total)
  select warehouse_id, id, 1, pg_temp.id(9, 1), 'Product 1', 'SKU-1', '11010000', 'PCS', 1, 8000, 9000, 12000, 0, 0, taxable, 5, 0,
    cgst, sgst, 0, 0, total
  from invoice;
set maintenance_work_mem = '512MB';
do $$ declare one record; begin
  for one in select definition from index_to_make loop execute one.definition; end loop;
end $$;

-- The newest of them rode on shipments of 40 stops.
insert into shipment (warehouse_id, id, number, state, vehicle_type, vehicle_number, driver_name, driver_mobile, depart_on, stops, done)
  select pg_temp.id(3, 1 + n % 20), pg_temp.id(40, n), 'SH-26-' || lpad(n::text, 5, '0'), 'SETTLED', 'MINI_TRUCK', 'MH12AB1234',
    'Driver', '9876500012', current_date - 1, 40, 40
  from generate_series(1, pg_temp.n() / 1000) as n;
insert into shipment_stop (id, warehouse_id, shipment_id, position, order_id, invoice_id, retailer_id, open, state, packs, weight,
    volume, value, cod)
  select pg_temp.id(41, n), pg_temp.id(3, 1 + n % 20), pg_temp.id(40, 1 + n / 40), 1 + n % 40, pg_temp.id(20, pg_temp.n() - n),
    pg_temp.id(30, pg_temp.n() - n), pg_temp.id(12, 1), false, 'DELIVERED', 1, 1000, 1000, 10500, 0
  from generate_series(0, pg_temp.n() / 1000 * 40 - 1) as n;

-- What waits to be invoiced, at two hubs.
insert into orders (id, warehouse_id, retailer_id, order_number, flow, state, source, placed_at, state_since, total, goods,
    lines, units, order_slot, payment_mode, created_by, packed_at)
  select pg_temp.id(21, n), pg_temp.id(3, 1 + n % 2), pg_temp.id(12, 1 + n), 'RO-26-' || lpad(n::text, 6, '0'),
    'HUB_TO_RETAILER', 'PACKED', 'CALL', now(), now(), 18900, 18000, 2, 2, current_date + 1, 'COD', pg_temp.id(1, 1), now()
  from generate_series(1, 1000) as n;
insert into order_item (warehouse_id, order_id, position, placed_at, product_id, packs, price, mrp, gst, taxable, cgst, sgst,
    reserved, packed, trace)
  select pg_temp.id(3, 1 + n % 2), pg_temp.id(21, n), line, now(), pg_temp.id(9, 1 + (n + line) % 50), 1, 9000, 12000, 5, 9000, 225, 225,
    0, 1, '[]'
  from generate_series(1, 1000) as n cross join generate_series(0, 1) as line;
set session_replication_role = origin;
