-- Fills an empty, migrated database with `bench.orders` orders of a year at 20 hubs, and what they are placed with: 200
-- retailers of each hub and 50 products with stock. Every value follows from a row's number. Foreign keys are not looked up
-- while a million rows go in; the references are right by how they are made.
set session_replication_role = replica;

create function pg_temp.n() returns integer immutable language sql as $$ select current_setting('bench.orders')::integer $$;
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

insert into warehouse (id, type, company_name, email_id, mobile, pan_number, fssai_number, fssai_expiry, lead_time, pincode,
    city, state, wlat, wlng, address, slot_capacity)
  select pg_temp.id(3, n), 'HUB', 'Hub ' || n, 'hub@o2r.example', '9000000000', 'AAAAA0000A', '10000000000000',
    current_date + 900, 1, '411001', 'Pune', 'Maharashtra', 18.5, 73.8, 'Plot ' || n, 1000000
  from generate_series(1, 20) as n;
insert into user_warehouse (user_id, warehouse_id) values (pg_temp.id(1, 2), pg_temp.id(3, 1));

insert into company (id, name, gst, city, state) values (pg_temp.id(4, 1), 'Foods', '27AAAAA0001A1Z5', 'Pune', 'Maharashtra');
insert into brand (id, name, company_id) values (pg_temp.id(5, 1), 'Brand', pg_temp.id(4, 1));
insert into product (id, sku, name, brand_id, company_id, shelf_life, item_type, unit_weight, weight_type, pack_of, pack_type,
    o2rlp, pth, ptr, mrp, gst, cess, hsn, platform, product_type, description)
  select pg_temp.id(9, n), 'SKU-' || n, 'Product ' || n, pg_temp.id(5, 1), pg_temp.id(4, 1), 365, 'FOOD', 1, 'KG', 1, 'POUCH',
    7000, 8000, 9000, 12000, 5, 0, '11010000', 'ALL', 'REGULAR', 'Bench'
  from generate_series(1, 50) as n;
insert into batch (id, warehouse_id, product_id, manufactured_on, expires_on, o2rlp, pth, ptr, mrp)
  select pg_temp.id(10, (hub - 1) * 50 + n), pg_temp.id(3, hub), pg_temp.id(9, n), current_date - 40, current_date + 400, 7000,
    8000, 9000, 12000
  from generate_series(1, 20) as hub cross join generate_series(1, 50) as n;
insert into stock_balance (batch_id, warehouse_id, product_id, on_hand, seq)
  select id, warehouse_id, product_id, 1000000, 0 from batch;

insert into retailer (id, establishment, name, mobile, address_line1, city, address_state, pincode, lat, lng, shop_type,
    retailer_type, state, hub_id, credit_limit)
  select pg_temp.id(12, n), pg_temp.word(n) || ' ' || pg_temp.word(n / 20) || ' Kirana ' || n, 'Owner ' || n,
    (9000000000 + n)::text, 'Shop ' || n, 'Pune', 'Maharashtra', '411001', 18.5, 73.8, 'KIRANA', 'KIRANA', 'ACTIVE',
    pg_temp.id(3, 1 + n % 20), 10000000000
  from generate_series(1, 4000) as n;
insert into kyc (id, retailer_id, state) select id, id, 'APPROVED' from retailer;

-- The index of the parts of their numbers is made at once, after them.
create temp table made as select pg_get_indexdef('orders_by_part_of_number'::regclass) as index;
drop index orders_by_part_of_number;
insert into orders (id, warehouse_id, retailer_id, order_number, flow, state, source, placed_at, state_since, total, goods,
    lines, units, order_slot, payment_mode, short, created_by, updated_at)
  select pg_temp.id(20, n), pg_temp.id(3, 1 + n % 20), pg_temp.id(12, 1 + n % 4000),
    'RO-25-' || lpad((n / 20)::text, 6, '0'), 'HUB_TO_RETAILER',
    -- The newest are open, as in life: about one in a hundred.
    case when n % 10 = 7 and n > pg_temp.n() * 0.9 then (array['PLACED', 'ON_HOLD', 'CONFIRMED', 'ALLOCATED', 'PACKED'])[1 + n / 10 % 5]
      when n % 20 = 3 then 'CANCELLED' else 'DELIVERED' end,
    (array['O2R', 'FSA', 'CALL'])[1 + n % 3],
    now() - interval '365 days' * (1 - n::numeric / pg_temp.n()), now() - interval '364 days' * (1 - n::numeric / pg_temp.n()),
    100 * (500 + n::bigint * 7919 % 50000), 100 * (500 + n::bigint * 7919 % 50000), 1 + n % 9, 12 + n % 90,
    (now() - interval '365 days' * (1 - n::numeric / pg_temp.n()))::date + 1, (array['COD', 'CREDIT'])[1 + n % 2], n % 37 = 0,
    pg_temp.id(1, 1 + n % 2), now()
  from generate_series(1, pg_temp.n()) as n;
do $$ begin execute (select index from made); end $$;
set session_replication_role = origin;
