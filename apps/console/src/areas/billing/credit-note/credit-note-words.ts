import { creditNoteList, type CreditNoteRow } from "@o2r/api/contract/billing";

/** What the screens of credit notes have in common. */
export const creditNotes = {
  noun: { one: "credit note", many: "credit notes" },
  path: "/invoice/credit-notes",
  declaration: creditNoteList,
} as const;

/** A credit note in words: by its invoice until it has a number. */
export const creditNoteName = ({ number, invoiceNumber }: Pick<CreditNoteRow, "number" | "invoiceNumber">): string =>
  number ?? `On ${invoiceNumber}`;

/** Where a credit note has its page. */
export const creditNoteHref = ({ id }: Pick<CreditNoteRow, "id">): string => `${creditNotes.path}/${id}`;
