import { sql } from "kysely";
import { sayOnce } from "../../../db/compile-once.ts";
import { asRead, readAlone } from "../../../db/read-together.ts";
import type { Db } from "../../../db/schema.ts";

/** A place of a day at a hub, which one more order takes or gives back. */
export interface PlaceMove {
  readonly warehouseId: string;
  readonly day: string;
  readonly move: "take" | "give";
}

const taking = sayOnce(
  ({ warehouseId, day }: Omit<PlaceMove, "move">) => sql<object>`
    insert into slot_day (warehouse_id, day, taken)
    select id, ${day}::date, 1 from warehouse where id = ${warehouseId} and slot_capacity > 0
    on conflict (warehouse_id, day) do update set taken = slot_day.taken + 1
    where slot_day.taken < (select slot_capacity from warehouse where id = slot_day.warehouse_id)
    returning day`,
);

/** Takes a place while there is one. Returns whether it did. */
const takePlace = (db: Db, { warehouseId, day }: PlaceMove): Promise<boolean> =>
  readAlone(
    db,
    asRead(taking, { warehouseId, day }, (taken) => taken.length > 0),
  );

const givePlace = async (db: Db, { warehouseId, day }: PlaceMove): Promise<boolean> => {
  await db
    .updateTable("slot_day")
    .set((eb) => ({ taken: eb("taken", "-", 1) }))
    .where("warehouse_id", "=", warehouseId)
    .where("day", "=", day)
    .execute();
  return true;
};

const keyOf = ({ warehouseId, day }: PlaceMove): string => `${warehouseId} ${day}`;

/**
 * Takes and gives back places of days, in the order of hub and day, so that no two wait for each other. Returns the move
 * that could not be made because the day is full: the caller then undoes its transaction.
 */
export const movePlaces = async (db: Db, moves: readonly PlaceMove[]): Promise<PlaceMove | undefined> => {
  for (const one of moves.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const made = await (one.move === "take" ? takePlace(db, one) : givePlace(db, one));
    if (!made) return one;
  }
  return undefined;
};
