import type { SettingGiven, ValueOfKind } from "./setting-kinds.ts";

/**
 * What the business decides for the whole platform, and for some of it a warehouse for itself. A setting is added here and
 * nowhere else: the page, the checks of browser and service, and `readSetting` follow. Source: domain.md §8, /global-config.
 */
export const systemSettings = {
  orderCutOff: {
    group: "ORDERS",
    kind: "time",
    label: "Order cut-off",
    says: "An order that is placed later goes out a day later.",
    standard: "17:00",
    byWarehouse: true,
  },
  minOrderValue: {
    group: "ORDERS",
    kind: "money",
    label: "Minimum order value",
    says: "A smaller order is held, unless its retailer or their type has another minimum.",
    standard: 500,
    max: 10_000_000,
    byWarehouse: true,
  },
  minResidualDays: {
    group: "STOCK",
    kind: "count",
    label: "Minimum residual shelf life",
    says: "What expires sooner after its delivery is not picked for an order.",
    standard: 15,
    min: 0,
    max: 365,
    unit: "days",
    byWarehouse: true,
  },
  deliveryAttempts: {
    group: "STOCK",
    kind: "count",
    label: "Delivery attempts",
    says: "After so many failed attempts the goods return to the hub.",
    standard: 3,
    min: 1,
    max: 10,
    unit: "attempts",
    byWarehouse: true,
  },
  qcHours: {
    group: "STOCK",
    kind: "count",
    label: "Hours for a quality check",
    says: "A check that has not ended so many hours after it began, or was reopened, is overdue. A check keeps the hours that held then.",
    standard: 24,
    min: 1,
    max: 720,
    unit: "hours",
    byWarehouse: true,
  },
  stockValueCap: {
    group: "STOCK",
    kind: "money",
    label: "Stock value cap",
    says: "At PTH: what a warehouse's manager moves, loses or gives away in a day, and what anybody inspects of what they received.",
    standard: 50_000,
    max: 1_000_000_000,
  },
  returnValueCap: {
    group: "STOCK",
    kind: "money",
    label: "Return value cap",
    says: "What returns may be worth, tax included, that a hub's manager approves in a day.",
    standard: 10_000,
    max: 10_000_000,
  },
  creditLimit: {
    group: "CREDIT",
    kind: "money",
    label: "Credit limit",
    says: "What a retailer may owe where neither they nor their type have a limit.",
    standard: 25_000,
    max: 10_000_000,
  },
  creditDays: {
    group: "CREDIT",
    kind: "count",
    label: "Credit days",
    says: "How long a retailer may owe it where neither they nor their type have days.",
    standard: 7,
    min: 0,
    max: 365,
    unit: "days",
  },
  bounceCharge: {
    group: "CREDIT",
    kind: "money",
    label: "Cheque bounce charge",
    says: "Charged for a cheque that bounces. It bears no GST.",
    standard: 500,
    max: 100_000,
  },
  invoicePrefix: {
    group: "INVOICES",
    kind: "code",
    label: "Invoice series prefix",
    says: "Stands before the warehouse's code in the numbers of its invoices, as in H07/26-27/000042. A series that has begun keeps its own until the financial year ends.",
    standard: "H",
    maxLength: 1,
    // Credit notes begin with C; and a provider of e-invoices takes no number that begins with 0.
    pattern: "[ABD-Z1-9]",
    message: "Enter a letter other than C, which credit notes begin with, or a digit from 1 to 9",
    byWarehouse: true,
  },
  priceTaxMode: {
    group: "INVOICES",
    kind: "choice",
    label: "PTR and GST",
    says: "Whether the price to a retailer holds its GST already.",
    standard: "EXCLUSIVE",
    choices: [
      { value: "EXCLUSIVE", label: "GST is added to PTR" },
      { value: "INCLUSIVE", label: "PTR holds GST" },
    ],
  },
  roundOff: {
    group: "INVOICES",
    kind: "flag",
    label: "Round-off",
    says: "The total of an invoice is rounded to the nearest rupee, in a row of its own.",
    standard: true,
  },
  creditNoteMonths: {
    group: "INVOICES",
    kind: "count",
    label: "Months for credit notes with tax",
    says: "After so many months from the end of the financial year of its invoice a credit note bears no tax.",
    standard: 8,
    min: 0,
    max: 24,
    unit: "months",
  },
  eWayThreshold: {
    group: "INVOICES",
    kind: "money",
    label: "E-way bill threshold",
    says: "A consignment that is worth more, tax included, needs an e-way bill.",
    standard: 50_000,
    max: 10_000_000,
  },
  turnover: {
    group: "INVOICES",
    kind: "money",
    label: "Turnover of the year",
    says: "What the business turned over in the financial year before, over all states. E-invoices depend on it.",
    standard: 0,
    max: 1_000_000_000_000,
  },
  eInvoiceTurnover: {
    group: "INVOICES",
    kind: "money",
    label: "E-invoices above a turnover of",
    says: "Where the business turns over more, an invoice to a registered buyer needs an IRN before it leaves.",
    standard: 50_000_000,
    max: 1_000_000_000_000,
  },
  b2clLimit: {
    group: "INVOICES",
    kind: "money",
    label: "Large invoices to consumers above",
    says: "GSTR-1 lists an invoice to another state and an unregistered buyer by itself when it is worth more.",
    standard: 100_000,
    max: 1_000_000_000,
  },
} as const satisfies Readonly<Record<string, SettingGiven>>;

/** The key of a setting. */
export type SettingKey = keyof typeof systemSettings;

/** The keys of the settings that a warehouse may have for itself. */
export type WarehouseSettingKey = {
  [K in SettingKey]: (typeof systemSettings)[K] extends { readonly byWarehouse: true } ? K : never;
}[SettingKey];

/** The value of a setting as people know it, in rupees where it is money. */
export type SettingOf<K extends SettingKey> = ValueOfKind<(typeof systemSettings)[K]>;

export const settingKeys = Object.keys(systemSettings) as SettingKey[]; // of a record that is declared above

/** What a setting is, whichever it is. */
export const settingGiven = (key: SettingKey): SettingGiven => systemSettings[key];
