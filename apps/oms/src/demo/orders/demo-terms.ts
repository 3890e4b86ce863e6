import { termsOf, type Terms, type TermSource } from "@o2r/api/contract/parties";
import { systemSettings } from "@o2r/api/contract/settings";
import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import { toPaise } from "../../trade/paise.ts";
import type { DemoGroup } from "../parties/make-retailer-groups.ts";
import type { DemoRetailer } from "../parties/make-retailers.ts";

/** What holds for a retailer of the demo; money is paise. */
export type DemoTerms = (retailer: DemoRetailer) => Terms;

/** The terms that retailers have by what the demo begins with. */
export const makeTerms = (
  groups: readonly DemoGroup[],
  settings: readonly Insertable<Database["system_setting"]>[],
): DemoTerms => {
  const minimum = (hubId: string): number => {
    const own = settings.find(({ key, warehouse_id }) => key === "minOrderValue" && warehouse_id === hubId);
    return own ? toPaise(Number(own.value)) : toPaise(systemSettings.minOrderValue.standard);
  };
  const state = (origin: TermSource["origin"], group: DemoGroup | undefined): readonly TermSource[] =>
    group === undefined
      ? []
      : [
          {
            origin,
            name: null,
            creditLimit: group.credit_limit ?? null,
            creditDays: group.credit_days ?? null,
            minOrder: group.min_order ?? null,
          },
        ];
  return (retailer) => {
    const type = groups.find(({ retailer_type }) => retailer_type != null && retailer_type === retailer.retailer_type);
    const own = {
      creditLimit: retailer.credit_limit ?? null,
      creditDays: retailer.credit_days ?? null,
      minOrder: null,
    };
    return termsOf(
      [
        { origin: "OWN", name: null, ...own },
        ...state("TIER", retailer.tier_id == null ? undefined : groups.find(({ id }) => id === retailer.tier_id)),
        ...state(
          "STATUS",
          groups.find(({ status }) => status != null && status === retailer.state),
        ),
        ...state("TYPE", type),
        ...state("TYPE_TIER", type?.tier_id == null ? undefined : groups.find(({ id }) => id === type.tier_id)),
      ],
      {
        origin: "DEFAULT",
        name: null,
        creditLimit: toPaise(systemSettings.creditLimit.standard),
        creditDays: systemSettings.creditDays.standard,
        minOrder: minimum(retailer.hub_id),
      },
    );
  };
};
