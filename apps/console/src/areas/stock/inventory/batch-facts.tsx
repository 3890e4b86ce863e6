import type { InventoryRow } from "@o2r/api/contract/stock";
import { DateText, formatMoney, formatNumber } from "@o2r/ui";
import { daysLeftText, discountText } from "./inventory-words.ts";

/** How many units of a batch there are, and where they are. */
export const unitFacts = (row: InventoryRow) => [
  { term: "On hand", value: formatNumber(row.stock) },
  // Where an order could take them all, they are said once.
  ...(row.free === row.available ? [] : [{ term: "Free, not for sale", value: formatNumber(row.free) }]),
  { term: "Available", value: formatNumber(row.available) },
  { term: "Reserved", value: formatNumber(row.reserved) },
  { term: "Buffer", value: formatNumber(row.bufferStock) },
  ...(row.discarding > 0 ? [{ term: "Asked to discard", value: formatNumber(row.discarding) }] : []),
  { term: "In flight", value: formatNumber(row.inflight) },
  { term: "Quarantine", value: formatNumber(row.quarantine) },
  { term: "Rejected", value: formatNumber(row.rejected) },
];

/** What a batch is and how long it lasts. */
export const batchFacts = (row: InventoryRow) => [
  { term: "Made", value: <DateText value={row.manufacturingDate} /> },
  {
    term: "Expires",
    value: (
      <>
        <DateText value={row.expiryDate} />, {daysLeftText(row.daysLeft)}
      </>
    ),
  },
  { term: "Shelf life", value: `${formatNumber(row.shelfLife)} days` },
  { term: "Category", value: [row.category, row.subCategory].filter((one) => one !== null).join(" / ") },
];

/** What a pack of a batch costs. */
export const priceFacts = (row: InventoryRow) => [
  { term: "MRP", value: formatMoney(row.mrp) },
  { term: "PTR", value: formatMoney(row.retailPrice) },
  { term: "PTH", value: formatMoney(row.distPrice) },
  { term: "O2RLP", value: formatMoney(row.o2rPrice) },
  { term: "Discount", value: discountText(row) },
];
