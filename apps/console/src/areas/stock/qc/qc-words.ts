import type { QcRow } from "@o2r/api/contract/stock";
import { formatNumber } from "@o2r/ui";

/** What the screens of quality checks have in common. */
export const checkNoun = { one: "check", many: "checks" } as const;

/** The page of a check. */
export const checkHref = ({ id }: Pick<QcRow, "id">): string => `/quality-check/${id}`;

/** So many of them: `12 checks`. */
export const countChecks = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? checkNoun.one : checkNoun.many}`;
