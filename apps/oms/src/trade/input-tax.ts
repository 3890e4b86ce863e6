import { sql, type RawBuilder } from "kysely";

/**
 * The input tax of units of a `batch` of a `product`, which goes back to the government when they are thrown away (CGST Act,
 * section 17 (5) (h)): paise, at the rates of the product, of what the units cost, which is given.
 */
export const inputTaxOf = (units: RawBuilder<unknown>, cost: RawBuilder<unknown>): RawBuilder<number> => {
  const rate = sql`(product.gst + product.cess)`;
  return sql<number>`round(case when product.tax_base = 'RETAIL_PRICE' then ${units} * batch.mrp * ${rate} / (100 + ${rate})
    else ${cost} * ${rate} / 100 end + ${units} * product.cess_per_unit * 100)::bigint`;
};
