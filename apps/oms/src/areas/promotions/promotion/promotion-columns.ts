import type { Selectable } from "kysely";
import type { PromotionRecord, PromotionValues } from "@o2r/api/contract/promotions";
import type { Database } from "../../../db/schema.ts";
import { toPaise, toRupees, type Paise } from "../../../trade/paise.ts";

/** A promotion as its table has it. */
export type StoredPromotion = Selectable<Database["promotion"]>;

/** Percent or rupees with two decimals as whole hundredths, as both are stored. */
const hundredths = (value: number): number => Math.round(value * 100);
const orNull = <T, R>(value: T | undefined, to: (value: T) => R): R | null => (value === undefined ? null : to(value));
const fromPaise = (amount: Paise | null): number | null => (amount === null ? null : toRupees(amount));
const wholePercent = 10_000;

/** The steps of a slab as they are stored: from units, or from paise. */
const slabsOf = ({ kind, quantitySlabs = [], valueSlabs = [] }: PromotionValues) => {
  const steps = kind === "QUANTITY_SLAB" ? quantitySlabs : kind === "VALUE_SLAB" ? valueSlabs : [];
  const from = (value: number): number => (kind === "VALUE_SLAB" ? toPaise(value) : value);
  return steps.map((step) => ({ from: from(step.from), value: hundredths(step.discount) }));
};

/** The limits, which also change while a promotion holds. */
export const limitColumns = (values: Pick<PromotionValues, "useLimit" | "retailerLimit" | "dayLimit" | "budget">) => ({
  use_limit: values.useLimit ?? null,
  retailer_limit: values.retailerLimit ?? null,
  day_limit: values.dayLimit ?? null,
  budget: orNull(values.budget, toPaise),
});

/** What a form's values are in the table. What it is of, such as its hubs, stands in tables of their own. */
export const columnsOf = (values: PromotionValues) => ({
  title: values.title,
  code: values.code ?? null,
  kind: values.kind,
  discount_type: values.discountType ?? null,
  discount: orNull(values.discount, hundredths),
  slabs: JSON.stringify(slabsOf(values)),
  buy_quantity: values.buyQuantity ?? null,
  get_quantity: values.getQuantity ?? null,
  get_product_id: values.getProduct ?? null,
  most_free: values.mostFree ?? null,
  combo_parts: JSON.stringify((values.comboParts ?? []).map(({ productId, quantity }) => ({ productId, quantity }))),
  combo_price: orNull(values.comboPrice, toPaise),
  funded_by: values.fundedBy,
  company_share: hundredths(values.companyDiscount),
  company_of: values.kind === "DISCOUNT" ? hundredths(values.discount ?? 0) : wholePercent,
  valid_from: values.validFrom,
  valid_till: values.validTill,
  constraints_from: values.constraintsForm ?? null,
  constraints_till: values.constraintsTill ?? null,
  platform: values.platform,
  rules: JSON.stringify(
    (values.rules ?? []).map(({ attr1, attr2, operator, validator, group }) => ({
      attr1,
      attr2,
      operator,
      validator,
      group: group ?? 1,
    })),
  ),
  minimum_quantity: values.minimumQuantity ?? null,
  minimum_value: orNull(values.minimumValue, toPaise),
  max_discount: orNull(values.maxDiscount, toPaise),
  ...limitColumns(values),
  priority: values.priority,
  stackable: values.stackable ?? false,
  warehouse_id: values.hubs?.length === 1 ? (values.hubs[0] ?? null) : null,
});

/** What a promotion is of, by ids. */
export interface PromotionReach {
  readonly hubs: string[];
  readonly brands: string[];
  readonly products: string[];
  readonly retailers: string[];
}

/** A stored promotion as its form has it. */
export const toRecord = (row: StoredPromotion, reach: PromotionReach): PromotionRecord => {
  const slabs = row.slabs.map(({ from, value }) => ({
    from: row.kind === "VALUE_SLAB" ? toRupees(from as Paise) : from, // of a value slab these are paise
    discount: value / 100,
  }));
  return {
    id: row.id,
    version: row.version,
    active: row.active,
    updatedAt: row.updated_at,
    state: row.state,
    title: row.title,
    code: row.code,
    kind: row.kind,
    discountType: row.discount_type,
    discount: row.discount === null ? null : row.discount / 100,
    quantitySlabs: row.kind === "QUANTITY_SLAB" ? slabs : [],
    valueSlabs: row.kind === "VALUE_SLAB" ? slabs : [],
    buyQuantity: row.buy_quantity,
    getQuantity: row.get_quantity,
    getProduct: row.get_product_id,
    mostFree: row.most_free,
    comboParts: [...row.combo_parts],
    comboPrice: fromPaise(row.combo_price),
    fundedBy: row.funded_by,
    companyDiscount: row.company_share / 100,
    distributorDiscount: (row.company_of - row.company_share) / 100,
    validFrom: row.valid_from,
    validTill: row.valid_till,
    constraintsForm: row.constraints_from,
    constraintsTill: row.constraints_till,
    platform: row.platform,
    ...reach,
    rules: row.rules.map(({ group, ...rule }) => ({ ...rule, group: group ?? 1 })),
    minimumQuantity: row.minimum_quantity,
    minimumValue: fromPaise(row.minimum_value),
    maxDiscount: fromPaise(row.max_discount),
    useLimit: row.use_limit,
    retailerLimit: row.retailer_limit,
    dayLimit: row.day_limit,
    budget: fromPaise(row.budget),
    priority: row.priority,
    stackable: row.stackable,
  };
};
