import { sql } from "kysely";
import { inject } from "vitest";
import { addDays } from "@o2r/forms/days";
import { newId } from "../../../db/id.ts";
import { openPool } from "../../../db/pool.ts";
import type { Db } from "../../../db/schema.ts";
import { tx } from "../../../db/tx.ts";
import { ensureNoDrift } from "../../../test/ensure-no-drift.ts";
import { createDatabase } from "../../../test/database.ts";
import { toPaise } from "../../../trade/paise.ts";
import { openBatch, type BatchGiven } from "../batch/open-batch.ts";
import { postMovements } from "../ledger/post-movements.ts";

/** A database with a warehouse and a product, and nothing in stock yet. */
export interface StockScene {
  readonly db: Db;
  readonly warehouseId: string;
  readonly productId: string;
  /** Makes another product. */
  readonly addProduct: () => Promise<{ readonly productId: string }>;
  /** Puts units of a batch on the shelf: of another one each time, unless told. Returns its id. */
  readonly stock: (units: number, given?: Partial<BatchGiven>) => Promise<string>;
  /** Ends it, and fails when balances have drifted from the ledger. */
  readonly close: () => Promise<void>;
}

/** By nobody, at one instant. */
export const posting = { now: new Date("2026-11-21T06:00:00Z"), actorId: null };

/** A hub that only stands there. Returns its id. */
export const addWarehouse = async (db: Db): Promise<string> => {
  const id = newId();
  await sql`insert into warehouse (id, type, company_name, email_id, mobile, pan_number, fssai_number, fssai_expiry,
      lead_time, pincode, city, state, wlat, wlng, address)
    values (${id}, 'HUB', 'Hub', 'hub@o2r.example', '9000000000', 'AAAAA0000A', '10000000000000', '2030-01-01',
      1, '411001', 'Pune', 'Maharashtra', 18.5, 73.8, 'Plot 1')`.execute(db);
  return id;
};

/** A product that can be received. Returns its id. */
export const addProduct = async (db: Db): Promise<string> => {
  const id = newId();
  await sql`insert into product (id, sku, name, shelf_life, item_type, unit_weight, weight_type, pack_of, pack_type,
      o2rlp, pth, ptr, mrp, gst, cess, hsn, platform, product_type, description)
    values (${id}, ${id.slice(-24)}, 'Soap', 365, 'NON_FOOD', 1, 'KG', 1, 'PCS', 700, 800, 900, 1000, 18, 0, '3401',
      'ALL', 'REGULAR', 'Soap')`.execute(db);
  return id;
};

/** Opens it with so many connections; close it in `afterAll`. */
export const openStockScene = async (connections: number): Promise<StockScene> => {
  const database = await createDatabase(inject("databaseServer"));
  const { db, close } = openPool({ url: database.url, connections });
  let batches = 0;
  const [warehouseId, productId] = [await addWarehouse(db), await addProduct(db)];
  return {
    db,
    warehouseId,
    productId,
    addProduct: async () => ({ productId: await addProduct(db) }),
    stock: (units, given = {}) =>
      tx(db, async (trx) => {
        const { id } = await openBatch(
          trx,
          {
            warehouse_id: warehouseId,
            product_id: productId,
            manufactured_on: "2026-06-01",
            // Another batch each, unless told.
            expires_on: addDays("2029-01-01", (batches += 1)),
            o2rlp: toPaise(7),
            pth: toPaise(8),
            ptr: toPaise(9),
            mrp: toPaise(10),
            discount_type: null,
            ...given,
          },
          posting,
        );
        if (units > 0) await postMovements(trx, [{ batchId: id, type: "GRN", change: { on_hand: units } }], posting);
        return id;
      }),
    close: async () => {
      await close();
      try {
        await ensureNoDrift(database.url);
      } finally {
        await database.drop();
      }
    },
  };
};
