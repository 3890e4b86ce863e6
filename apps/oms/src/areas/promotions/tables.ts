import type { ColumnType, GeneratedAlways } from "kysely";
import type { RuleContext, RuleRow } from "@o2r/api/contract/core";
import type { Paise } from "../../trade/paise.ts";

type Json<T> = ColumnType<T, string | undefined, string>;

/** A step of a slab as it is stored: from units or paise, the discount in hundredths of a percent or of a rupee. */
export interface StoredSlab {
  readonly from: number;
  readonly value: number;
}

/** Units of a product in a set. */
export interface StoredPart {
  readonly productId: string;
  readonly quantity: number;
}

/** A row of a rule, of a context that rules know. */
export interface StoredRule extends RuleRow {
  readonly attr1: RuleContext;
}

declare module "../../db/schema.ts" {
  interface ColumnTypes {
    "promotion.slabs": Json<readonly StoredSlab[]>;
    "promotion.combo_parts": Json<readonly StoredPart[]>;
    "promotion.combo_price": Paise | null;
    "promotion.rules": Json<readonly StoredRule[]>;
    "promotion.minimum_value": Paise | null;
    "promotion.max_discount": Paise | null;
    "promotion.budget": Paise | null;
    "promotion.active": GeneratedAlways<boolean>;
    "promotion_use.amount": Paise;
    "promotion_use.free_worth": Paise;
    "promotion_use.company": Paise;
    "promotion_use.distributor": Paise;
    "promotion_use.given_back": ColumnType<Paise, Paise | undefined, Paise>;
    "promotion_use_line.amount": Paise;
    "promotion_use_line.given_back": ColumnType<Paise, Paise | undefined, Paise>;
    "promotion_tally.spent": Paise;
  }
}
