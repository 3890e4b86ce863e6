import { mostIds } from "@o2r/api/contract/core";
import type { QcRow } from "@o2r/api/contract/stock";
import { formatNumber } from "@o2r/ui";

/** The page of a check. */
export const checkHref = ({ id }: Pick<QcRow, "id">): string => `/quality-check/${id}`;

/** So many of them: `3 units`. */
export const unitsOf = (count: number): string => `${formatNumber(count)} ${count === 1 ? "unit" : "units"}`;

/** Who can be chosen for several checks at once, or why nobody can. */
export const assignLead = (warehouses: number): string =>
  warehouses > mostIds
    ? `They are of ${formatNumber(warehouses)} warehouses: choose checks of at most ${mostIds} to find an inspector for all of them.`
    : "Whoever may inspect in all of their warehouses can be chosen.";
