import { withUnit } from "@o2r/api/contract/core";
import { discountUnits, type InventoryRow } from "@o2r/api/contract/stock";
import { formatDate, formatMoney, formatNumber } from "@o2r/ui";

/** What the screens of inventory have in common. */
export const inventoryNoun = { one: "batch", many: "batches" } as const;
export const inventoryPath = "/inventory";
export const discardPath = "/inventory/discard";

/** A batch in words: its product, and the day by which it is told from the others. */
export const batchName = ({ name, expiryDate }: InventoryRow): string => `${name}, expires ${formatDate(expiryDate)}`;

/** Where new prices are proposed for a batch's product. */
export const priceChangeHref = ({ productId }: Pick<InventoryRow, "productId">): string =>
  `/product/price-change/new?product=${productId}`;

/** So many of them: `12 batches`. */
export const countBatches = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? inventoryNoun.one : inventoryNoun.many}`;

/** What a reset leaves on the books: the end of a sentence, and nothing where nothing is promised. */
export const promisedText = (units: number): string =>
  units === 0 ? "" : `, but for the ${formatNumber(units)} that ${units === 1 ? "is" : "are"} promised to orders`;

/** How long a batch has, in words. */
export const daysLeftText = (days: number): string => {
  if (days < 0) return `expired ${formatNumber(-days)} ${days === -1 ? "day" : "days"} ago`;
  if (days === 0) return "expires today";
  return `${formatNumber(days)} ${days === 1 ? "day" : "days"} left`;
};

/** Within so many days a batch is near its expiry. */
export const nearExpiryDays = 30;

/** How much an expiry so many days away stops the eye; not at all while it is far. */
export const expiryTone = (days: number): "danger" | "warning" | undefined => {
  if (days <= 0) return "danger";
  return days <= nearExpiryDays ? "warning" : undefined;
};

/** A discount in words; null where there is none. */
export const discountText = ({ discountType, discount }: InventoryRow): string | null => {
  if (discount === null || discountType === null) return null;
  return withUnit(discount, discountUnits[discountType]);
};

/** What an adjustment changes of a batch, each with its figure. */
const adjusted = (row: InventoryRow): ReadonlyMap<string, string> =>
  new Map([
    ["MRP", formatMoney(row.mrp)],
    ["discount", discountText(row) ?? "none"],
    ["on hand", formatNumber(row.stock)],
    ["free", formatNumber(row.free)],
    ["kept back", formatNumber(row.bufferStock)],
  ]);

/** What an adjustment changes that is not as it was: `MRP ₹500 instead of ₹12`; nothing where all is. */
export const changesText = (before: InventoryRow, after: InventoryRow): readonly string[] => {
  const was = adjusted(before);
  const changed = [...adjusted(after)].filter(([label, now]) => was.get(label) !== now);
  return changed.length === 0
    ? []
    : [changed.map(([label, now]) => `${label} ${now} instead of ${was.get(label)}`).join(", ")];
};
