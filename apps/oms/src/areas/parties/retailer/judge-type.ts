import { may, type FieldError } from "@o2r/api/contract";
import { termsOf, type StatedTerms, type TermSource } from "@o2r/api/contract/parties";
import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import type { Actor } from "../../../http/actor.ts";
import { readSettings } from "../../../trade/setting/read-settings.ts";

type Type = string | null | undefined;

interface Judging {
  readonly db: Db;
  readonly actor: Pick<Actor, "userType">;
  readonly before: Type;
  readonly after: Type;
  readonly hubId: string | null;
}

/** What types state, each with the tier that it has. */
const readTypes = async (db: Db, types: readonly string[]) => {
  const { rows } = await sql<StatedTerms & { readonly origin: "TYPE" | "TYPE_TIER"; readonly type: string }>`
    with of_type as (select * from retailer_group where retailer_type = any(${types}::text[]) and active)
    select 'TYPE' as origin, retailer_type as type, credit_limit as "creditLimit", credit_days as "creditDays",
      min_order as "minOrder" from of_type
    union all
    select 'TYPE_TIER', of_type.retailer_type, part.credit_limit, part.credit_days, part.min_order
    from of_type join retailer_group part on part.id = of_type.tier_id where part.active`.execute(db);
  return rows;
};

/**
 * Whether somebody may give a retailer another type: one that lets them owe more, or longer, is given by whoever may set
 * their terms. Types that are no longer in use state nothing.
 */
export const judgeType = async ({ db, actor, before, after, hubId }: Judging): Promise<FieldError | null> => {
  if ((before ?? null) === (after ?? null) || may(actor.userType, "retailer.terms")) return null;
  const stated = await readTypes(
    db,
    [before, after].flatMap((type) => type ?? []),
  );
  const settings = await readSettings(db, ["creditLimit", "creditDays", "minOrderValue"], hubId);
  const { minOrderValue: minOrder, ...credit } = settings;
  const credits = (type: Type) => {
    const sources = stated.flatMap((row): TermSource[] => (row.type === type ? [{ ...row, name: row.type }] : []));
    return termsOf(sources, { ...credit, minOrder, origin: "DEFAULT", name: null });
  };
  const [was, is] = [credits(before), credits(after)];
  const more = is.creditLimit.value > was.creditLimit.value || is.creditDays.value > was.creditDays.value;
  return more
    ? { field: "retailerType", message: "This type may owe more, or longer: an administrator gives it" }
    : null;
};
