import type { TaxSplit } from "./place-of-supply.ts";

// Amounts of money are whole paise, prices are of one unit, rates are percent with at most two decimals.

/** What a line is taxed on: what is paid for it, or the printed price of what bears tax on that. */
export type TaxBase = "TRANSACTION" | "RETAIL_PRICE";

/** What a promotion takes off a line, in paise, with its reason for people. */
export interface PromotionOff {
  readonly promotionId: string;
  readonly text: string;
  readonly amount: number;
}

/** What is priced: units of a product at one price. */
export interface PricedUnits {
  /** Names the line to whoever asked. */
  readonly key: string;
  readonly units: number;
  /** PTR of a unit. */
  readonly price: number;
  /** Printed price of a unit. */
  readonly mrp: number;
  /** Off the price, of the batch that it is taken from. */
  readonly discount?: { readonly type: "PERCENT" | "VALUE"; readonly value: number };
  /** Taken off by promotions, after what the batch takes off; together never more than the line is worth. */
  readonly promotions?: readonly PromotionOff[];
  /** Given away: it is worth nothing, bears no charge and no cess. */
  readonly free?: boolean;
  readonly gst: number;
  /** Percent. */
  readonly cess: number;
  /** Rupees of cess on a unit, with at most four decimals. */
  readonly cessPerUnit?: number;
  readonly base?: TaxBase;
}

/** What is charged beside goods, before tax. */
export interface PricedCharge {
  readonly name: string;
  readonly amount: number;
}

export interface OrderToPrice {
  /** In the order of the document. */
  readonly lines: readonly PricedUnits[];
  readonly charges: readonly PricedCharge[];
  readonly split: TaxSplit;
  /** Whether prices hold their tax already. */
  readonly pricesIncludeTax?: boolean;
  /** Whether no tax is charged whatever the rates: the supply is zero-rated, or the buyer pays the tax. */
  readonly untaxed?: boolean;
  /** Whether the whole keeps its paise; to the nearest rupee otherwise. */
  readonly keepsPaise?: boolean;
}

/** One reason of a price: each adds its amount, and together they are what the line comes to. */
export interface TraceStep {
  readonly step: "PRICE" | "DISCOUNT" | "PROMOTION" | "TAX_WITHIN" | "CHARGE" | "CGST" | "SGST" | "IGST" | "CESS";
  /** For people: `40 × ₹8.37`. */
  readonly text: string;
  readonly amount: number;
  /** Of a step `PROMOTION`. */
  readonly promotionId?: string;
}

export interface PricedLine {
  readonly key: string;
  readonly goods: number;
  /** By the batch and by promotions. */
  readonly discount: number;
  readonly chargeShare: number;
  readonly taxable: number;
  readonly cgst: number;
  /** SGST, or UTGST. */
  readonly sgst: number;
  readonly igst: number;
  readonly cess: number;
  /** With its share of charges and its taxes. */
  readonly total: number;
  readonly trace: readonly TraceStep[];
}

export interface PricedOrder {
  readonly lines: readonly PricedLine[];
  readonly goods: number;
  readonly discount: number;
  readonly charges: number;
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly cess: number;
  /** To the nearest rupee: from −49 to 50. */
  readonly roundOff: number;
  /** Whole rupees, in paise. */
  readonly payable: number;
}
