-- Adds `soak.people` staff to the orders of the bench: managers of the twenty hubs in turn, and every fifth an administrator who
-- sees all of them.
set session_replication_role = replica;
insert into app_user (id, username, password_hash, user_type, name, help_and_support_active)
  select ('00000001-0000-7000-8000-' || lpad(to_hex(100 + n), 12, '0'))::uuid, 'soak-' || n, 'none',
    case when n % 5 = 0 then 'ADMIN' else 'HUB_MANAGER' end, 'Staff ' || n, true
  from generate_series(1, current_setting('soak.people')::integer) as n;
insert into session_family (id, user_id, created_at, rotated_at)
  select ('00000002-' || substr(id::text, 10))::uuid, id, now(), now() from app_user where username like 'soak-%';
insert into user_warehouse (user_id, warehouse_id)
  select id, ('00000003-0000-7000-8000-' || lpad(to_hex(1 + substr(username, 6)::integer % 20), 12, '0'))::uuid
  from app_user where username like 'soak-%' and user_type = 'HUB_MANAGER';
set session_replication_role = origin;
