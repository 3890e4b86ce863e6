import { returnList, type ReturnRow } from "@o2r/api/contract/orders";

/** What the screens of returns have in common. */
export const returns = {
  noun: { one: "return", many: "returns" },
  path: "/order/returns",
  declaration: returnList,
} as const;

/** A return in words. */
export const returnName = ({ number }: Pick<ReturnRow, "number">): string => number;

/** Where a return has its page. */
export const returnHref = ({ id }: Pick<ReturnRow, "id">): string => `${returns.path}/${id}`;
