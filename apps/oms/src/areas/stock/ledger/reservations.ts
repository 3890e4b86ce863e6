import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";
import { conflict } from "../../../app-error.ts";
import { allocateFefo, type Allocation, type Wanted } from "../rules/allocate-fefo.ts";
import { freeOf, type Movement } from "../rules/balance.ts";
import { lockBalances, postMovements, type Posting } from "./post-movements.ts";

type Ref = NonNullable<Movement["ref"]>;

export interface ReservationWanted extends Wanted {
  readonly warehouseId: string;
  readonly productId: string;
  /** What it is for. */
  readonly ref: Ref;
}

/** The batches of a product in a warehouse, held, with what may be promised from them. */
const holdCandidates = async (db: Db, { warehouseId, productId }: ReservationWanted) => {
  const ids = await db
    .selectFrom("stock_balance")
    .select("batch_id")
    .where("warehouse_id", "=", warehouseId)
    .where("product_id", "=", productId)
    .execute();
  const held = await lockBalances(
    db,
    ids.map(({ batch_id }) => batch_id),
  );
  if (held.length === 0) return [];
  // Read once they are held: whoever blocks a batch holds its balance too.
  const batches = await db
    .selectFrom("batch")
    .select(["id", "manufactured_on", "expires_on", "blocked"])
    .where(
      "id",
      "in",
      held.map(({ batch_id }) => batch_id),
    )
    .execute();
  const balances = new Map(held.map((balance) => [balance.batch_id, balance]));
  return batches.flatMap(({ id, manufactured_on, expires_on, blocked }) => {
    const balance = balances.get(id);
    return balance === undefined
      ? []
      : [
          {
            batchId: id,
            manufacturedOn: manufactured_on,
            expiresOn: expires_on,
            blocked,
            free: freeOf(balance),
          },
        ];
  });
};

/**
 * Promises units of a product to an order, first expired first out. All of them, or 409 in words; with `inPart`, as many
 * as there are. Runs in the caller's transaction.
 */
export const reserveStock = async (
  db: Db,
  wanted: ReservationWanted,
  posting: Posting,
  inPart = false,
): Promise<Allocation> => {
  const candidates = await holdCandidates(db, wanted);
  const allocation = allocateFefo(candidates, wanted);
  const { lines, short } = allocation;
  if (short > 0 && !inPart) throw conflict(`Only ${wanted.quantity - short} are available`);
  if (lines.length === 0) return allocation;
  const { ref, warehouseId } = wanted;
  await postMovements(
    db,
    lines.map(({ batchId, quantity }) => ({ batchId, type: "RESERVE", change: { reserved: quantity }, ref })),
    posting,
  );
  const { now, actorId } = posting;
  const stamps = { created_at: now, created_by: actorId, updated_at: now, updated_by: actorId };
  await db
    .insertInto("reservation")
    .values(
      lines.map(({ batchId, quantity }) => ({
        id: newId(),
        warehouse_id: warehouseId,
        batch_id: batchId,
        quantity,
        ref_type: ref.type,
        ref_id: ref.id,
        state: "HELD" as const,
        ...stamps,
      })),
    )
    .execute();
  return allocation;
};

/** Ends the reservations of an order that still stand, and moves their units. Returns how many units they were. */
const endReservations = async (
  db: Db,
  ref: Ref,
  state: "RELEASED" | "PICKED",
  movementOf: (quantity: number) => Pick<Movement, "type" | "change">,
  posting: Posting,
): Promise<number> => {
  const held = await db
    .selectFrom("reservation")
    .select(["id", "batch_id", "quantity"])
    .where("ref_id", "=", ref.id)
    .where("ref_type", "=", ref.type)
    .where("state", "=", "HELD")
    .orderBy("id")
    .forUpdate()
    .execute();
  if (held.length === 0) return 0;
  await db
    .updateTable("reservation")
    .set((eb) => ({
      state,
      version: eb("version", "+", 1),
      updated_at: posting.now,
      updated_by: posting.actorId,
    }))
    .where(
      "id",
      "in",
      held.map(({ id }) => id),
    )
    .execute();
  await postMovements(
    db,
    held.map(({ batch_id, quantity }) => ({ batchId: batch_id, ref, ...movementOf(quantity) })),
    posting,
  );
  return held.reduce((sum, { quantity }) => sum + quantity, 0);
};

/** Gives back what is promised to an order. Returns how many units that were; none when it has been done already. */
export const releaseReservations = (db: Db, ref: Ref, posting: Posting): Promise<number> =>
  endReservations(db, ref, "RELEASED", (quantity) => ({ type: "RELEASE", change: { reserved: -quantity } }), posting);

/** Takes what is promised to an order off the shelves. Returns how many units that were. */
export const pickReservations = (db: Db, ref: Ref, posting: Posting): Promise<number> =>
  endReservations(
    db,
    ref,
    "PICKED",
    (quantity) => ({ type: "PICK", change: { on_hand: -quantity, reserved: -quantity } }),
    posting,
  );
