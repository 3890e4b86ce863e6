import { callEndpoints, callList, type ListedCall } from "@o2r/api/contract/orders";
import type { RetailerRow } from "@o2r/api/contract/parties";
import { PhoneCall } from "lucide-react";
import { RelatedList } from "../../../../kit/record/related-list.tsx";
import type { RecordPanelProps } from "../../../../kit/record/record-page.types.ts";

const noun = { one: "call", many: "calls" } as const;

/** What agents have spoken of with a shop. */
export function CallsTab({ row }: RecordPanelProps<RetailerRow>) {
  return (
    <RelatedList<typeof callEndpoints.list, ListedCall>
      title="Calls"
      noun={noun}
      icon={PhoneCall}
      declaration={callList}
      endpoint={callEndpoints.list}
      narrow={{ retailer: row.id }}
      without={["establishment"]}
    >
      Calls with the shop are listed here.
    </RelatedList>
  );
}
