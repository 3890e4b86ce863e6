import { bankLineList, type BankLineRow } from "@o2r/api/contract/billing";

/** What the screens of bank statements have in common. */
export const bankLines = {
  noun: { one: "bank line", many: "bank lines" },
  path: "/invoice/bank",
  declaration: bankLineList,
} as const;

/** A line of a statement in words. */
export const bankLineName = ({ reference }: Pick<BankLineRow, "reference">): string => reference;
