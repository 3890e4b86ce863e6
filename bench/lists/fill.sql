-- Fills an empty, migrated database. `bench.products` products, ten batches of each, fifty movements of each, and what
-- else lists show in the same measure. Every value follows from a row's number, so that each run has the same rows.
-- Foreign keys are not looked up while a million rows go in; the references are right by how they are made.
set session_replication_role = replica;

create function pg_temp.n() returns integer immutable language sql as $$ select current_setting('bench.products')::integer $$;
create function pg_temp.id(kind integer, number bigint) returns uuid immutable language sql as $$
  select (lpad(to_hex(kind), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid
$$;
create function pg_temp.word(number bigint) returns text immutable language sql as $$
  select (array['Basmati', 'Toor', 'Chakki', 'Filter', 'Mustard', 'Groundnut', 'Jaggery', 'Turmeric', 'Cardamom', 'Tamarind',
    'Coconut', 'Sesame', 'Pepper', 'Cumin', 'Coriander', 'Poppy', 'Almond', 'Cashew', 'Raisin', 'Saffron'])[1 + number % 20]
$$;
create function pg_temp.kind(number bigint) returns text immutable language sql as $$
  select (array['Gold', 'Premium', 'Classic', 'Daily', 'Select', 'Family', 'Festive', 'Organic'])[1 + number % 8]
$$;

insert into app_user (id, username, password_hash, user_type, name) values
  (pg_temp.id(1, 1), 'bench-admin', 'none', 'SUPER_ADMIN', 'Admin'),
  (pg_temp.id(1, 2), 'bench-manager', 'none', 'HUB_MANAGER', 'Manager');
insert into session_family (id, user_id, created_at, rotated_at)
  select pg_temp.id(2, n), pg_temp.id(1, n), now(), now() from generate_series(1, 2) as n;

insert into warehouse (id, type, company_name, email_id, mobile, pan_number, fssai_number, fssai_expiry, lead_time, pincode,
    city, state, wlat, wlng, address)
  select pg_temp.id(3, n), 'HUB', 'Hub ' || n, 'hub@o2r.example', '9000000000', 'AAAAA0000A', '10000000000000',
    current_date + 900, 1, '411001', 'Pune', 'Maharashtra', 18.5, 73.8, 'Plot ' || n
  from generate_series(1, 20) as n;
insert into user_warehouse (user_id, warehouse_id) values (pg_temp.id(1, 2), pg_temp.id(3, 1));

insert into company (id, name, gst, city, state)
  select pg_temp.id(4, n), pg_temp.word(n) || ' Foods ' || n, '27AAAAA' || lpad(n::text, 4, '0') || 'A1Z5', 'Pune',
    'Maharashtra'
  from generate_series(1, pg_temp.n() / 100) as n;
insert into brand (id, name, company_id, active)
  select pg_temp.id(5, n), pg_temp.word(n) || ' ' || pg_temp.kind(n / 20) || ' ' || n,
    pg_temp.id(4, 1 + n % (pg_temp.n() / 100)), n % 10 > 0
  from generate_series(1, pg_temp.n() / 40) as n;
insert into category (id, name, code, active)
  select pg_temp.id(6, n), pg_temp.word(n) || ' group ' || n, 'C' || n, n % 10 > 0
  from generate_series(1, pg_temp.n() / 500) as n;
insert into sub_category (id, category_id, name, hsn_number, gst, cess)
  select pg_temp.id(7, n), pg_temp.id(6, 1 + n % (pg_temp.n() / 500)), pg_temp.word(n) || ' kind ' || n, '11010000',
    (array[0, 5, 12, 18])[1 + n % 4], 0
  from generate_series(1, pg_temp.n() / 50) as n;
insert into attribute (id, name, data_type)
  select pg_temp.id(8, n), pg_temp.word(n) || ' attribute ' || n, (array['TEXT', 'NUMBER', 'DATE'])[1 + n % 3]
  from generate_series(1, pg_temp.n() / 50) as n;

-- What triggers keep is kept of these rows, too.
alter table product enable always trigger product_count_added;
alter table stock_balance enable always trigger low_batch_added;
insert into product (id, sku, name, brand_id, sub_category_id, company_id, shelf_life, item_type, unit_weight, weight_type,
    pack_of, pack_type, o2rlp, pth, ptr, mrp, gst, cess, ean, hsn, platform, product_type, description, active, updated_at)
  select pg_temp.id(9, n), 'SKU-' || n, pg_temp.word(n) || ' ' || pg_temp.kind(n / 20) || ' ' || n,
    pg_temp.id(5, 1 + n % (pg_temp.n() / 40)), pg_temp.id(7, 1 + n % (pg_temp.n() / 50)),
    pg_temp.id(4, 1 + n % (pg_temp.n() / 100)), 365, 'FOOD', 1, 'KG', 12, 'POUCH', 7000, 8000, 9000, 10000 + n % 5000, 5, 0,
    lpad(n::text, 13, '8'), '11010000', 'ALL', 'REGULAR', 'Bench', n % 10 > 0, now() - n * interval '1 minute'
  from generate_series(1, pg_temp.n()) as n;

-- Of a prime number of days, so that each day has batches of every word: what expires first says nothing of its name.
insert into batch (id, warehouse_id, product_id, manufactured_on, expires_on, o2rlp, pth, ptr, mrp, blocked, updated_at)
  select pg_temp.id(10, n), pg_temp.id(3, 1 + (n + n / pg_temp.n()) % 20), pg_temp.id(9, 1 + n % pg_temp.n()),
    current_date - 40 - (n / pg_temp.n())::integer * 10, current_date - 30 + (n * 37 % 701)::integer, 7000, 8000, 9000,
    10000 + n % 5000, n % 100 = 0, now() - n * interval '1 second'
  from generate_series(1, pg_temp.n() * 10) as n;
insert into stock_balance (batch_id, warehouse_id, product_id, on_hand, reserved, buffer, in_flight, seq)
  select id, warehouse_id, product_id, 10 + n % 500, n % 7, n % 3, case when n % 13 = 0 then 5 else 0 end, 4
  from (select *, ('x' || right(id::text, 12))::bit(48)::bigint as n from batch) as numbered;

-- Four movements of each batch, and the fifth part of all of one batch that has moved more than any other.
insert into stock_movement (id, warehouse_id, batch_id, seq, type, on_hand, reserved, buffer, in_flight, reason, at, actor_id)
  select pg_temp.id(11, (row_number() over ())::bigint), warehouse_id, batch_id, step,
    case step when 1 then 'GRN' else 'ADJUST' end,
    case step when 1 then on_hand + 3 else -1 end, case step when 1 then reserved else 0 end,
    case step when 1 then buffer else 0 end, case step when 1 then in_flight else 0 end, 'Bench',
    now() - (10 - step) * interval '1 day', pg_temp.id(1, 1)
  from stock_balance cross join generate_series(1, 4) as step;
insert into stock_movement (id, warehouse_id, batch_id, seq, type, on_hand, reason, at, actor_id)
  select pg_temp.id(12, n), warehouse_id, batch_id, 4 + n, (array['ADJUST', 'PICK'])[1 + n % 2], case n % 2 when 0 then 1 else -1 end,
    'Bench', now() - interval '5 days' + n * interval '1 second', pg_temp.id(1, 1)
  from stock_balance cross join generate_series(1, pg_temp.n() * 10) as n where batch_id = pg_temp.id(10, 1);
update stock_balance set seq = 4 + pg_temp.n() * 10 where batch_id = pg_temp.id(10, 1);

insert into discard_request (id, warehouse_id, batch_id, quantity, value, reason, state, decided_at, decided_by, created_by,
    created_at)
  select pg_temp.id(13, n), warehouse_id, id, 1, 8000, (array['EXPIRED', 'DAMAGED', 'LEAKAGE'])[1 + n % 3],
    (array['REQUESTED', 'APPROVED', 'REFUSED'])[1 + n % 3], case when n % 3 = 0 then null else now() end,
    case when n % 3 = 0 then null else pg_temp.id(1, 2) end, pg_temp.id(1, 1), now() - n * interval '1 minute'
  from generate_series(1, pg_temp.n() / 2) as n join batch on batch.id = pg_temp.id(10, n * 7);

insert into qc (id, number, warehouse_id, source, supplier, state, created_at, due_at, submitted_at)
  select pg_temp.id(14, n), 'QC-' || lpad(n::text, 6, '0'), pg_temp.id(3, 1 + n % 20),
    (array['GRN', 'STOCK', 'REJECTED'])[1 + n % 3], pg_temp.word(n) || ' Traders ' || n % 50,
    (array['PENDING', 'IN_PROGRESS', 'PASSED', 'PARTIALLY_PASSED', 'FAILED'])[1 + n % 5], now() - n * interval '1 minute',
    now() - n * interval '1 minute' + interval '24 hours',
    case when n % 5 > 1 then now() - n * interval '1 minute' + (n % 97) * interval '15 minutes' end
  from generate_series(1, pg_temp.n() / 2) as n;
insert into qc_line (id, qc_id, warehouse_id, batch_id, position, received, accepted, rejected, reason)
  select pg_temp.id(15, n * 3 + line), pg_temp.id(14, n), pg_temp.id(3, 1 + n % 20), pg_temp.id(10, n * 3 + line), line, 10, 8,
    2, 'DAMAGED'
  from generate_series(1, pg_temp.n() / 2) as n cross join generate_series(0, 2) as line;
insert into rejected_sku (id, warehouse_id, batch_id, qc_line_id, quantity, value, reason, state, created_at)
  select pg_temp.id(16, n), pg_temp.id(3, 1 + n % 20), pg_temp.id(10, n * 3), pg_temp.id(15, n * 3), 2, 16000,
    (array['DAMAGED', 'EXPIRED', 'LEAKAGE'])[1 + n % 3], (array['OPEN', 'RETURNED', 'CREDITED', 'DISCARDED'])[1 + n % 4],
    now() - n * interval '1 minute'
  from generate_series(1, pg_temp.n() / 2) as n;

insert into price_change (id, product_id, effective_on, state, o2rlp, pth, ptr, mrp, reason, approved_at, approved_by,
    applied_at, revoked_at, revoked_by, created_by, updated_at)
  select pg_temp.id(17, n), pg_temp.id(9, 1 + n % pg_temp.n()), current_date + 1 + (n / pg_temp.n())::integer, state, 7000, 8000,
    9000, 10000, 'Bench', case when state in ('SCHEDULED', 'APPLIED') then now() end,
    case when state in ('SCHEDULED', 'APPLIED') then pg_temp.id(1, 2) end, case when state = 'APPLIED' then now() end,
    case when state = 'REVOKED' then now() end, case when state = 'REVOKED' then pg_temp.id(1, 2) end, pg_temp.id(1, 1),
    now() - n * interval '1 minute'
  from (
    select n, (array['PROPOSED', 'SCHEDULED', 'APPLIED', 'APPLIED', 'APPLIED', 'APPLIED', 'REVOKED'])[1 + n % 7] as state
    from generate_series(1, pg_temp.n() * 2) as n
  ) as change;

insert into combo (id, sku, name, price, valid_from, valid_till, active, updated_at)
  select pg_temp.id(18, n), 'COMBO-' || n, pg_temp.word(n) || ' set ' || n, 15000, current_date - 10,
    current_date - 5 + (n % 100)::integer, n % 10 > 0, now() - n * interval '1 minute'
  from generate_series(1, pg_temp.n() / 20) as n;
insert into combo_item (combo_id, position, product_id, quantity, allocation)
  select pg_temp.id(18, n), place, pg_temp.id(9, n * 2 + place), 1, 50
  from generate_series(1, pg_temp.n() / 20) as n cross join generate_series(0, 1) as place;

alter table product enable trigger product_count_added;
alter table stock_balance enable trigger low_batch_added;
set session_replication_role = origin;
