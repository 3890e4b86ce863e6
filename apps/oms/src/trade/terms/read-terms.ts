import { sql } from "kysely";
import { wordOf } from "@o2r/api/contract";
import {
  mayOrderFrom,
  retailerLife,
  termsOf,
  type StatedTerms,
  type TermOrigin,
  type Terms,
  type Visibility,
} from "@o2r/api/contract/parties";
import { sayOnce, type Part } from "../../db/compile-once.ts";
import { asRead, readTogether, type Taken } from "../../db/read-together.ts";
import type { Db } from "../../db/schema.ts";
import { settingsRead } from "../setting/read-settings.ts";

/** What a group of a retailer states. */
interface Stating extends StatedTerms {
  readonly origin: Exclude<TermOrigin, "OWN" | "DEFAULT">;
  readonly name: string;
  readonly visibility: Visibility | null;
}

/** A retailer's own terms, and those that hold for them; money is paise. */
export interface TermsOfRetailer {
  readonly own: StatedTerms;
  readonly holds: Terms;
  /** Why they may bring no order from there, in words; null where they may. */
  readonly refusal: (source: Parameters<typeof mayOrderFrom>[1]) => string | null;
}

const statusWord = (state: string): string => wordOf(retailerLife.values, state) ?? state;

/** What a retailer states, and the groups that they are of and that are in use: tier, status, type, and the tier of the type. */
const stated = sayOnce(
  ({ retailerId }: { readonly retailerId: string }) =>
    sql<Stating | (StatedTerms & { readonly origin: "OWN" })>`
    with own as (select * from retailer where id = ${retailerId}),
    of_type as (select part.* from retailer_group part join own on part.retailer_type = own.retailer_type where part.active)
    select origin, name, visibility, credit_limit as "creditLimit", credit_days as "creditDays", min_order as "minOrder" from (
      select 'TIER' as origin, part.tier as name, part.* from retailer_group part join own on part.id = own.tier_id
      union all
      select 'STATUS', part.status, part.* from retailer_group part join own on part.status = own.state
      union all
      select 'TYPE', coalesce((select label from master_option where category = 'retailerType' and value = of_type.retailer_type),
        of_type.retailer_type), of_type.* from of_type
      union all
      select 'TYPE_TIER', part.tier, part.* from retailer_group part join of_type on part.id = of_type.tier_id
    ) as stated where active
    union all
    select 'OWN', null, null, credit_limit, credit_days, min_order from own`,
);

const statedRead = (retailerId: string) =>
  asRead(stated, { retailerId }, (rows) => {
    const own = rows.find(({ origin }) => origin === "OWN");
    const groups = rows.flatMap((row): readonly Stating[] => {
      if (row.origin === "OWN") return [];
      return [row.origin === "STATUS" ? { ...row, name: statusWord(row.name) } : row];
    });
    const { creditLimit = null, creditDays = null, minOrder = null } = own ?? {};
    return { own: { creditLimit, creditDays, minOrder }, groups };
  });

const placeWords: Readonly<Record<Exclude<Visibility, "ALL">, string>> = {
  APP: "order in the app only",
  CALL_CENTERS: "order by the call centre only",
  NONE: "may not order",
};

interface TermsAsked {
  readonly retailerId: string;
  /** The hub whose minimum order holds where nobody else states one. */
  readonly warehouseId: string | null | Part;
}

/** What the terms of a retailer follow from, to be read together with what else is needed. */
export const termsReads = ({ retailerId, warehouseId }: TermsAsked) => ({
  stated: statedRead(retailerId),
  standard: settingsRead(["creditLimit", "creditDays", "minOrderValue"], warehouseId),
});

/** The terms that follow from what was read. */
export const toTerms = ({
  stated: { own, groups },
  standard: { creditLimit, creditDays, minOrderValue },
}: Taken<ReturnType<typeof termsReads>>): TermsOfRetailer => ({
  own,
  holds: termsOf([{ origin: "OWN", name: null, ...own }, ...groups], {
    origin: "DEFAULT",
    name: null,
    creditLimit,
    creditDays,
    minOrder: minOrderValue,
  }),
  refusal: (source) => {
    for (const { visibility, name } of groups)
      if (visibility !== null && visibility !== "ALL" && !mayOrderFrom(visibility, source))
        return `${name} retailers ${placeWords[visibility]}`;
    return null;
  },
});

/**
 * The terms of a retailer as they stand now, from the pool or inside a transaction: what decides whether an order is
 * accepted reads them so. The minimum order is that of the hub where nobody else states one.
 */
export const readTerms = async (db: Db, asked: TermsAsked): Promise<TermsOfRetailer> =>
  toTerms(await readTogether(db, termsReads(asked)));
