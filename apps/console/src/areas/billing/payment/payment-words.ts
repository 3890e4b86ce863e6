import { paymentList, type PaymentRow } from "@o2r/api/contract/billing";

/** What the screens of payments have in common. */
export const payments = {
  noun: { one: "payment", many: "payments" },
  path: "/invoice/payments",
  declaration: paymentList,
} as const;

/** A payment in words. */
export const paymentName = ({ receiptNumber }: Pick<PaymentRow, "receiptNumber">): string => receiptNumber;
