import { creditNoteEndpoints, creditNoteList, type CreditNoteRow } from "@o2r/api/contract/billing";
import { returnEndpoints, returnList, type ReturnRow } from "@o2r/api/contract/orders";
import type { RetailerRow } from "@o2r/api/contract/parties";
import { PackageOpen, ReceiptIndianRupee } from "lucide-react";
import { RelatedList } from "../../../../kit/record/related-list.tsx";
import type { RecordPanelProps } from "../../../../kit/record/record-page.types.ts";
import { useMay } from "../../../../kit/use-may.ts";

const returns = { one: "return", many: "returns" } as const;
const notes = { one: "credit note", many: "credit notes" } as const;

/** What came back from a shop, and what it was credited. */
export function ReturnsTab({ row }: RecordPanelProps<RetailerRow>) {
  const maySeeNotes = useMay("creditNote.read");
  return (
    <>
      <RelatedList<typeof returnEndpoints.list, ReturnRow>
        title="Returns"
        noun={returns}
        icon={PackageOpen}
        declaration={returnList}
        endpoint={returnEndpoints.list}
        narrow={{ retailer: row.id }}
        without={["establishment"]}
        rowHref={({ id }) => `/order/returns/${id}`}
        path="/order/returns"
      >
        Goods that the shop gives back are listed here.
      </RelatedList>
      {maySeeNotes && (
        <RelatedList<typeof creditNoteEndpoints.list, CreditNoteRow>
          title="Credit notes"
          noun={notes}
          icon={ReceiptIndianRupee}
          declaration={creditNoteList}
          endpoint={creditNoteEndpoints.list}
          narrow={{ retailer: row.id }}
          without={["establishment", "gstNumber", "buyer"]}
          rowHref={({ id }) => `/invoice/credit-notes/${id}`}
          path="/invoice/credit-notes"
        >
          What the shop is credited is listed here.
        </RelatedList>
      )}
    </>
  );
}
