import type { Fact, RuleRow } from "../../../core/rule/index.ts";
import type { PricedUnits } from "../pricing/price-order.types.ts";

// Amounts of money are whole paise, prices are of one unit, percents have at most two decimals, days are `YYYY-MM-DD` of
// Asia/Kolkata.

/** Off a price: percent, or paise. */
export interface Off {
  readonly type: "PERCENT" | "VALUE";
  readonly value: number;
}

/** One step of a slab: from so many units, or from so much in paise, it is so much off. */
export interface Slab {
  readonly from: number;
  readonly value: number;
}

/** What a promotion gives, by its kind. */
export type Gives =
  /** Percent off what qualifies, or an amount off all of it together. */
  | ({ readonly kind: "DISCOUNT" } & Off)
  /** By the units that qualify: percent off them, or an amount off each. */
  | { readonly kind: "QUANTITY_SLAB"; readonly type: Off["type"]; readonly slabs: readonly Slab[] }
  /** By the worth of what qualifies: percent off it, or an amount off all of it together. */
  | { readonly kind: "VALUE_SLAB"; readonly type: Off["type"]; readonly slabs: readonly Slab[] }
  /** For each `buy` units `get` are free: of `product`, or, where it is null, of what was bought. At most `most` an order. */
  | {
      readonly kind: "BUY_GET";
      readonly buy: number;
      readonly get: number;
      readonly product: string | null;
      readonly most: number | null;
    }
  /** These units together cost `price`. */
  | {
      readonly kind: "COMBO_PRICE";
      readonly parts: readonly { readonly product: string; readonly units: number }[];
      readonly price: number;
    };

/** A promotion as carts are judged by it. Empty lists restrict nothing. */
export interface Promotion {
  readonly id: string;
  readonly title: string;
  /** What has to be typed in; null applies by itself. */
  readonly code: string | null;
  /** 1 comes first. */
  readonly priority: number;
  /** It combines with others on the same line that do, too. */
  readonly stackable: boolean;
  /** Orders are placed from this day on, and until that one; null is for ever. */
  readonly from: string;
  readonly till: string | null;
  /** Where it holds for days of delivery only. */
  readonly deliveredFrom: string | null;
  readonly deliveredTill: string | null;
  readonly platform: "ALL" | "APP" | "CALL_CENTERS";
  readonly warehouses: readonly string[];
  readonly retailers: readonly string[];
  readonly products: readonly string[];
  readonly brands: readonly string[];
  /** All must hold. Those of `PRODUCT` say which lines qualify. */
  readonly rules: readonly RuleRow[];
  /** Of what qualifies, together. */
  readonly minimumUnits: number | null;
  readonly minimumValue: number | null;
  /** Paise that it takes off one order at most. */
  readonly atMost: number | null;
  /** What is left of its limits for this retailer and day; null is without limit. */
  readonly left: {
    readonly uses: number | null;
    readonly ofRetailer: number | null;
    readonly ofDay: number | null;
    readonly budget: number | null;
  };
  /** Who pays: `company` of `of` parts by the brand or by O2R, the rest by the distributor. */
  readonly funding: { readonly by: "BRAND" | "O2R"; readonly company: number; readonly of: number };
  readonly gives: Gives;
}

/** A line that is paid for; one with `free` is passed over. */
export interface CartLine extends PricedUnits {
  readonly product: string;
  readonly brand: string;
  /** Of the product, for rule rows; how much of it is ordered is counted. */
  readonly facts: Readonly<Record<string, Fact>>;
}

/** What a promotion is judged on. */
export interface CartToJudge {
  readonly lines: readonly CartLine[];
  /** The day of placing. */
  readonly day: string;
  /** The day of delivery, as far as it is known. */
  readonly slot: string | null;
  /** Null where staff order by neither way. */
  readonly platform: "APP" | "CALL_CENTERS" | null;
  readonly warehouse: string;
  readonly retailer: string | null;
  /** Codes that were typed in; capitals make no difference. */
  readonly codes: readonly string[];
  /** For rule rows of these contexts. Total, units and lines of the cart are counted. */
  readonly facts: Readonly<Record<"CART" | "RETAILER" | "WAREHOUSE", Readonly<Record<string, Fact>>>>;
  /**
   * What the hub can sell and give of a product, with its price: the lines of the cart are served first. A product that is not
   * here cannot be given; without `shelf` stock is no limit.
   */
  readonly shelf?: Readonly<Record<string, { readonly units: number; readonly price: number }>>;
}

/** Who pays for what is taken off, in paise. */
export interface FundedBy {
  readonly by: "BRAND" | "O2R";
  readonly company: number;
  readonly distributor: number;
}

/** What a promotion takes off a line. */
export interface LineDiscount {
  readonly promotionId: string;
  /** The line's key. */
  readonly line: string;
  /** All units of the line. */
  readonly units: number;
  readonly amount: number;
  readonly fundedBy: FundedBy;
  readonly why: string;
}

/** Goods that a promotion gives: a line of its own, worth nothing to the buyer. */
export interface FreeGoods {
  readonly promotionId: string;
  /** Names the free line: the same promotion gives the same product once. */
  readonly key: string;
  readonly product: string;
  readonly units: number;
  /** What they would cost. */
  readonly worth: number;
  /** Keys of the lines that have earned them, their units together, and for how many of these how many are free. */
  readonly earned: {
    readonly by: readonly string[];
    readonly units: number;
    readonly buy: number;
    readonly get: number;
  };
  readonly fundedBy: FundedBy;
  readonly why: string;
}

/** Why a promotion does not apply. */
export type NotApplied =
  | "CODE"
  | "EARLY"
  | "OVER"
  | "DELIVERY"
  | "PLATFORM"
  | "WAREHOUSE"
  | "RETAILER"
  | "RULE"
  | "GOODS"
  | "SHORT"
  | "STOCK"
  | "LIMIT"
  | "BUDGET"
  | "OTHER"
  | "NOTHING";

/** What a little more would bring: `2 more for 5 % off`. */
export interface Nearly {
  readonly units?: number;
  readonly amount?: number;
  readonly text: string;
}

/** What came of one promotion. */
export interface Verdict {
  readonly promotionId: string;
  readonly title: string;
  readonly code: string | null;
  /** It works on the order as a whole, so that each line bears a share of it. */
  readonly ofOrder: boolean;
  readonly applied: boolean;
  /** Taken off in all, in paise. */
  readonly amount: number;
  readonly freeUnits: number;
  /** What free goods would cost; with `amount` it is what the promotion costs. */
  readonly freeWorth: number;
  /** For people: what it gave, or why it did not. */
  readonly why: string;
  readonly reason: NotApplied | null;
  readonly nearly: Nearly | null;
}

/** What promotions do to a cart. */
export interface Judged {
  /** By line, then promotion. */
  readonly lines: readonly LineDiscount[];
  readonly free: readonly FreeGoods[];
  /** One of each promotion, in the order in which they are taken up. */
  readonly verdicts: readonly Verdict[];
}
