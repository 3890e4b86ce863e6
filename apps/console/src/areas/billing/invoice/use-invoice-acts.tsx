import { reasonDialogForm } from "@o2r/api/contract/core";
import { invoiceLife, type InvoiceDetail, type InvoiceRow } from "@o2r/api/contract/billing";
import { useClient } from "@o2r/api/react";
import { BadgeCheck, Ban, Keyboard, ScrollText, Truck } from "lucide-react";
import { useMemo } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { invoiceName } from "./invoice-words.ts";

type Given = ActsGiven<typeof invoiceLife, InvoiceRow>;

const base = {
  name: invoiceName,
  icons: { cancel: Ban, askIrn: BadgeCheck, enterIrn: Keyboard, askEWay: Truck, enterEWay: ScrollText },
} as const;

/** What the person may do with invoices; what registers them stands on the page of one. */
export const useInvoiceActs = () => {
  const client = useClient();
  const words = useMemo<Given>(() => {
    const registry = formRegistry(client, reasonDialogForm);
    return { ...base, steps: ["cancel"], forms: { cancel: () => ({ registry }) } };
  }, [client]);
  return useActs(invoiceLife, words);
};

/** What the person may do for the IRN and the e-way bill of an invoice: ask where a provider is, and type what it has not. */
export const useRegistrationActs = ({ irn, ewbNumber, kind, hasProvider }: InvoiceDetail) => {
  const words = useMemo<Given>(() => {
    const isRegistrable = irn === null && kind !== "BILL";
    return {
      ...base,
      steps: [
        ...(isRegistrable && hasProvider ? (["askIrn"] as const) : []),
        ...(isRegistrable ? (["enterIrn"] as const) : []),
        ...(ewbNumber === null && hasProvider ? (["askEWay"] as const) : []),
        "enterEWay",
      ],
    };
  }, [irn, ewbNumber, kind, hasProvider]);
  return useActs(invoiceLife, words);
};
