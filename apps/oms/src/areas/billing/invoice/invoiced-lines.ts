import { usableHsn } from "@o2r/api/contract/billing";
import { priceOrder, type OrderToPrice, type PricedOrder, type PromotionOff } from "@o2r/api/contract/orders";
import { sql } from "kysely";
import { conflict } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";
import { taxOfProduct, toTax, type Tax } from "../../../trade/tax.ts";
import { toDiscount } from "../../orders/assemble/read-products.ts";

/** What an invoice is made from: the lines of an order that were packed, at the rates of today. */
export interface LineToInvoice {
  readonly position: number;
  readonly productId: string;
  readonly name: string;
  readonly sku: string;
  readonly hsn: string;
  readonly units: number;
  readonly price: Paise;
  readonly mrp: Paise;
  readonly pth: Paise;
  readonly free: boolean;
  /** What promotions take off it, as the order was promised. */
  readonly promotions: readonly PromotionOff[];
  /** The kit or combo that it was sold in; null where it was sold by itself. */
  readonly bundle: string | null;
  readonly tax: Tax;
  readonly discount: { readonly type: "PERCENT" | "VALUE"; readonly value: number } | undefined;
}

/** A reason of the order's price, as its line keeps it. */
interface KeptStep {
  readonly text: string;
  readonly amount: number;
  readonly promotionId?: string;
}

/** Lines of orders that were packed, to be narrowed to those of an order. */
export const selectPackedLines = (db: Db) =>
  db
    .selectFrom("order_item as item")
    .innerJoin("product", "product.id", "item.product_id")
    .leftJoin("combo", "combo.id", "item.combo_id")
    .leftJoin("product as kit", "kit.id", "item.kit_id")
    .select([
      "item.position",
      "item.product_id",
      "product.name",
      "product.sku",
      "product.hsn",
      ...taxOfProduct,
      "product.pth",
      "item.packed",
      "item.price",
      "item.mrp",
      "item.kind",
      "item.discount_type",
      "item.discount_value",
      "item.trace",
      sql<string | null>`coalesce(combo.name, kit.name)`.as("bundle"),
    ])
    .where("item.packed", ">", 0);
type PackedLine = Awaited<ReturnType<ReturnType<typeof selectPackedLines>["execute"]>>[number];

/** The packed lines of an order; 409 that names the one whose HSN no invoice may carry. */
export const readPackedLines = async (
  db: Db,
  order: { readonly id: string; readonly warehouse_id: string },
): Promise<readonly LineToInvoice[]> =>
  toLinesToInvoice(
    await selectPackedLines(db)
      .where("item.warehouse_id", "=", order.warehouse_id)
      .where("item.order_id", "=", order.id)
      .orderBy("item.position")
      .execute(),
  );

/** The lines of one order as they are invoiced, in their order. */
export const toLinesToInvoice = (rows: readonly PackedLine[]): readonly LineToInvoice[] => {
  if (rows.length === 0) throw conflict("Nothing of this order is packed");
  return rows.map((row) => {
    if (!usableHsn(row.hsn))
      throw conflict(
        `Line ${row.position + 1}, ${row.name}: the HSN ${row.hsn === "" ? "is missing" : row.hsn}; an invoice needs one of 4, 6 or 8 digits`,
      );
    return {
      position: row.position,
      productId: row.product_id,
      name: row.name,
      sku: row.sku,
      hsn: row.hsn,
      units: row.packed,
      price: row.price,
      mrp: row.mrp,
      pth: row.pth,
      free: row.kind === "FREE",
      promotions: (row.trace as readonly KeptStep[]).flatMap(({ promotionId, text, amount }) =>
        // written by the service alone
        promotionId === undefined ? [] : [{ promotionId, text, amount: -amount }],
      ),
      bundle: row.bundle,
      tax: toTax(row),
      discount: toDiscount(row.discount_type, row.discount_value === null ? null : Number(row.discount_value)),
    };
  });
};

/** What an invoice of these lines comes to. */
export const priceInvoice = (lines: readonly LineToInvoice[], taxed: Omit<OrderToPrice, "lines">): PricedOrder =>
  priceOrder({
    lines: lines.map(({ position, discount, tax, ...line }) => ({
      key: String(position),
      ...line,
      ...tax,
      ...(discount && { discount }),
    })),
    ...taxed,
  });
