import type { Selectable } from "kysely";
import type { BodyOf } from "@o2r/api/contract";
import type { RetailerTerms, retailerEndpoints, StatedTerms, Term } from "@o2r/api/contract/parties";
import { updateRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { Context } from "../../../http/context.ts";
import { toPaise, toRupees, type Paise } from "../../../trade/paise.ts";
import { readTerms } from "../../../trade/terms/read-terms.ts";

const paiseOrNull = (rupees: number | undefined): Paise | null => (rupees === undefined ? null : toPaise(rupees));
const rupees = (paise: number): number => toRupees(paise as Paise); // stored so
const rupeesOrNull = (paise: number | null): number | null => (paise === null ? null : rupees(paise));
const inRupees = (term: Term): Term => ({ ...term, value: rupees(term.value) });

const tellOwn = (own: StatedTerms) => ({
  creditLimit: rupeesOrNull(own.creditLimit),
  creditDays: own.creditDays,
  minOrder: rupeesOrNull(own.minOrder),
});

/** A retailer's own terms and those that hold for them, as the wire has them. */
export const tellTerms = async (db: Db, retailerId: string): Promise<RetailerTerms> => {
  const { hub_id, tier_id, tier } = await db
    .selectFrom("retailer")
    .leftJoin("retailer_group as tier", "tier.id", "retailer.tier_id")
    .select(["retailer.hub_id", "retailer.tier_id", "tier.tier"])
    .where("retailer.id", "=", retailerId)
    .executeTakeFirstOrThrow();
  const { own, holds } = await readTerms(db, { retailerId, warehouseId: hub_id });
  return {
    ...tellOwn(own),
    tierId: tier_id,
    tier,
    holds: {
      creditLimit: inRupees(holds.creditLimit),
      creditDays: holds.creditDays,
      minOrder: inRupees(holds.minOrder),
    },
  };
};

/** Gives a retailer, whom the caller holds, terms of their own; what is left empty is as their groups have it. */
export const changeTerms = async (
  {
    db,
    actor,
    body,
    now,
    audit,
  }: Pick<Context<typeof retailerEndpoints.setTerms>, "db" | "actor" | "now" | "audit"> & {
    readonly body: BodyOf<typeof retailerEndpoints.setTerms>;
  },
  held: Selectable<Database["retailer"]>,
): Promise<void> => {
  const told = async () => {
    const { holds: _holds, tierId: _tierId, ...own } = await tellTerms(db, held.id);
    return own;
  };
  const before = await told();
  await updateRow(db, "retailer", held, {
    credit_limit: paiseOrNull(body.creditLimit),
    credit_days: body.creditDays ?? null,
    min_order: paiseOrNull(body.minOrder),
    tier_id: body.tierId ?? null,
    updated_at: now,
    updated_by: actor.id,
  });
  audit({ entity: "retailer", id: held.id, version: held.version + 1, before, after: await told() });
};
