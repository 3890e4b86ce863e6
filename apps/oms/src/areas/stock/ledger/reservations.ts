import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";
import { insertAsOne } from "../../../db/write-together.ts";
import { conflict } from "../../../app-error.ts";
import { allocateFefo, type Allocation, type Wanted } from "../rules/allocate-fefo.ts";
import type { Movement } from "../rules/balance.ts";
import { readCandidates } from "./candidates.ts";
import {
  decideMovements,
  lockBalances,
  postMovements,
  writeMovements,
  type Decided,
  type HeldBalance,
  type Posting,
} from "./post-movements.ts";

type Ref = NonNullable<Movement["ref"]>;

export interface ReservationWanted extends Wanted {
  readonly warehouseId: string;
  readonly productId: string;
  /** What it is for. */
  readonly ref: Ref;
}

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
  const { ref, warehouseId, productId } = wanted;
  const candidates = await readCandidates(db, { warehouseId, productIds: [productId], hold: true });
  const allocation = allocateFefo(candidates, wanted);
  const { lines, short } = allocation;
  if (short > 0 && !inPart) throw conflict(`Only ${wanted.quantity - short} are available`);
  await reserveUnits(db, { warehouseId, ref, lines }, posting);
  return allocation;
};

interface UnitsWanted {
  readonly warehouseId: string;
  /** What they are for. */
  readonly ref: Ref;
  readonly lines: Allocation["lines"];
}

/** Promises units of batches that are held and were seen to be free, as parts of a statement. */
export const decideReservation = (
  held: ReadonlyMap<string, HeldBalance>,
  { warehouseId, ref, lines }: UnitsWanted,
  posting: Posting,
): Decided => {
  const { now, actorId } = posting;
  const stamps = { created_at: now, created_by: actorId, updated_at: now, updated_by: actorId };
  const promises = lines.map(({ batchId, quantity }) => ({
    id: newId(),
    warehouse_id: warehouseId,
    batch_id: batchId,
    quantity,
    ref_type: ref.type,
    ref_id: ref.id,
    state: "HELD",
    version: 1,
    ...stamps,
  }));
  const decided = decideMovements(
    held,
    lines.map(({ batchId, quantity }) => ({ batchId, type: "RESERVE", change: { reserved: quantity }, ref })),
    posting,
  );
  return { ...decided, parts: [...decided.parts, ["promised", insertAsOne("reservation", promises)]] };
};

/** Promises units of batches that the caller holds and has seen to be free. Runs in the caller's transaction. */
export const reserveUnits = async (db: Db, wanted: UnitsWanted, posting: Posting): Promise<void> => {
  const { lines } = wanted;
  if (lines.length === 0) return;
  const held = await lockBalances(
    db,
    lines.map(({ batchId }) => batchId),
  );
  await writeMovements(
    db,
    decideReservation(new Map(held.map((balance) => [balance.batch_id, balance])), wanted, posting),
  );
};

/** Ends the reservations of an order that still stand, and moves their units. Returns how many units they were. */
const endReservations = async (
  db: Db,
  ref: Ref,
  state: "RELEASED" | "PICKED",
  movementOf: (quantity: number) => Pick<Movement, "type" | "change">,
  posting: Posting,
  batchIds?: readonly string[],
): Promise<number> => {
  const held = await db
    .selectFrom("reservation")
    .select(["id", "batch_id", "quantity"])
    .where("ref_id", "=", ref.id)
    .where("ref_type", "=", ref.type)
    .where("state", "=", "HELD")
    .$if(batchIds !== undefined, (query) => query.where("batch_id", "in", batchIds ?? []))
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

const release = (quantity: number) => ({ type: "RELEASE" as const, change: { reserved: -quantity } });

/** Gives back what is promised to an order. Returns how many units that were; none when it has been done already. */
export const releaseReservations = (db: Db, ref: Ref, posting: Posting): Promise<number> =>
  endReservations(db, ref, "RELEASED", release, posting);

/** Gives back what is promised to an order of some batches. */
export const releaseBatches = async (
  db: Db,
  ref: Ref,
  batchIds: readonly string[],
  posting: Posting,
): Promise<void> => {
  if (batchIds.length > 0) await endReservations(db, ref, "RELEASED", release, posting, batchIds);
};

/** Takes what is promised to an order off the shelves. Returns how many units that were. */
export const pickReservations = (db: Db, ref: Ref, posting: Posting): Promise<number> =>
  endReservations(
    db,
    ref,
    "PICKED",
    (quantity) => ({ type: "PICK", change: { on_hand: -quantity, reserved: -quantity } }),
    posting,
  );

/** Units of batches that are promised to something. */
type Taken = readonly { readonly batchId: string; readonly quantity: number }[];

/** The part of a reservation that has left: it is a reservation of its own, and what is left of it still stands. */
const splitReservation = async (
  db: Db,
  row: { readonly id: string; readonly quantity: number },
  taken: number,
  { now, actorId }: Posting,
): Promise<void> => {
  const stamps = { updated_at: now, updated_by: actorId };
  if (taken === row.quantity) {
    await db
      .updateTable("reservation")
      .set((eb) => ({ state: "PICKED" as const, version: eb("version", "+", 1), ...stamps }))
      .where("id", "=", row.id)
      .execute();
    return;
  }
  await db
    .updateTable("reservation")
    .set((eb) => ({ quantity: eb("quantity", "-", taken), version: eb("version", "+", 1), ...stamps }))
    .where("id", "=", row.id)
    .execute();
  await db
    .insertInto("reservation")
    .columns([
      "id",
      "warehouse_id",
      "batch_id",
      "quantity",
      "ref_type",
      "ref_id",
      "state",
      "created_at",
      "created_by",
      "updated_at",
      "updated_by",
    ])
    .expression((eb) =>
      eb
        .selectFrom("reservation")
        .select([
          eb.val(newId()).as("id"),
          "warehouse_id",
          "batch_id",
          eb.val(taken).as("quantity"),
          "ref_type",
          "ref_id",
          eb.val("PICKED" as const).as("state"),
          "created_at",
          "created_by",
          eb.val(now).as("updated_at"),
          eb.val(actorId).as("updated_by"),
        ])
        .where("id", "=", row.id),
    )
    .execute();
};

/** Moves units out of the warehouse in which they are promised to something. 409 in words where fewer are. */
export const sendReserved = async (db: Db, ref: Ref, taken: Taken, posting: Posting): Promise<void> => {
  const held = await db
    .selectFrom("reservation")
    .select(["id", "batch_id", "quantity"])
    .where("ref_id", "=", ref.id)
    .where("ref_type", "=", ref.type)
    .where("state", "=", "HELD")
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const { batchId, quantity } of taken) {
    let left = quantity;
    for (const row of held.filter(({ batch_id }) => batch_id === batchId)) {
      const part = Math.min(left, row.quantity);
      if (part === 0) break;
      await splitReservation(db, row, part, posting);
      left -= part;
    }
    if (left > 0) throw conflict(`Only ${quantity - left} of this batch are set aside`);
  }
  await postMovements(
    db,
    taken.map(({ batchId, quantity }) => ({
      batchId,
      ref,
      type: "TRANSFER_OUT",
      change: { on_hand: -quantity, reserved: -quantity },
    })),
    posting,
  );
};
