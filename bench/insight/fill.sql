-- After bench/orders/fill.sql, in the same session: what the service itself keeps beside a year's orders and what is found
-- with them. Each of 20 hubs has 20 beats, each beat an agent who takes its orders; every delivered order has its invoice.
set session_replication_role = replica;

update app_user set help_and_support_active = true;
insert into region (id, name) values (pg_temp.id(11, 1), 'West');
insert into beat (id, name, hub_id, region_id)
  select pg_temp.id(13, n), 'Beat ' || n, pg_temp.id(3, 1 + n % 20), pg_temp.id(11, 1) from generate_series(0, 399) as n;

-- As the job leaves them that folds, with a row for each part of a day. A retailer's number says the beat.
insert into order_tally (day, warehouse_id, created_by, beat_id, state, orders, value, folded)
  select day, warehouse_id, pg_temp.id(1, 100 + beat), pg_temp.id(13, beat), state, count(*), sum(total), true
  from (
    select (placed_at at time zone 'Asia/Kolkata')::date as day, warehouse_id, state, total,
      ('x' || right(retailer_id::text, 8))::bit(32)::integer % 400 as beat
    from orders
  ) as placed
  group by 1, 2, 3, 4, 5;
insert into sku_day (day, warehouse_id, product_id, orders, units, value)
  select day, pg_temp.id(3, hub), pg_temp.id(9, n), 10, 40 + hub * n % 50, 360000 + 9000 * (hub * n % 50)
  from generate_series(current_date - 365, current_date, interval '1 day') as day, generate_series(1, 20) as hub,
    generate_series(1, 50) as n;

-- The index of their words is made at once, after them.
do $fill$
declare
  made text := pg_get_indexdef('invoice_search'::regclass);
begin
  drop index invoice_search;
  insert into invoice (warehouse_id, id, number, gstin, fy, kind, state, day, due_on, order_id, order_number, ordered_at,
      payment_mode, credit_days, retailer_id, seller, bill_to, ship_to, place_of_supply, split, goods, discount, charges, taxable,
      cgst, sgst, igst, cess, round_off, total, paid, search, created_at, updated_at)
    select warehouse_id, id, number, '27AAAAA0000A1Z5', '25-26', 'INVOICE', 'PAID', placed_at::date, placed_at::date + 7, id,
      order_number, placed_at, 'CREDIT', 7, retailer_id, '{"name": "Hub"}', '{"name": "Shop"}', '{"name": "Shop"}',
      'Maharashtra (27)', 'CGST_SGST', total, 0, 0, total, 0, 0, 0, 0, 0, total, total,
      lower(number || ' ' || order_number || ' ' || establishment), placed_at, placed_at
    from (
      select orders.*, establishment, 'H' || right(order_number, 6) || right(orders.id::text, 7) as number
      from orders join retailer on retailer.id = orders.retailer_id where orders.state = 'DELIVERED'
    ) as delivered;
  execute made;
end $fill$;
set session_replication_role = origin;
