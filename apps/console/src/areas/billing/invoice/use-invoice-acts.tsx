import { reasonDialogForm } from "@o2r/api/contract/core";
import { invoiceLife, type InvoiceRow } from "@o2r/api/contract/billing";
import { useClient } from "@o2r/api/react";
import { Ban } from "lucide-react";
import { useMemo } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { invoiceName } from "./invoice-words.ts";

/** What the person may do with invoices. */
export const useInvoiceActs = () => {
  const client = useClient();
  const words = useMemo<ActsGiven<typeof invoiceLife, InvoiceRow>>(() => {
    const registry = formRegistry(client, reasonDialogForm);
    return { name: invoiceName, icons: { cancel: Ban }, forms: { cancel: () => ({ registry }) } };
  }, [client]);
  return useActs(invoiceLife, words);
};
