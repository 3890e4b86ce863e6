import { mostIds } from "@o2r/api/contract/core";
import type { QcRow } from "@o2r/api/contract/stock";
import { formatNumber } from "@o2r/ui";

/** What the screens of quality checks have in common. */
export const checkNoun = { one: "check", many: "checks" } as const;

/** The page of a check. */
export const checkHref = ({ id }: Pick<QcRow, "id">): string => `/quality-check/${id}`;

/** So many of them: `12 checks`. */
export const countChecks = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? checkNoun.one : checkNoun.many}`;

/** Who can be chosen for several checks at once, or why nobody can. */
export const assignLead = (checks: number, warehouses: number): string =>
  warehouses > mostIds
    ? `${countChecks(checks)} of ${formatNumber(warehouses)} warehouses. Choose checks of at most ${mostIds} warehouses to find an inspector for all of them.`
    : `${countChecks(checks)}. Whoever may inspect in all of their warehouses can be chosen.`;
