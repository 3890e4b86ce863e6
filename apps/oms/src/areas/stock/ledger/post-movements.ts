import { sql } from "kysely";
import { buckets, type Bucket } from "@o2r/api/contract/stock";
import { compileOnce, partOf, sayOnce } from "../../../db/compile-once.ts";
import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";
import { insertAsOne, writeTogether, type Parts } from "../../../db/write-together.ts";
import { conflict, notFound } from "../../../app-error.ts";
import { applyMovements, emptyBalance, type Balance, type Movement, type Refusal } from "../rules/balance.ts";

/** When, and by whom; nobody for what the service does by itself. */
export interface Posting {
  readonly now: Date;
  readonly actorId: string | null;
}

/** A balance as it is held. */
export type HeldBalance = Balance & { readonly batch_id: string; readonly warehouse_id: string; readonly seq: number };

const inWords: Readonly<Record<Bucket | "free", string>> = {
  on_hand: "on hand",
  reserved: "reserved",
  buffer: "kept back",
  in_flight: "on their way",
  quarantine: "in quarantine",
  rejected: "rejected",
  free: "free",
};

/** What is said of a refused movement: how many units there are, and where. */
export const explainRefusal = ({ bucket, has, asked }: Refusal): string =>
  has < asked ? `Only ${has} of this batch are ${inWords[bucket]}` : `Too many units of one batch`;

/** Somebody else was quicker, so that nothing was done. */
export const movedMeanwhile = () => conflict("The stock has moved meanwhile. Please try again");

const holdBatches = compileOnce((db, { ids }: { readonly ids: readonly string[] }) =>
  db
    .selectFrom("stock_balance")
    .select(["batch_id", "warehouse_id", "seq", ...buckets])
    .where(sql<boolean>`batch_id = any(${ids}::uuid[])`)
    .orderBy("batch_id")
    .forNoKeyUpdate(),
);

/**
 * Holds balances until the transaction ends, in the order of their ids, so that no two wait for each other. Rows that refer
 * to them may be added meanwhile: two who have each added one, and then hold the balance, do not wait for each other either.
 */
export const lockBalances = async (db: Db, batchIds: readonly string[]): Promise<readonly HeldBalance[]> => {
  if (!db.isTransaction) throw new TypeError("Balances are held in a transaction");
  return holdBatches(db, { ids: [...new Set(batchIds)] });
};

interface Shelves {
  readonly warehouseId: string;
  readonly productIds: readonly string[];
}

const holdShelves = compileOnce((db, { warehouseId, productIds }: Shelves) =>
  db
    .selectFrom("stock_balance")
    .select("batch_id")
    .where("warehouse_id", "=", warehouseId)
    .where(sql<boolean>`product_id = any(${productIds}::uuid[])`)
    .orderBy("batch_id")
    .forNoKeyUpdate(),
);

/**
 * Holds the balances of all batches of some products in a warehouse, in the same order: for what is read next, together with
 * which it is sent.
 */
export const lockShelves = (db: Db, { warehouseId, productIds }: Shelves): Promise<void> =>
  holdShelves.ahead(db, { warehouseId, productIds });

/** The rows of the ledger that movements come to, each at the next place of its batch. */
const ledgerRows = (
  held: ReadonlyMap<string, HeldBalance>,
  movements: readonly Movement[],
  { now, actorId }: Posting,
): readonly object[] => {
  const places = new Map([...held].map(([id, { seq }]) => [id, seq]));
  return movements.map(({ batchId, type, change, reason, ref }) => {
    const seq = (places.get(batchId) ?? 0) + 1;
    places.set(batchId, seq);
    return {
      id: newId(),
      warehouse_id: held.get(batchId)?.warehouse_id ?? "",
      batch_id: batchId,
      seq,
      type,
      ...emptyBalance,
      ...change,
      reason: reason ?? "",
      ref_type: ref?.type ?? null,
      ref_id: ref?.id ?? null,
      at: now,
      actor_id: actorId,
    };
  });
};

const balances = sayOnce(
  (
    after: Readonly<Record<Bucket, readonly number[]>> & {
      readonly ids: readonly string[];
      readonly before: readonly number[];
      readonly seq: readonly number[];
    },
  ) => sql<{ batch_id: string }>`
      update stock_balance as balance set
        on_hand = after.on_hand, reserved = after.reserved, buffer = after.buffer, in_flight = after.in_flight,
        quarantine = after.quarantine, rejected = after.rejected, seq = after.seq
      from unnest(
        ${after.ids}::uuid[],
        ${after.before}::integer[],
        ${after.seq}::integer[],
        ${after.on_hand}::integer[],
        ${after.reserved}::integer[],
        ${after.buffer}::integer[],
        ${after.in_flight}::integer[],
        ${after.quarantine}::integer[],
        ${after.rejected}::integer[]
      ) as after (batch_id, seq_before, seq, on_hand, reserved, buffer, in_flight, quarantine, rejected)
      where balance.batch_id = after.batch_id and balance.seq = after.seq_before
      returning balance.batch_id`,
);

/** Movements that are decided, as parts of a statement: see `writeTogether`. */
export interface Decided {
  readonly parts: Parts;
  /** The balances as they will be. */
  readonly balances: ReadonlyMap<string, Balance>;
  /** So many rows of the part `moved` are written, or somebody else was quicker: see `ensureMoved`. */
  readonly moved: number;
}

/** How many balances were moved by the part `moved`, to be selected. */
export const movedCount = sql<number>`(select count(*)::integer from moved)`;

/** Refuses when balances moved meanwhile: the transaction is undone then. */
export const ensureMoved = ({ moved }: Pick<Decided, "moved">, written: number | undefined): void => {
  if (written !== moved) throw movedMeanwhile();
};

/**
 * The new balances over those that are held, and the ledger: 409 in words when a balance cannot take a movement, 404 for
 * a batch that is not there. A balance that moved meanwhile is not written over.
 */
export const decideMovements = (
  held: ReadonlyMap<string, HeldBalance>,
  movements: readonly Movement[],
  posting: Posting,
): Decided => {
  if (movements.some(({ batchId }) => !held.has(batchId))) throw notFound("Batch");
  const decision = applyMovements(held, movements);
  if ("refusal" in decision) throw conflict(explainRefusal(decision.refusal));
  const counts = Map.groupBy(movements, ({ batchId }) => batchId);
  const moved = [...decision.balances].filter(([id]) => counts.has(id));
  const column = (read: (balance: Balance, id: string) => number) => moved.map(([id, balance]) => read(balance, id));
  const seqOf = (id: string): number => held.get(id)?.seq ?? 0;
  const after = partOf(balances, {
    ids: moved.map(([id]) => id),
    before: column((_, id) => seqOf(id)),
    seq: column((_, id) => seqOf(id) + (counts.get(id)?.length ?? 0)),
    on_hand: column(({ on_hand }) => on_hand),
    reserved: column(({ reserved }) => reserved),
    buffer: column(({ buffer }) => buffer),
    in_flight: column(({ in_flight }) => in_flight),
    quarantine: column(({ quarantine }) => quarantine),
    rejected: column(({ rejected }) => rejected),
  });
  return {
    parts: [
      ["moved", after],
      ["noted", insertAsOne("stock_movement", ledgerRows(held, movements, posting))],
    ],
    balances: decision.balances,
    moved: moved.length,
  };
};

const counted = sayOnce(() => sql<{ written: number }>`select ${movedCount} as written`);

/** Writes them. */
export const writeMovements = async (db: Db, decided: Decided): Promise<void> => {
  const [row] = await writeTogether(db, decided.parts, partOf(counted, {}));
  ensureMoved(decided, row?.written);
};

/**
 * Moves stock: the one writer of the ledger and of the balances, which it holds in the order of their ids. All movements
 * are kept, in their order, or none: 409 in words when a balance cannot take one, 404 for a batch that is not there.
 * Runs in the caller's transaction. Returns the balances as they are now.
 */
export const postMovements = async (
  db: Db,
  movements: readonly Movement[],
  posting: Posting,
): Promise<ReadonlyMap<string, Balance>> => {
  if (movements.length === 0) return new Map();
  const held = await lockBalances(
    db,
    movements.map(({ batchId }) => batchId),
  );
  const decided = decideMovements(new Map(held.map((balance) => [balance.batch_id, balance])), movements, posting);
  await writeMovements(db, decided);
  return decided.balances;
};
