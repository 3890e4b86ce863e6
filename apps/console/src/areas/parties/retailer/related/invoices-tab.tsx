import {
  invoiceEndpoints,
  invoiceList,
  paymentEndpoints,
  paymentList,
  type InvoiceRow,
  type PaymentRow,
} from "@o2r/api/contract/billing";
import type { RetailerRow } from "@o2r/api/contract/parties";
import { HandCoins, ReceiptIndianRupee } from "lucide-react";
import { RelatedList } from "../../../../kit/record/related-list.tsx";
import type { RecordPanelProps } from "../../../../kit/record/record-page.types.ts";

const invoices = { one: "invoice", many: "invoices" } as const;
const payments = { one: "payment", many: "payments" } as const;

/** What a shop was invoiced, and what it has paid. */
export function InvoicesTab({ row }: RecordPanelProps<RetailerRow>) {
  return (
    <>
      <RelatedList<typeof invoiceEndpoints.list, InvoiceRow>
        title="Invoices"
        noun={invoices}
        icon={ReceiptIndianRupee}
        declaration={invoiceList}
        endpoint={invoiceEndpoints.list}
        narrow={{ retailer: row.id }}
        without={["establishment", "gstNumber", "buyer"]}
        rowHref={({ id }) => `/invoice/${id}`}
        path="/invoice"
      >
        What the shop is invoiced is listed here.
      </RelatedList>
      <RelatedList<typeof paymentEndpoints.list, PaymentRow>
        title="Payments"
        noun={payments}
        icon={HandCoins}
        declaration={paymentList}
        endpoint={paymentEndpoints.list}
        narrow={{ retailer: row.id }}
        without={["establishment"]}
        path="/invoice/payments"
      >
        What the shop pays is listed here.
      </RelatedList>
    </>
  );
}
