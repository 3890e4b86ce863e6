import type { Screen } from "../../routing/screen.ts";

/** The screens of billing. */
export const screens = {
  invoiceList: async () => (await import("./invoice/list.tsx")).InvoiceList,
  invoicePage: async () => (await import("./invoice/page.tsx")).InvoicePage,
  creditNoteList: async () => (await import("./credit-note/list.tsx")).CreditNoteList,
  creditNotePage: async () => (await import("./credit-note/page.tsx")).CreditNotePage,
  bankList: async () => (await import("./bank/list.tsx")).BankList,
  bankImport: async () => (await import("./bank/import.tsx")).BankImport,
  collectionList: async () => (await import("./collection/list.tsx")).CollectionList,
  writeOffList: async () => (await import("./write-off/list.tsx")).WriteOffList,
  paymentList: async () => (await import("./payment/list.tsx")).PaymentList,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly billing: typeof screens;
  }
}
