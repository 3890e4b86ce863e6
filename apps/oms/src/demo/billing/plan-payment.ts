import { addDays } from "@o2r/forms/days";
import type { OrderState } from "@o2r/api/contract/orders";

/** The order of an invoice, as far as it says how much of it is paid. */
interface Invoiced {
  readonly state: OrderState;
  readonly paymentMode: "COD" | "CREDIT";
  /** `YYYY-MM-DD`. */
  readonly invoicedOn: string;
  readonly creditDays: number;
  readonly today: string;
}

/** What has an invoice, and has not come back whole. */
export const invoicedStates = [
  "INVOICED", "SHIPPED", "DELIVERED", "PARTIALLY_DELIVERED", "UNDELIVERED", "RESCHEDULED", "CLOSED",
] as const satisfies readonly OrderState[]; // prettier-ignore

/** Whether an invoice of the demo is paid by now: at the door, or when its terms are over. Nothing is overdue. */
export const isPaid = ({ state, paymentMode, invoicedOn, creditDays, today }: Invoiced): boolean =>
  state === "CLOSED" ||
  ((state === "DELIVERED" || state === "PARTIALLY_DELIVERED") &&
    (paymentMode === "COD" || addDays(invoicedOn, creditDays) < today));

const minute = 60_000;
/** Packed goods get their invoice some minutes later. */
export const invoicedAt = (packed: Date): Date => new Date(packed.getTime() + minute);
