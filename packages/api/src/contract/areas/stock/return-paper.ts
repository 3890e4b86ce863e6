import { number, string, type InferType } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { rejectReasons } from "./qc-states.ts";
import { idParams, idSchema, listOf, rupeesSchema, shape, textOrNull } from "../../core/schemas.ts";

/**
 * What goes with rejected goods: a claim on the company that made them, which is no tax document since only a supplier issues
 * those, or a challan to the central warehouse (domain.md §14).
 */
export const returnPaperKinds = [
  { value: "DEBIT_MEMO", label: "Commercial debit memo" },
  { value: "CHALLAN", label: "Delivery challan" },
] as const;
export type ReturnPaperKind = (typeof returnPaperKinds)[number]["value"];

const party = () =>
  shape({
    name: string().defined(),
    address: string().defined(),
    gstNumber: textOrNull(),
  });

/** One paper with the rejected goods that went back by it. */
export const returnPaper = shape({
  id: idSchema(),
  number: string().defined(),
  kind: string()
    .oneOf(returnPaperKinds.map(({ value }) => value))
    .defined(),
  /** `YYYY-MM-DD`. */
  day: string().defined(),
  note: string().defined(),
  from: party(),
  to: party(),
  items: listOf(
    shape({
      id: idSchema(),
      name: string().defined(),
      sku: string().defined(),
      hsn: string().defined(),
      expiryDate: string().defined(),
      mrp: rupeesSchema(),
      /** At PTH. */
      price: rupeesSchema(),
      quantity: number().integer().defined(),
      reason: string()
        .oneOf(rejectReasons.map(({ value }) => value))
        .defined(),
      value: rupeesSchema(),
    }),
  ),
  value: rupeesSchema(),
});
export type ReturnPaper = InferType<typeof returnPaper>;

/** Papers of rejected goods that went back. */
export const returnPaperEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/oms/return-paper/:id",
    summary: "The debit memo or challan of rejected goods that went back, as it is printed",
    params: idParams,
    reply: returnPaper,
    allow: "stock.read",
    scope: "ownWarehouse",
    limit: "read",
  }),
};
