import { priceChangeLife, priceFileTells, type PriceChange } from "@o2r/api/contract/catalogue";
import type { AuditEntry } from "../../../audit/entry.ts";
import { newId } from "../../../db/id.ts";
import { insertRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { CallOrigin } from "../../../http/context.ts";
import { tell } from "../../../trade/lifecycle/tell.ts";
import { findPriceChange } from "./price-change-query.ts";
import type { FourPrices } from "./stored-change.ts";

/** Prices that somebody proposes for a product from a day on. */
export interface Proposal {
  readonly productId: string;
  /** `YYYY-MM-DD`, in Asia/Kolkata. */
  readonly effectiveOn: string;
  readonly prices: FourPrices;
  /** Those of them that are not proposed: they stay what they are until the day, and on it. */
  readonly stays: readonly (keyof FourPrices)[];
  readonly reason: string;
  readonly by: string;
  readonly now: Date;
  /** The file that it comes by, if any. */
  readonly origin?: CallOrigin | undefined;
}

/** Writes a proposal down, and tells those who may approve it: of a file once. Returns it as it stands, and what is to be audited. */
export const insertProposal = async (
  db: Db,
  { productId, effectiveOn, prices: { o2rlp, pth, ptr, mrp }, stays, reason, by, now, origin }: Proposal,
): Promise<{ readonly row: PriceChange; readonly entry: AuditEntry }> => {
  const id = newId();
  const isFirst =
    origin !== undefined &&
    (await db
      .insertInto("price_import")
      .values({ id: origin.job, file_name: origin.file, created_at: now })
      .onConflict((held) => held.column("id").doNothing())
      .returning("id")
      .executeTakeFirst()) !== undefined;
  await insertRow(db, "price_change", {
    id,
    product_id: productId,
    effective_on: effectiveOn,
    state: "PROPOSED",
    o2rlp,
    pth,
    ptr,
    mrp,
    stays: [...stays],
    reason,
    import_id: origin?.job ?? null,
    created_at: now,
    created_by: by,
    updated_at: now,
    updated_by: by,
  });
  const row = await findPriceChange(db, id);
  if (!row) throw new Error(`The price change ${id} is not there`);
  const telling = { warehouseId: undefined, by, now };
  if (origin === undefined) await tell(db, priceChangeLife.tells, { row, ...telling });
  if (isFirst) {
    const ofFile = { ...row, file: origin.file, fileId: origin.job };
    await tell(db, priceFileTells, { row: ofFile, ...telling });
  }
  const { product, state, centralO2rlp, centralPth, centralPtr, centralMrp } = row;
  const after = { productId: product, state, effectiveOn, centralO2rlp, centralPth, centralPtr, centralMrp, reason };
  return {
    row,
    entry: { entity: "price-change", id, action: "price-change.proposed", version: row.version, after },
  };
};
