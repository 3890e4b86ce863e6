import { sql } from "kysely";
import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";

/** The columns of an order's lines that are not made of others. */
const written = async (db: Db, of?: string) => {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'order_item' and table_schema = current_schema() and is_generated = 'NEVER' order by ordinal_position`.execute(
    db,
  );
  return sql.join(rows.map(({ name }) => sql.ref(of === undefined ? name : `${of}.${name}`)));
};

interface Copying {
  readonly modelId: string;
  readonly count: number;
  readonly hubs: readonly string[];
  readonly retailers: readonly string[];
}

/**
 * Copies of an order that is packed, at these hubs and of these retailers in turn, each with a number of its own. What they
 * were packed from is not copied, since an invoice does not ask for it.
 */
export const copyPacked = async (db: Db, { modelId, count, hubs, retailers }: Copying): Promise<readonly string[]> => {
  const ids = Array.from({ length: count }, newId);
  const copies = ids.map((id, at) => ({
    id,
    hub: hubs[at % hubs.length],
    retailer: retailers[at % retailers.length],
    number: `CP-26-${String(at).padStart(6, "0")}`,
  }));
  await sql`
    insert into orders
    select (jsonb_populate_record(model, jsonb_build_object('id', copy.id, 'warehouse_id', copy.hub,
      'retailer_id', copy.retailer, 'order_number', copy.number))).*
    from orders as model
    cross join jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as copy (id uuid, hub uuid, retailer uuid, number text)
    where model.id = ${modelId}`.execute(db);
  await sql`
    insert into order_item (${await written(db)})
    select ${await written(db, "copied")} from order_item as item
    cross join jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as copy (id uuid, hub uuid)
    cross join lateral jsonb_populate_record(item, jsonb_build_object('order_id', copy.id, 'warehouse_id', copy.hub)) as copied
    where item.order_id = ${modelId}`.execute(db);
  return ids;
};
