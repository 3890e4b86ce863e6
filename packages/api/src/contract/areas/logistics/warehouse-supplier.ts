import { string } from "yup";
import { defineForm, select, text, type ValuesOf } from "@o2r/forms";
import { endpoint, formBody } from "../../core/endpoint.ts";
import { gstinRule } from "../../core/gstin.ts";
import { idParams, shape } from "../../core/schemas.ts";

/** Whether a supplier is paid. */
export const supplierStatuses = [
  { value: "ACTIVE", label: "Active" },
  { value: "ON_HOLD", label: "On hold" },
] as const;

const accountLength = "An account number has 9 to 18 digits";

/** How a warehouse is paid where it supplies others (specification §3, Supplier detail). */
export const supplierForm = defineForm({
  id: "supplier",
  version: 1,
  fields: {
    gstin: text({ label: "GST Number", required: true, ...gstinRule }),
    accountNumber: text({
      label: "Account Number",
      required: true,
      digits: true,
      minLength: 9,
      maxLength: 18,
      autoComplete: "off",
      width: "half",
      messages: { minLength: accountLength, maxLength: accountLength },
    }),
    ifsc: text({
      label: "IFSC Code",
      required: true,
      upper: true,
      maxLength: 11,
      pattern: "[A-Z]{4}0[A-Z0-9]{6}",
      width: "half",
      messages: { pattern: "Enter valid IFSC Code" },
    }),
    bankName: text({ label: "Bank Name", required: true, maxLength: 50, width: "half" }),
    status: select({ label: "Supplier Status", required: true, options: supplierStatuses, width: "half" }),
  },
});
export type SupplierValues = ValuesOf<typeof supplierForm>;

/** The supplier card of a warehouse, by the keys of the specification. */
export const supplierDetail = () =>
  shape({
    gstin: string().defined(),
    /** Of the account number only the last four digits, for whoever may not change it. */
    bank: shape({ accountNumber: string().defined(), ifsc: string().defined(), bankName: string().defined() }),
    status: string()
      .oneOf(supplierStatuses.map(({ value }) => value))
      .defined(),
  });

/** An account number as it stands wherever it is not needed whole. */
export const maskAccount = (number: string): string =>
  `${"X".repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`;

export const supplierEndpoints = {
  setSupplier: endpoint({
    method: "PUT",
    path: "/oms/warehouse/:id/supplier",
    summary: "Say how a warehouse is paid where it supplies others",
    params: idParams,
    scope: "ownWarehouse",
    body: formBody(supplierForm),
    reply: supplierDetail(),
    write: { audit: "warehouse.supplier", idempotency: "required", ifMatch: true, affects: ["/oms/warehouse"] },
    allow: "warehouse.write",
    limit: "write",
  }),
};
