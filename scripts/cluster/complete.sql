-- Adds to the orders of the bench what invoices, tickets and the checks of the cluster need: numbers of hubs, somebody who
-- answers tickets, and the receipt that each balance of stock comes from.
set session_replication_role = replica;
update warehouse set gst_number = '27AAAAA0000A1Z5', code = lpad(right(company_name, -4), 2, '0');
update app_user set help_and_support_active = true;
update stock_balance set seq = 1;
insert into stock_movement (id, warehouse_id, batch_id, seq, type, on_hand, at)
  select gen_random_uuid(), warehouse_id, batch_id, 1, 'INWARD', on_hand, now() from stock_balance;
set session_replication_role = origin;
