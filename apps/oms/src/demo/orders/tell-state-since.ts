import { sql } from "kysely";
import type { Db } from "../../db/schema.ts";

/** Says of each order of the demo since when it is in its state, as its history tells it. */
export const tellStateSince = async (db: Db): Promise<void> => {
  await sql`
    update orders set state_since = told.at
    from (
      select entity_id, change->>'after' as state, max(at) as at
      from audit_log, jsonb_array_elements(changes) as change
      where entity = 'order' and change->>'field' = 'state'
      group by 1, 2
    ) as told
    where told.entity_id = orders.id::text and told.state = orders.state
  `.execute(db);
};
