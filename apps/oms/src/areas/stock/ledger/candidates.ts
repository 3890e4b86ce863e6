import { sql } from "kysely";
import { buckets } from "@o2r/api/contract/stock";
import { compileOnce } from "../../../db/compile-once.ts";
import type { Db } from "../../../db/schema.ts";
import type { Candidate } from "../rules/allocate-fefo.ts";
import { freeOf } from "../rules/balance.ts";
import { lockShelves, type HeldBalance } from "./post-movements.ts";

/** A batch that orders may be filled from, with its prices of one unit. */
export interface PricedCandidate extends Candidate {
  readonly productId: string;
  /** Paise. */
  readonly ptr: number;
  readonly mrp: number;
  readonly discountType: "PERCENT" | "VALUE" | null;
  /** Percent, or rupees off each unit. */
  readonly discount: number | null;
  /** What its balance is moved by, where it is held. */
  readonly held?: HeldBalance | undefined;
}

export interface CandidatesAsked {
  readonly warehouseId: string;
  readonly productIds: readonly string[];
  /** Nobody else promises or moves them until the transaction ends. */
  readonly hold?: boolean;
}

const batchesOf = compileOnce(
  (db, { warehouseId, productIds }: Required<Pick<CandidatesAsked, "warehouseId" | "productIds">>) =>
    db
      .selectFrom("stock_balance as balance")
      .innerJoin("batch", "batch.id", "balance.batch_id")
      .select([
        "batch.product_id",
        "manufactured_on",
        "expires_on",
        "blocked",
        "ptr",
        "mrp",
        "discount_type",
        "discount",
        "balance.batch_id",
        "balance.warehouse_id",
        "balance.seq",
        ...buckets,
      ])
      .where("balance.warehouse_id", "=", warehouseId)
      .where(sql<boolean>`balance.product_id = any(${productIds}::uuid[])`),
);

/**
 * The batches of some products in a warehouse, with what may be promised from them. Held, they are so in the order of
 * their ids, whichever products they are of, so that no two wait for each other.
 */
export const readCandidates = async (
  db: Db,
  { warehouseId, productIds, hold = false }: CandidatesAsked,
): Promise<readonly PricedCandidate[]> => {
  if (productIds.length === 0) return [];
  if (hold) await lockShelves(db, { warehouseId, productIds });
  // Read once they are held: whoever blocks a batch holds its balance too.
  const rows = await batchesOf(db, { warehouseId, productIds });
  return rows.map((row) => ({
    batchId: row.batch_id,
    productId: row.product_id,
    manufacturedOn: row.manufactured_on,
    expiresOn: row.expires_on,
    blocked: row.blocked,
    free: freeOf(row),
    ptr: row.ptr,
    mrp: row.mrp,
    discountType: row.discount_type,
    discount: row.discount === null ? null : Number(row.discount),
    held: hold ? row : undefined,
  }));
};

/** The balances of batches that are held, by their batches. */
export const heldBalances = (candidates: readonly PricedCandidate[]): ReadonlyMap<string, HeldBalance> =>
  new Map(candidates.flatMap(({ batchId, held }) => (held === undefined ? [] : [[batchId, held] as const])));
