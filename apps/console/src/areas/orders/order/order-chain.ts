import { may, wordOf, type UserType } from "@o2r/api/contract/core";
import { ticketStates } from "@o2r/api/contract/engagement";
import { hubOrderLife, returnLife, type OrderDetail } from "@o2r/api/contract/orders";
import { qcLife } from "@o2r/api/contract/stock";
import { formatMoney } from "@o2r/ui";
import {
  ClipboardCheck,
  HandCoins,
  LifeBuoy,
  PackageOpen,
  ReceiptIndianRupee,
  ShoppingCart,
  Truck,
  Warehouse,
} from "lucide-react";
import type { ChainLink } from "../../../kit/record/document-chain.tsx";

/** Of what happened at a shop, in the word of the stop. */
const stopWords = [
  { value: "PENDING", label: "On its way" },
  { value: "DELIVERED", label: "Delivered" },
  { value: "PARTIAL", label: "Partly delivered" },
  { value: "FAILED", label: "Failed" },
] as const;

/** A state of a ticket, in its word. */
const ticketWord = (state: string): string =>
  state in ticketStates ? ticketStates[state as keyof typeof ticketStates].label : state; // it is one of them

const wordFor = (values: Parameters<typeof wordOf>[0], state: string): string => wordOf(values, state) ?? state;

/** The order among the documents that it led to; who may not open one reads its number. */
export const chainOf = (role: UserType, helps: boolean) => {
  const [mayHub, mayCheck, mayInvoice, mayShip, mayReturn, mayPay, mayHelp] = [
    may(role, "hubOrder.read"),
    may(role, "qc.inspect"),
    may(role, "invoice.read"),
    may(role, "shipment.run"),
    may(role, "return.read"),
    may(role, "payment.read"),
    helps && may(role, "ticket.work"),
  ];
  return (order: OrderDetail): readonly ChainLink[] => [
    { label: "Order", icon: ShoppingCart, name: order.orderNumber, current: true },
    ...order.hubOrders.map(({ id, number, state }) => ({
      label: "Hub order",
      icon: Warehouse,
      name: number,
      ...(mayHub && { href: `/hub-order/${id}` }),
      detail: wordFor(hubOrderLife.values, state),
    })),
    ...order.checks.map(({ id, number, state }) => ({
      label: "Quality check",
      icon: ClipboardCheck,
      name: number,
      ...(mayCheck && { href: `/quality-check/${id}` }),
      detail: wordFor(qcLife.values, state),
    })),
    ...order.invoices.map(({ id, number }) => ({
      label: "Invoice",
      icon: ReceiptIndianRupee,
      name: number,
      ...(mayInvoice && { href: `/invoice/${id}` }),
    })),
    ...order.shipments.map(({ id, number, state }) => ({
      label: "Shipment",
      icon: Truck,
      name: number,
      ...(mayShip && { href: `/shipment-management/${id}` }),
      detail: wordFor(stopWords, state),
    })),
    ...order.payments.map(({ number, amount }) => ({
      label: "Payment",
      icon: HandCoins,
      name: number,
      ...(mayPay && { href: `/invoice/payments?q=${encodeURIComponent(number)}` }),
      detail: formatMoney(amount),
    })),
    ...order.returns.map(({ id, number, state }) => ({
      label: "Return",
      icon: PackageOpen,
      name: number,
      ...(mayReturn && { href: `/order/returns/${id}` }),
      detail: wordFor(returnLife.values, state),
    })),
    ...order.tickets.map(({ id, number, state }) => ({
      label: "Ticket",
      icon: LifeBuoy,
      name: number,
      ...(mayHelp && { href: `/ticket-management?ticketId=${id}` }),
      detail: ticketWord(state),
    })),
  ];
};
