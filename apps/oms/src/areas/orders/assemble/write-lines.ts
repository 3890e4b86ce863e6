import type { Insertable } from "kysely";
import type { PricedOrder } from "@o2r/api/contract/orders";
import type { Database, Db } from "../../../db/schema.ts";
import { insertAsOne, writeAll, type Parts } from "../../../db/write-together.ts";
import type { Paise } from "../../../trade/paise.ts";
import { toTaxRow } from "../../../trade/tax.ts";
import { writeMovements, type Decided, type Posting } from "../../stock/ledger/post-movements.ts";
import { decideReservation } from "../../stock/ledger/reservations.ts";
import type { Assembled, Prepared, PricedDraft } from "./assemble-order.types.ts";

/** Where an order stands, and when it was placed. */
export interface OrderPlace {
  readonly id: string;
  readonly warehouseId: string;
  readonly placedAt: Date | string;
}

/** The pricing knows paise as plain numbers. */
const paise = (amount: number): Paise => amount as Paise;

/** What all lines come to, as the row of the order keeps it. */
export const totalsOf = (priced: Omit<PricedOrder, "lines">) => ({
  goods: paise(priced.goods),
  discount: paise(priced.discount),
  charges: paise(priced.charges),
  cgst: paise(priced.cgst),
  sgst: paise(priced.sgst),
  igst: paise(priced.igst),
  cess: paise(priced.cess),
  round_off: paise(priced.roundOff),
  total: paise(priced.payable),
});

/** What a line comes to, as its row keeps it. */
export const amountsOf = (priced: PricedDraft["priced"]) => ({
  discount: paise(priced.discount),
  charge_share: paise(priced.chargeShare),
  taxable: paise(priced.taxable),
  cgst: paise(priced.cgst),
  sgst: paise(priced.sgst),
  igst: paise(priced.igst),
  cess_amount: paise(priced.cess),
  trace: priced.trace,
});

const reservedOf = ({ pieces }: Pick<PricedDraft, "pieces">): number =>
  pieces.reduce((sum, { units }) => sum + units, 0);

/** The rows of the lines of an order, and of what of each batch they are promised. */
export const rowsOfLines = (
  { id, warehouseId, placedAt }: OrderPlace,
  lines: readonly PricedDraft[],
): { readonly items: Insertable<Database["order_item"]>[]; readonly pieces: Insertable<Database["order_piece"]>[] } => {
  const key = { warehouse_id: warehouseId, order_id: id };
  return {
    items: lines.map(({ product, position, packs, packOf, ptr, mrp, discountType, discount, priced, ...line }) => ({
      ...key,
      position,
      placed_at: placedAt,
      product_id: product.id,
      packs,
      pack_of: packOf,
      price: paise(ptr),
      mrp: paise(mrp),
      discount_type: discountType,
      discount_value: discount,
      ...toTaxRow(product.tax),
      hsn: product.hsn,
      kind: line.kind,
      kit_id: line.bundle?.kind === "KIT" ? line.bundle.id : null,
      combo_id: line.bundle?.kind === "COMBO" ? line.bundle.id : null,
      sets: line.bundle?.sets ?? null,
      promotion_id: line.promotionId,
      reserved: reservedOf(line),
      dropped: line.dropped ?? 0,
      ...amountsOf(priced),
    })),
    pieces: lines.flatMap(({ position, pieces }) =>
      pieces.map(({ batchId, units }) => ({ ...key, position, batch_id: batchId, units })),
    ),
  };
};

/** Rows of lines, and what of each batch they are promised, as parts of a statement. */
const partsOfLines = ({ items, pieces }: ReturnType<typeof rowsOfLines>): Parts => [
  ["item", insertAsOne("order_item", items)],
  ...(pieces.length === 0 ? [] : [["piece", insertAsOne("order_piece", pieces)] as const]),
];

/** Writes them. */
export const insertLines = (db: Db, rows: ReturnType<typeof rowsOfLines>): Promise<void> =>
  writeAll(db, partsOfLines(rows));

/**
 * The lines of an order, and what they are promised from the shelves, which the caller holds, as parts of a statement;
 * nothing is moved where the shelves have nothing of it.
 */
export const decideLines = (
  place: OrderPlace,
  { lines, held }: Pick<Prepared, "lines" | "held">,
  posting: Posting,
): { readonly parts: Parts; readonly promised: Decided | undefined } => {
  const rows = rowsOfLines(place, lines);
  const wanted = rows.pieces.map(({ batch_id, units }) => ({ batchId: batch_id, quantity: units }));
  const { id, warehouseId } = place;
  const promised =
    wanted.length === 0
      ? undefined
      : decideReservation(held, { warehouseId, ref: { type: "order", id }, lines: wanted }, posting);
  return { parts: [...partsOfLines(rows), ...(promised?.parts ?? [])], promised };
};

/** Writes them, all at once. */
export const writeLines = (
  db: Db,
  place: OrderPlace,
  order: Pick<Prepared, "lines" | "held">,
  posting: Posting,
): Promise<void> => {
  const { parts, promised } = decideLines(place, order, posting);
  return promised === undefined ? writeAll(db, parts) : writeMovements(db, { ...promised, parts });
};

/** How much is in an order, and whether some of it waits for stock. */
export const sizeOf = ({ lines }: Pick<Assembled, "lines">) => ({
  lines: lines.length,
  units: lines.reduce((sum, { units }) => sum + units, 0),
  short: lines.some(({ short }) => short > 0),
});
