import type { FieldError } from "@o2r/api/contract";
import { discountTooHigh, type AdjustmentValues } from "@o2r/api/contract/stock";

/** What an adjustment is judged by: prices in rupees. */
export interface AdjustedBatch {
  readonly mrp: number;
  readonly retailPrice: number;
  readonly distPrice: number;
}

/** What is wrong with an adjustment beyond the rules of its form: those that speak of the batch. */
export const judgeAdjustment = (values: AdjustmentValues, batch: AdjustedBatch): readonly FieldError[] => {
  const { stock, bufferStock, mrp = batch.mrp, discountType, discount } = values;
  const errors: FieldError[] = [];
  const changesDiscount = discount !== undefined || discountType !== undefined;
  if (stock === undefined && bufferStock === undefined && mrp === batch.mrp && !changesDiscount) {
    errors.push({ field: "stock", message: "Nothing is adjusted yet" });
  }
  if (mrp < batch.distPrice) errors.push({ field: "mrp", message: "Mrp must be greater then PTH" });
  else if (mrp < batch.retailPrice) errors.push({ field: "mrp", message: "MRP must be greater then PTR" });
  if (discountType !== undefined && discount === undefined) {
    errors.push({ field: "discount", message: "This field is required" });
  }
  if (discountType === "VALUE" && (discount ?? 0) > batch.retailPrice) {
    errors.push({ field: "discount", message: discountTooHigh });
  }
  return errors;
};
