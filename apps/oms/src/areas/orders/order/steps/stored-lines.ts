import { priceOrder, type PricedCharge, type TaxSplit } from "@o2r/api/contract/orders";
import type { Selectable } from "kysely";
import type { Database, Db } from "../../../../db/schema.ts";
import { toPrice } from "../../assemble/assemble-order.ts";
import { keyOf } from "../../assemble/line-key.ts";
import type { LineKind, PricedDraft } from "../../assemble/assemble-order.types.ts";
import { packsOf } from "../../assemble/fill-asked.ts";
import { unitsOf, type FilledLine, type LinePiece } from "../../assemble/fill-lines.ts";
import { insertLines, rowsOfLines, totalsOf } from "../../assemble/write-lines.ts";
import { toTax } from "../../../../trade/tax.ts";
import { keepPromotions, type PromotedLine } from "./keep-promotions.ts";
import { readPolicy } from "../../policy.ts";

type OrderHeld = Selectable<Database["orders"]>;

/** A line of an order that is there, with what it is promised. */
export interface StoredLine extends FilledLine, LineKind {
  readonly position: number;
  readonly product: PricedDraft["product"] & { readonly name: string; readonly packOf: number };
  readonly dropped: number;
}

const bundleOf = ({
  kit_id,
  combo_id,
  sets,
}: Pick<Selectable<Database["order_item"]>, "kit_id" | "combo_id" | "sets">): StoredLine["bundle"] => {
  const id = kit_id ?? combo_id;
  return id === null || sets === null ? null : { id, kind: kit_id === null ? "COMBO" : "KIT", sets };
};

/** The lines of an order that the caller holds. */
export const readStoredLines = async (
  db: Db,
  { id, warehouse_id }: Pick<OrderHeld, "id" | "warehouse_id">,
): Promise<readonly StoredLine[]> => {
  const rows = await db
    .selectFrom("order_item as item")
    .innerJoin("product", "product.id", "item.product_id")
    .selectAll("item")
    .select(["product.name", "product.pack_of as product_pack_of"])
    .where("item.warehouse_id", "=", warehouse_id)
    .where("item.order_id", "=", id)
    .orderBy("item.position")
    .execute();
  const pieces = await db
    .selectFrom("order_piece as piece")
    .innerJoin("batch", "batch.id", "piece.batch_id")
    .select(["piece.position", "piece.batch_id", "piece.units", "batch.expires_on"])
    .where("piece.warehouse_id", "=", warehouse_id)
    .where("piece.order_id", "=", id)
    .orderBy("piece.position")
    .orderBy("piece.batch_id")
    .execute();
  const byLine = Map.groupBy(pieces, ({ position }) => position);
  return rows.map((row) => ({
    position: row.position,
    product: {
      id: row.product_id,
      name: row.name,
      packOf: row.product_pack_of,
      tax: toTax(row),
      hsn: row.hsn,
    },
    kind: row.kind,
    bundle: bundleOf(row),
    promotionId: row.promotion_id,
    ptr: row.price,
    mrp: row.mrp,
    discountType: row.discount_type,
    discount: row.discount_value === null ? null : Number(row.discount_value),
    pieces: (byLine.get(row.position) ?? []).map(({ batch_id, units, expires_on }): LinePiece => ({
      batchId: batch_id,
      units,
      expiresOn: expires_on,
    })),
    short: row.quantity - row.dropped - row.reserved - row.packed,
    dropped: row.dropped,
  }));
};

interface StoredStep {
  readonly step: string;
  readonly text: string;
  readonly amount: number;
  readonly promotionId?: string;
}

/** What promotions take off the lines that an order has. */
const readPromoted = async (
  db: Db,
  { id, warehouse_id }: Pick<OrderHeld, "id" | "warehouse_id">,
): Promise<readonly PromotedLine[]> => {
  const rows = await db
    .selectFrom("order_item")
    .select(["product_id", "quantity", "dropped", "trace"])
    .where("warehouse_id", "=", warehouse_id)
    .where("order_id", "=", id)
    .where("kind", "=", "PAID")
    .orderBy("position")
    .execute();
  return rows.map(({ product_id, quantity, dropped, trace }) => ({
    productId: product_id,
    units: quantity - dropped,
    promotions: (trace as readonly StoredStep[]).flatMap(({ promotionId, text, amount }) =>
      // written by the service alone
      promotionId === undefined ? [] : [{ promotionId, text, amount: -amount }],
    ),
  }));
};

/** The lines of an order in the place of those that it had, priced again, and what they come to. Charges stay as they were. */
export const rewriteLines = async (db: Db, order: OrderHeld, lines: readonly StoredLine[]) => {
  const { pricesIncludeTax, keepsPaise } = await readPolicy(db, order.warehouse_id);
  const paid = lines.filter(({ kind }) => kind === "PAID");
  const offs = keepPromotions(
    await readPromoted(db, order),
    paid.map((line) => ({ productId: line.product.id, units: unitsOf(line), worth: unitsOf(line) * line.ptr })),
  );
  const kept = new Map(paid.map((line, at) => [line, offs[at] ?? []]));
  const { lines: priced, ...totals } = priceOrder({
    lines: lines.map((line) => ({
      key: keyOf(line.position),
      ...toPrice({ ...line, units: unitsOf(line) }, line.product),
      promotions: kept.get(line) ?? [],
      free: line.kind === "FREE",
    })),
    charges: order.charge_lines as PricedCharge[], // written by the service alone
    split: order.tax_split satisfies TaxSplit,
    pricesIncludeTax,
    keepsPaise,
    untaxed: order.untaxed,
  });
  const drafts = lines.map((line, at): PricedDraft => {
    const one = priced[at];
    if (one === undefined) throw new Error("A line has no price");
    return { ...line, ...packsOf(unitsOf(line) + line.dropped, line.product.packOf), priced: one };
  });
  const { items, pieces } = rowsOfLines(
    { id: order.id, warehouseId: order.warehouse_id, placedAt: order.placed_at },
    drafts,
  );
  await removeLines(db, order);
  await insertLines(db, { items, pieces });
  const units = lines.reduce((sum, line) => sum + unitsOf(line), 0);
  return { lines: items.length, units, ...totalsOf(totals) };
};

/** Removes the lines of an order with what they are promised; the promises themselves are ended by their ledger. */
export const removeLines = async (
  db: Db,
  { id, warehouse_id }: Pick<OrderHeld, "id" | "warehouse_id">,
): Promise<void> => {
  await db.deleteFrom("order_item").where("warehouse_id", "=", warehouse_id).where("order_id", "=", id).execute();
};
