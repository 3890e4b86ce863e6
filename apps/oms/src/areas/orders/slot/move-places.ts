import { sql } from "kysely";
import { conflict } from "../../../app-error.ts";
import { compileOnce } from "../../../db/compile-once.ts";
import type { Db } from "../../../db/schema.ts";

/** A place of a day at a hub, which one more order takes or gives back. */
export interface PlaceMove {
  readonly warehouseId: string;
  readonly day: string;
  readonly move: "take" | "give";
}

const taking = compileOnce((db, { warehouseId, day }: Omit<PlaceMove, "move">) => {
  const query = sql<object>`
    insert into slot_day (warehouse_id, day, taken)
    select id, ${day}::date, 1 from warehouse where id = ${warehouseId} and slot_capacity > 0
    on conflict (warehouse_id, day) do update set taken = slot_day.taken + 1
    where slot_day.taken < (select slot_capacity from warehouse where id = slot_day.warehouse_id)
    returning day`;
  return { compile: () => query.compile(db) };
});

/** Takes a place while there is one. Returns whether it did. */
const takePlace = async (db: Db, { warehouseId, day }: PlaceMove): Promise<boolean> =>
  (await taking(db, { warehouseId, day })).length > 0;

/** Refuses whoever wanted the last place of a day, which another has by now. */
export const lastPlaceTaken = () => conflict("The last place of that day was taken meanwhile. Please try again");

/** A place of a day that delivers `capacity` orders, as its taker has read it in the same transaction. */
interface PlaceAhead extends Omit<PlaceMove, "move"> {
  readonly capacity: number;
}

const takingAhead = compileOnce((db, { warehouseId, day, capacity }: PlaceAhead) => {
  const query = sql<object>`
    insert into slot_day (warehouse_id, day, taken) values (${warehouseId}, ${day}, 1)
    on conflict (warehouse_id, day) do update set taken = slot_day.taken + 1 where slot_day.taken < ${capacity}
    returning day`;
  return { compile: () => query.compile(db) };
});

/**
 * Takes a place together with what comes next, which is refused where there is none: for a day with so many places left that
 * there will be one.
 */
export const takePlaceAhead = (db: Db, place: PlaceAhead): Promise<void> =>
  takingAhead.ahead(db, place, async (answer) => {
    if ((await answer).rows.length === 0) throw lastPlaceTaken();
  });

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
