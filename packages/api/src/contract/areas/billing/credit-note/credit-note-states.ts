/** How far a credit note has come: asked for by one, issued or refused by another (domain.md §13). */
export const creditNoteStates = {
  ASKED: { label: "To be issued", tone: "warning", is: "not issued yet" },
  ISSUED: { label: "Issued", tone: "success" },
  REFUSED: { label: "Refused", tone: "neutral" },
} as const;
export type CreditNoteState = keyof typeof creditNoteStates;

/** Whether it takes back tax: too long after its invoice none does (CGST Act s.34). */
export const creditNoteKinds = [
  { value: "TAX", label: "Credit note" },
  { value: "COMMERCIAL", label: "Commercial credit note" },
] as const;
export type CreditNoteKind = (typeof creditNoteKinds)[number]["value"];

/** What is credited: goods that came back, units that nobody brings back, or the difference of a price. */
export const creditNoteCauses = [
  { value: "RETURN", label: "Return" },
  { value: "UNITS", label: "Units" },
  { value: "PRICE", label: "Price difference" },
] as const;
