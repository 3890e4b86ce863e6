import { chain, date, defineForm, lookup, money, section, textarea } from "@o2r/forms";
import { aboveZero } from "../../core/above-zero.ts";

/** How far ahead prices can be set, in days. */
const furthest = 366;

const price = (label: string) => money({ label, ...aboveZero, width: "half" });

/**
 * Product central prices (specification §3): what the prices of a product are to be from a day on, in rupees per pack.
 * One that is left empty stays as it is.
 */
export const priceChangeForm = defineForm({
  id: "price-change",
  version: 1,
  fields: {
    productId: lookup({ label: "Product", source: "product", required: true, width: "half" }),
    effectiveOn: date({
      label: "Takes effect on",
      required: true,
      min: { today: 0 },
      max: { today: furthest },
      width: "half",
    }),
    centralO2rlp: price("O2RLP"),
    centralPth: price("PTH"),
    centralPtr: price("PTR"),
    centralMrp: price("MRP"),
    reason: textarea({
      label: "Reason",
      required: true,
      maxLength: 500,
      rows: 3,
      help: "Whoever approves the change reads it.",
    }),
  },
  rules: [
    chain(["centralO2rlp", "centralPth", "centralPtr", "centralMrp"], "<=", [
      { left: "O2RLP must be less then PTH", right: "PTH must be greater then O2RLP" },
      { right: "PTR must be greater then PTH" },
      { right: "MRP must be greater then PTR" },
    ]),
  ],
  sections: [
    section("change", "What and when", ["productId", "effectiveOn"]),
    section("prices", "Product central prices", ["centralO2rlp", "centralPth", "centralPtr", "centralMrp"], {
      description: "Per pack, from that day on. A price that is left empty stays as it is.",
    }),
    section("why", "Why", ["reason"]),
  ],
});

/** Why a price change is taken back or stopped. */
export const revokeForm = defineForm({
  id: "price-change-revoke",
  version: 1,
  fields: { reason: textarea({ label: "Reason", required: true, maxLength: 500, rows: 3 }) },
  sections: [section("why", "Why", ["reason"])],
});
