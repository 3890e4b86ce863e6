import { writeOffList, type WriteOffRow } from "@o2r/api/contract/billing";

/** What the screens of write-offs have in common. */
export const writeOffs = {
  noun: { one: "write-off", many: "write-offs" },
  path: "/invoice/write-offs",
  declaration: writeOffList,
} as const;

/** A write-off in words. */
export const writeOffName = ({ number }: Pick<WriteOffRow, "number">): string => number;
