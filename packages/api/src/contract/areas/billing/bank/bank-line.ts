import { date, defineForm, lookup, money, text } from "@o2r/forms";
import { array, number, string, type InferType } from "yup";
import { endpoint, formBody } from "../../../core/endpoint.ts";
import { admins } from "../../../core/holders.ts";
import { importable } from "../../../core/thing/importable.ts";
import { lifecycle, stateSchema } from "../../../core/lifecycle/index.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { reasonDialogForm } from "../../../core/reason-form.ts";
import { idSchema, rupeesSchema, shape, textOrNull } from "../../../core/schemas.ts";

const path = "/oms/bank-line";
const rowsOfBank = { all: admins, ownWarehouse: ["HUB_MANAGER"] } as const;

/** The most that is proposed for a line. */
export const mostProposals = 10;

const bankStates = {
  UNMATCHED: { label: "Unmatched", tone: "danger" },
  PROPOSED: { label: "To be matched", tone: "warning", is: "to be matched" },
  MATCHED: { label: "Matched", tone: "success" },
  SET_ASIDE: { label: "Set aside", tone: "neutral" },
} as const;

/** One line of a bank's statement that brought money. */
export const bankLineForm = defineForm({
  id: "bank-line",
  version: 1,
  fields: {
    warehouseId: lookup({ label: "Hub", source: "warehouse", required: true }),
    valueDate: date({ label: "Value date", required: true, min: { today: -400 }, max: { today: 0 } }),
    reference: text({ label: "Reference", required: true, maxLength: 60 }),
    narration: text({ label: "Narration", maxLength: 200 }),
    amount: money({ label: "Credit", required: true, min: 0.01, max: 1_000_000_000 }),
  },
});

const matchForm = defineForm({
  id: "match-bank-line",
  version: 1,
  fields: {
    target: text({
      label: "Deposit slip or receipt",
      required: true,
      maxLength: 60,
      help: "Of the same hub, and of the same amount",
    }),
  },
});

export const bankLineRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  warehouseId: idSchema(),
  hub: string().defined(),
  valueDate: string().defined(),
  reference: string().defined(),
  narration: string().defined(),
  /** Rupees. */
  amount: rupeesSchema(),
  /** The deposit slip or the receipt that it is. */
  target: textOrNull(),
  /** Slips and receipts that it may be: those of its reference, or else of its amount. */
  proposals: array().of(string().defined()).max(mostProposals).defined(),
  /** The same in words, for a list. */
  proposed: string().defined(),
  reason: textOrNull(),
  state: stateSchema(bankStates),
});
export type BankLineRow = InferType<typeof bankLineRow>;

/** The life of a line of a statement. */
export const bankLineLife = lifecycle({
  entity: "bank-line",
  name: { one: "bank line", many: "bank lines" },
  path,
  row: bankLineRow,
  states: bankStates,
  first: "UNMATCHED",
  read: "bank.read",
  scope: rowsOfBank,
  steps: {
    match: {
      from: ["UNMATCHED", "PROPOSED"],
      to: "MATCHED",
      label: "Match",
      done: "matched",
      means: "will be matched with the slip or receipt that you name",
      final: "What it pays is in the ledger, which only grows",
      allow: "bank.write",
      form: matchForm,
      single: true,
      affects: ["/oms/collection", "/oms/payment", "/oms/retailer"],
    },
    setAside: {
      from: ["UNMATCHED", "PROPOSED"],
      to: "SET_ASIDE",
      label: "Set aside",
      done: "set aside",
      means: "is no retailer's payment",
      undo: "takeUp",
      allow: "bank.write",
      form: reasonDialogForm,
    },
    takeUp: {
      from: ["SET_ASIDE"],
      to: "UNMATCHED",
      label: "Take up again",
      done: "taken up again",
      means: "is looked for again",
      final: "It can be set aside again, with a reason",
      allow: "bank.write",
    },
  },
});

/** The list of lines of bank statements. */
export const bankLineList = {
  columns: [
    { field: "valueDate", label: "Value date", kind: "date", sort: true, shown: true, width: 112 },
    { field: "reference", label: "Reference", kind: "code", shown: true, width: 144 },
    { field: "narration", label: "Narration", kind: "text", shown: true },
    { field: "hub", label: "Hub", ofWarehouse: true, kind: "text", shown: true, width: 132, shows: "warehouseId" },
    { field: "amount", label: "Credit ₹", kind: "money", sort: true, shown: true, width: 112 },
    { field: "target", label: "Matched with", kind: "code", shown: true, roomy: true, width: 128 },
    { field: "proposed", label: "Possible match", kind: "text", shown: true, onScreen: true, roomy: true, width: 156 },
    { field: "reason", label: "Why set aside", kind: "text", shown: false, width: 144 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 132, values: bankLineLife.values },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: bankLineLife.values },
    { kind: "dates", key: "date", label: "Value date", of: "day", maxDays: 366 },
    { kind: "lookup", key: "hub", label: "Hub", source: "/api/warehouse" },
    { kind: "range", key: "amount", label: "Credit", unit: "rupees" },
  ],
  search: { reference: "reference", narration: "narration" },
  defaultSort: "-valueDate",
} as const satisfies ListDeclaration<Extract<keyof BankLineRow, string>>;

/** Lines of bank statements. */
export const bankLineEndpoints = {
  list: listEndpoint({
    list: bankLineList,
    many: "bank lines",
    row: bankLineRow,
    path,
    allow: "bank.read",
    scope: rowsOfBank,
  }),
  create: endpoint({
    method: "POST",
    path,
    summary: "Take up a line of a bank statement: what has its reference and amount is reconciled by it",
    body: formBody(bankLineForm),
    reply: bankLineRow,
    write: {
      audit: "bank-line.created",
      idempotency: "required",
      affects: [path, "/oms/collection", "/oms/payment", "/oms/retailer"],
    },
    allow: "bank.write",
    scope: rowsOfBank,
    limit: "write",
  }),
  ...bankLineLife.endpoints,
};

/** A bank's statement from a file: each line that brought money. One that stands already is refused. */
export const bankLineImport = importable({
  name: { one: "bank line", many: "bank lines" },
  form: bankLineForm,
  key: ["warehouseId", "valueDate", "reference", "amount"],
  changes: false,
  list: bankLineList,
  called: {
    valueDate: ["Date", "Txn date", "Transaction date"],
    reference: ["Ref no", "Cheque no", "UTR", "Chq./Ref.No."],
    narration: ["Description", "Particulars"],
    amount: ["Deposit amt", "Credit amount", "Deposit"],
  },
  example: {
    warehouseId: "Pune Hub Wakad",
    valueDate: { today: -1 },
    reference: "SLIP-204",
    narration: "Cash deposit",
    amount: "7,256.00",
  },
  permission: "bank.write",
});
