import { collectionList, type CollectionRow } from "@o2r/api/contract/billing";

/** What the screens of collections have in common. */
export const collections = {
  noun: { one: "collection", many: "collections" },
  path: "/invoice/collections",
  declaration: collectionList,
} as const;

/** A collection in words. */
export const collectionName = ({ number }: Pick<CollectionRow, "number">): string => number;
