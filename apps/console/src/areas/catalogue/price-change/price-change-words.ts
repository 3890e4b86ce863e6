import { priceChangeEndpoints, priceChangeLife, priceChangeList, type PriceChange } from "@o2r/api/contract/catalogue";

/** What the screens of price changes have in common. */
export const priceChanges = {
  noun: priceChangeLife.name,
  path: "/product/price-change",
  endpoint: priceChangeEndpoints.list,
  declaration: priceChangeList,
} as const;

/** A price change in words: the product that it is of. */
export const priceChangeName = ({ product }: Pick<PriceChange, "product">): string => product;

/** The four prices in the order of the chain, by the keys of the form. */
export const priceKeys = [
  { key: "centralO2rlp", label: "O2RLP" },
  { key: "centralPth", label: "PTH" },
  { key: "centralPtr", label: "PTR" },
  { key: "centralMrp", label: "MRP" },
] as const;
export type PriceKey = (typeof priceKeys)[number]["key"];
