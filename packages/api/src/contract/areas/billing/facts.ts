import {
  admins,
  type DocumentReaders,
  type EventReaders,
  type ImportAffects,
  type PermissionTable,
} from "../../core/holders.ts";

/** Who may do what with invoices and payments: the table that the service enforces and the console reads. */
export const permissions = {
  /** See invoices: which ones, the rule for their rows says. */
  "invoice.read": [...admins, "HUB_MANAGER"],
  /** Issue an invoice, and cancel it on its day. */
  "invoice.issue": [...admins, "HUB_MANAGER"],
  "creditNote.read": [...admins, "HUB_MANAGER"],
  /** Ask for a credit note. */
  "creditNote.ask": [...admins, "HUB_MANAGER"],
  /** Issue what somebody else has asked for. */
  "creditNote.issue": [...admins],
  "payment.read": [...admins, "HUB_MANAGER", "FSA"],
  /** Record what was paid. */
  "payment.record": [...admins, "HUB_MANAGER", "FSA"],
  /** Say that a payment has arrived, or that a cheque has bounced. */
  "payment.settle": [...admins, "HUB_MANAGER"],
} as const satisfies PermissionTable;

/** Who hears of changes of its things. */
export const eventReaders = {
  invoice: "invoice.read",
  "credit-note": "creditNote.read",
  payment: "payment.settle",
} as const satisfies EventReaders<typeof permissions>;

/** What rows that were imported make old. */
export const importAffects = {} as const satisfies ImportAffects;

/** Its things that show documents, and who may read what they show. */
export const documentReaders = {} as const satisfies DocumentReaders<typeof permissions>;
