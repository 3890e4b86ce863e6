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
  /** See what a retailer owes, from day to day. */
  "ledger.read": [...admins, "HUB_MANAGER"],
  "write-off.read": admins,
  /** Ask for something to be written off. */
  "write-off.ask": admins,
  /** Decide what somebody else has asked for. */
  "write-off.decide": admins,
  /** See bank statements, and what their lines were found to be. */
  "bank.read": [...admins, "HUB_MANAGER"],
  "bank.write": [...admins, "HUB_MANAGER"],
  "collection.read": [...admins, "HUB_MANAGER"],
  /** Plan what is to be collected, and say what became of it. */
  "collection.write": [...admins, "HUB_MANAGER"],
} as const satisfies PermissionTable;

/** Who hears of changes of its things. */
export const eventReaders = {
  invoice: "invoice.read",
  "credit-note": "creditNote.read",
  payment: "payment.settle",
  collection: "collection.read",
  "write-off": "write-off.read",
  "bank-line": "bank.read",
  "bankLine-import": "bank.read",
} as const satisfies EventReaders<typeof permissions>;

/** What rows that were imported make old. */
export const importAffects = {
  bankLine: ["/oms/bank-line", "/oms/collection", "/oms/payment", "/oms/retailer"],
} as const satisfies ImportAffects;

/** Its things that show documents, and who may read what they show. */
export const documentReaders = {} as const satisfies DocumentReaders<typeof permissions>;
