import { date, defineForm, list, lookup, number, section, textarea, type ValuesOf } from "@o2r/forms";
import { array, number as amount, string } from "yup";
import { idSchema, shape } from "../../../core/schemas.ts";

/** The most lines of a hub order, and the most packs of a line. */
export const mostHubLines = 200;
export const mostHubPacks = 99_999;
const mostUnits = 1_000_000_000;
/** The most batches in one consignment. */
export const mostPieces = 1500;

/** What a hub asks of a central warehouse (domain.md §8, /hub-order). */
export const hubOrderForm = defineForm({
  id: "hub-order",
  version: 1,
  fields: {
    warehouseId: lookup({ label: "Hub", source: "hub", required: true, width: "half" }),
    cwhId: lookup({ label: "Central warehouse", source: "central-warehouse", required: true, width: "half" }),
    expectedOn: date({
      label: "Expected on",
      min: { today: 0 },
      max: { today: 180 },
      help: "Left empty, it is the lead time of the hub after it was raised.",
      width: "half",
    }),
    note: textarea({ label: "Note", maxLength: 300, rows: 2 }),
    items: list({
      label: "Lines",
      row: "Line",
      required: true,
      minItems: 1,
      maxItems: mostHubLines,
      unique: ["productId"],
      fields: {
        productId: lookup({ label: "Product", source: "product", required: true }),
        packs: number({ label: "Packs", required: true, min: 1, max: mostHubPacks, integer: true }),
      },
    }),
  },
  sections: [
    section("between", "From and to", ["warehouseId", "cwhId", "expectedOn", "note"]),
    section("items", "Lines", ["items"], { description: "Whole packs, at the hub's price (PTH) of today." }),
  ],
});
export type HubOrderValues = ValuesOf<typeof hubOrderForm>;

/** What leaves for the hub now: units of lines. */
export const dispatchBody = shape({
  items: array()
    .of(
      shape({
        position: amount().integer().min(0).required(),
        units: amount().integer().min(1).max(mostUnits).required(),
      }),
    )
    .min(1)
    .max(mostHubLines)
    .meta({ rule: `1 to ${mostHubLines} lines` })
    .required(),
  /** The vehicle that takes it. */
  vehicle: string().max(20).defined(),
  note: string().max(300).defined(),
});

/** What was counted of a consignment, batch by batch. */
export const receiptBody = shape({
  dispatchId: idSchema(),
  items: array()
    .of(
      shape({
        piece: amount().integer().min(0).required(),
        /** All units of the batch that came, whatever they are like. */
        counted: amount().integer().min(0).max(mostUnits).required(),
        /** Of these. */
        damaged: amount().integer().min(0).max(mostUnits).defined(),
        expired: amount().integer().min(0).max(mostUnits).defined(),
      }),
    )
    .min(1)
    .max(mostPieces)
    .meta({ rule: `1 to ${mostPieces} batches` })
    .required(),
});
