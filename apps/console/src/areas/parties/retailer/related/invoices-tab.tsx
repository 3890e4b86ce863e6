import { invoiceEndpoints, invoiceList, type InvoiceRow } from "@o2r/api/contract/billing";
import type { RetailerRow } from "@o2r/api/contract/parties";
import { ReceiptIndianRupee } from "lucide-react";
import { RelatedList } from "../../../../kit/record/related-list.tsx";
import type { RecordPanelProps } from "../../../../kit/record/record-page.types.ts";
import { PaymentsTab } from "./payments-tab.tsx";

const invoices = { one: "invoice", many: "invoices" } as const;

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
      <PaymentsTab row={row} />
    </>
  );
}
