import { sql, type RawBuilder } from "kysely";
import { buckets, type Bucket } from "@o2r/api/contract/stock";
import { compileOnce } from "../../../db/compile-once.ts";
import { newId } from "../../../db/id.ts";
import { insertAsOne } from "../../../db/rows-as-one.ts";
import type { Db } from "../../../db/schema.ts";
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

const holdWhere = <Asked extends object>(conditionOf: (asked: Asked) => RawBuilder<boolean>) => {
  const held = compileOnce((db, asked: Asked) =>
    db
      .selectFrom("stock_balance")
      .select(["batch_id", "warehouse_id", "seq", ...buckets])
      .where(conditionOf(asked))
      .orderBy("batch_id")
      .forNoKeyUpdate(),
  );
  return async (db: Db, asked: Asked): Promise<readonly HeldBalance[]> => {
    if (!db.isTransaction) throw new TypeError("Balances are held in a transaction");
    return held(db, asked);
  };
};

const holdBatches = holdWhere(({ ids }: { readonly ids: readonly string[] }) => sql`batch_id = any(${ids}::uuid[])`);

/**
 * Holds balances until the transaction ends, in the order of their ids, so that no two wait for each other. Rows that refer
 * to them may be added meanwhile: two who have each added one, and then hold the balance, do not wait for each other either.
 */
export const lockBalances = (db: Db, batchIds: readonly string[]): Promise<readonly HeldBalance[]> =>
  holdBatches(db, { ids: [...new Set(batchIds)] });

/** Holds the balances of all batches of some products in a warehouse, in the same order. */
export const lockShelves = holdWhere(
  ({ warehouseId, productIds }: { readonly warehouseId: string; readonly productIds: readonly string[] }) =>
    sql`warehouse_id = ${warehouseId} and product_id = any(${productIds}::uuid[])`,
);

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

/**
 * Writes the new balances over those that were read, and the ledger; a balance that moved meanwhile is not written over.
 */
const writeMovements = async (
  db: Db,
  held: ReadonlyMap<string, HeldBalance>,
  after: ReadonlyMap<string, Balance>,
  movements: readonly Movement[],
  { also = [], ...posting }: Posting & Pick<Moving, "also">,
): Promise<void> => {
  const counts = Map.groupBy(movements, ({ batchId }) => batchId);
  const moved = [...after].filter(([id]) => counts.has(id));
  const column = (read: (balance: Balance, id: string) => number) => moved.map(([id, balance]) => read(balance, id));
  const seqOf = (id: string): number => held.get(id)?.seq ?? 0;
  const { rows } = await sql<{ written: number }>`
    with written as (
      update stock_balance as balance set
        on_hand = after.on_hand, reserved = after.reserved, buffer = after.buffer, in_flight = after.in_flight,
        quarantine = after.quarantine, rejected = after.rejected, seq = after.seq
      from unnest(
        ${moved.map(([id]) => id)}::uuid[],
        ${column((_, id) => seqOf(id))}::integer[],
        ${column((_, id) => seqOf(id) + (counts.get(id)?.length ?? 0))}::integer[],
        ${column(({ on_hand }) => on_hand)}::integer[],
        ${column(({ reserved }) => reserved)}::integer[],
        ${column(({ buffer }) => buffer)}::integer[],
        ${column(({ in_flight }) => in_flight)}::integer[],
        ${column(({ quarantine }) => quarantine)}::integer[],
        ${column(({ rejected }) => rejected)}::integer[]
      ) as after (batch_id, seq_before, seq, on_hand, reserved, buffer, in_flight, quarantine, rejected)
      where balance.batch_id = after.batch_id and balance.seq = after.seq_before
      returning balance.batch_id),
    noted as (${insertAsOne("stock_movement", ledgerRows(held, movements, posting))})
    ${sql.join(
      also.map((written, place) => sql`, ${sql.id(`also_${place}`)} as (${written})`),
      sql``,
    )}
    select count(*)::integer as written from written`.execute(db);
  if (rows[0]?.written !== moved.length) throw movedMeanwhile();
};

/** What movements are posted with. */
interface Moving {
  /** Balances that the caller holds already, as they stand. */
  readonly held?: ReadonlyMap<string, HeldBalance> | undefined;
  /** Written in the same statement. */
  readonly also?: readonly RawBuilder<unknown>[];
}

/**
 * Moves stock: the one writer of the ledger and of the balances, which it holds in the order of their ids. All movements
 * are kept, in their order, or none: 409 in words when a balance cannot take one, 404 for a batch that is not there.
 * Runs in the caller's transaction. Returns the balances as they are now.
 */
export const postMovements = async (
  db: Db,
  movements: readonly Movement[],
  posting: Posting,
  { held: known, also }: Moving = {},
): Promise<ReadonlyMap<string, Balance>> => {
  if (movements.length === 0) return new Map();
  const ids = movements.map(({ batchId }) => batchId);
  const held = known ?? new Map((await lockBalances(db, ids)).map((balance) => [balance.batch_id, balance]));
  if (ids.some((id) => !held.has(id))) throw notFound("Batch");
  const decision = applyMovements(held, movements);
  if ("refusal" in decision) throw conflict(explainRefusal(decision.refusal));
  await writeMovements(db, held, decision.balances, movements, { ...posting, ...(also && { also }) });
  return decision.balances;
};
