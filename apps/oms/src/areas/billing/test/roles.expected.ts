import type { billingArea } from "@o2r/api/contract/billing";
import { admins, type Caller, type Reach, type Reviewed } from "../../../test/callers.ts";

/** Who invoices: everybody who runs the business, and a hub its own. */
const invoicers: readonly Caller[] = [...admins, "HUB_MANAGER"];
/** Who takes money: they, and field sales on their beats. */
const collectors: readonly Caller[] = [...invoicers, "FSA"];

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof billingArea> = {
  "invoice.list": invoicers,
  "invoice.export": invoicers,
  "invoice.get": invoicers,
  "invoice.history": invoicers,
  "invoice.actions": invoicers,
  "invoice.issue": invoicers,
  "invoice.cancel": invoicers,
  "creditNote.list": invoicers,
  "creditNote.export": invoicers,
  "creditNote.get": invoicers,
  "creditNote.history": invoicers,
  "creditNote.actions": invoicers,
  "creditNote.ask": invoicers,
  "creditNote.issue": admins,
  "creditNote.refuse": admins,
  "payment.list": collectors,
  "payment.export": collectors,
  "payment.get": collectors,
  "payment.history": collectors,
  "payment.actions": collectors,
  "payment.record": collectors,
  "payment.clear": invoicers,
  "payment.bounce": invoicers,
};

const invoices = { all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"], ownWarehouse: ["HUB_MANAGER"] } as const;
const payments = { ...invoices, ownBeats: ["FSA"] } as const;

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof billingArea> = {
  "invoice.list": invoices,
  "invoice.export": invoices,
  "invoice.get": invoices,
  "invoice.history": invoices,
  "invoice.actions": invoices,
  "invoice.issue": invoices,
  "invoice.cancel": invoices,
  "creditNote.list": invoices,
  "creditNote.export": invoices,
  "creditNote.get": invoices,
  "creditNote.history": invoices,
  "creditNote.actions": invoices,
  "creditNote.ask": invoices,
  "creditNote.issue": { all: invoices.all },
  "creditNote.refuse": { all: invoices.all },
  "payment.list": payments,
  "payment.export": payments,
  "payment.get": payments,
  "payment.history": payments,
  "payment.actions": payments,
  "payment.record": payments,
  "payment.clear": invoices,
  "payment.bounce": invoices,
};
