import { sql } from "kysely";
import { invalid } from "../../../../app-error.ts";
import { newId } from "../../../../db/id.ts";
import type { Db } from "../../../../db/schema.ts";
import type { Paise } from "../../../../trade/paise.ts";
import { sumsOf } from "../stop-sums.ts";
import { selectDispatches, worthsOf } from "./dispatches.ts";

const refuse = (at: number, message: string) => invalid([{ field: `stops.${at}`, message }]);
const none = 0 as Paise; // nothing is the same in every unit

/** Puts consignments on a shipment in the place of those that it had, in this order. Returns what it comes to. */
export const writeHubStops = async (
  db: Db,
  shipment: { readonly id: string; readonly warehouseId: string },
  ids: readonly string[],
  { now, by }: { readonly now: Date; readonly by: string },
) => {
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (twice !== -1) throw refuse(twice, "This consignment is there twice");
  const wanted = sql<boolean>`sent.id = any(${[...ids]}::uuid[])`;
  await db.selectFrom("hub_dispatch as sent").select("id").where(wanted).orderBy("id").forUpdate().execute();
  const taken = await db
    .selectFrom("shipment_stop as stop")
    .innerJoin("shipment", "shipment.id", "stop.shipment_id")
    .select(["stop.dispatch_id", "shipment.number"])
    .where("stop.open", "=", true)
    .where("stop.shipment_id", "<>", shipment.id)
    .where(sql<boolean>`stop.dispatch_id = any(${[...ids]}::uuid[])`)
    .execute();
  const found = await selectDispatches(db, shipment.warehouseId).where(wanted).execute();
  const worth = await worthsOf(db, ids);
  const stops = ids.map((id, at) => {
    const row = found.find(({ dispatchId }) => dispatchId === id);
    if (row === undefined) throw refuse(at, "This consignment does not wait here for a vehicle");
    const other = taken.find(({ dispatch_id }) => dispatch_id === id);
    if (other !== undefined) throw refuse(at, `${row.challan} is on ${other.number} already`);
    return {
      id: newId(),
      warehouse_id: shipment.warehouseId,
      shipment_id: shipment.id,
      position: at + 1,
      dispatch_id: id,
      ...row.goods,
      value: worth(id).total,
      cod: none,
      collected: none,
      cash: none,
      created_at: now,
      created_by: by,
      updated_at: now,
      updated_by: by,
    };
  });
  await db.deleteFrom("shipment_stop").where("shipment_id", "=", shipment.id).execute();
  await db.insertInto("shipment_stop").values(stops).execute();
  await sql`insert into shipment_line (stop_id, position, product_id, pack_of, loaded)
    select stop.id, piece.position, line.product_id, line.pack_of, sum(piece.units)
    from shipment_stop as stop join hub_dispatch as sent on sent.id = stop.dispatch_id
    join hub_dispatch_piece as piece on piece.dispatch_id = sent.id
    join hub_order_line as line on line.warehouse_id = sent.warehouse_id and line.hub_order_id = sent.hub_order_id
      and line.position = piece.position
    where stop.shipment_id = ${shipment.id}
    group by stop.id, piece.position, line.product_id, line.pack_of`.execute(db);
  return sumsOf(stops);
};
