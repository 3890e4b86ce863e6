import type { Client } from "@o2r/api/client";
import { invoiceEndpoints } from "@o2r/api/contract/billing";
import { orderEndpoints, type OrderRow } from "@o2r/api/contract/orders";
import { notify } from "@o2r/ui";
import { savePdf } from "../../../kit/save-pdf.ts";

/** Hands the invoice of an order to the browser, as PDF. A row of the list does not say which it is: the order does. */
export const printInvoice = async (client: Client, { id, orderNumber }: OrderRow): Promise<void> => {
  const { payload, error } = await client.call(orderEndpoints.get, { params: { id } }, { quiet: true });
  const invoice = payload?.invoices.at(-1);
  const failure =
    error !== undefined
      ? error.message
      : invoice === undefined
        ? `${orderNumber} has no invoice`
        : await savePdf(client, {
            endpoint: invoiceEndpoints.pdf,
            input: { params: { id: invoice.id } },
            name: invoice.number,
          });
  if (failure !== undefined) notify({ kind: "danger", title: failure });
};
