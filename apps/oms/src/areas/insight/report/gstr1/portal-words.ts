/** Kinds of exempt supplies, as the portal has them in its files and in its JSON. */
export const exemptWords = ({ inter, registered }: { readonly inter: boolean; readonly registered: boolean }) => ({
  text: `${inter ? "Inter" : "Intra"}-State supplies to ${registered ? "registered" : "unregistered"} persons`,
  code: `${inter ? "INTR" : "INTRA"}${registered ? "B2B" : "B2C"}`,
});

/** Kinds of documents, with their numbers on the portal. */
export const issuedWords = {
  INVOICE: { text: "Invoices for outward supply", number: 1 },
  NOTE: { text: "Credit Note", number: 5 },
  CHALLAN: {
    text: "Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)",
    number: 12,
  },
} as const;
