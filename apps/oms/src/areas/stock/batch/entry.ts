import type { FieldError } from "@o2r/api/contract";
import { expiryAfter, type InventoryValues } from "@o2r/api/contract/stock";
import type { Db } from "../../../db/schema.ts";
import { AppError, invalid } from "../../../app-error.ts";
import { toPaise } from "../../../trade/paise.ts";
import { kitAmong } from "./kits.ts";
import { findBatch, type BatchGiven } from "./open-batch.ts";
import { inactiveWarehouse } from "./open-warehouse.ts";

/** The refusal of an entry of a batch that stands: its units are adjusted. */
export const inStockAlready: FieldError = {
  field: "manufacturingDate",
  message: "This batch is in stock already. Adjust its stock instead",
};

const wrong = (message: string) => invalid([{ field: "name", message } satisfies FieldError]);

/** The shelf life of a product that may come into stock, in days; 422 in words for any other. */
const stockedShelfLife = async (db: Db, productId: string): Promise<number> => {
  const kit = await kitAmong(db, [productId]);
  const product = await db
    .selectFrom("product")
    .select(["name", "active", "shelf_life"])
    .where("id", "=", productId)
    .executeTakeFirst();
  if (product === undefined) throw wrong("Please select one name");
  if (!product.active) throw wrong(`${product.name} is inactive`);
  if (kit !== undefined) throw wrong(`${kit} is a kit: its parts come into stock`);
  return product.shelf_life;
};

/**
 * The batch of an entry as its form gives it; every price is there once the form has passed, for its MRP is. 422 in words
 * where its product cannot come into stock, or its warehouse takes none.
 */
export const batchOf = async (db: Db, values: InventoryValues): Promise<BatchGiven> => {
  const { warehouseId, name, manufacturingDate, mrp, retailPrice, distPrice, o2rPrice } = values;
  const closed = await inactiveWarehouse(db, warehouseId);
  if (closed !== undefined) throw invalid([{ field: "warehouseId", message: `${closed} is inactive` }]);
  const expiry = expiryAfter(manufacturingDate, await stockedShelfLife(db, name));
  if (expiry === null || retailPrice === undefined || distPrice === undefined || o2rPrice === undefined) {
    throw new TypeError("The form of an entry let something pass that no batch can be made of");
  }
  return {
    warehouse_id: warehouseId,
    product_id: name,
    manufactured_on: manufacturingDate,
    expires_on: expiry,
    mrp: toPaise(mrp),
    ptr: toPaise(retailPrice),
    pth: toPaise(distPrice),
    o2rlp: toPaise(o2rPrice),
    discount_type: null,
  };
};

/** What would be refused of an entry that its form has taken, without making it. */
export const judgeEntry = async (db: Db, values: InventoryValues): Promise<readonly FieldError[]> => {
  try {
    const standing = await findBatch(db, await batchOf(db, values));
    return standing === undefined ? [] : [inStockAlready];
  } catch (error) {
    if (error instanceof AppError && error.code === "form.invalid") return error.details.errors ?? [];
    throw error;
  }
};
