import { sql, type Kysely } from "kysely";

/**
 * Since when an order is in its state, as its history tells it, or else since it was placed: queues go by it, and not by how
 * old their orders are.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table orders add column state_since timestamptz(3);
    -- What orders are counted by does not change.
    alter table orders disable trigger orders_tally_update;
    update orders set state_since = coalesce(told.at, held.placed_at)
    from orders as held
    left join (
      select log.entity_id, change->>'after' as state, max(log.at) as at
      from audit_log as log, jsonb_array_elements(log.changes) as change
      where log.entity = 'order' and log.refusal is null and change->>'field' = 'state'
      group by 1, 2
    ) as told on told.entity_id = held.id::text and told.state = held.state
    where orders.warehouse_id = held.warehouse_id and orders.id = held.id;
    alter table orders enable trigger orders_tally_update;
    alter table orders alter column state_since set not null;
    create index orders_by_state_since on orders (state_since, id);
    -- Queues of work: what waits in a state, longest first. Their lists, newest first, have orders_open.
    create index orders_waiting on orders (state, state_since, id) where state in (
      'PLACED', 'ON_HOLD', 'CONFIRMED', 'PARTIALLY_ALLOCATED', 'ALLOCATED', 'UNDELIVERED', 'PARTIALLY_DELIVERED'
    );
  `.execute(db);
};
