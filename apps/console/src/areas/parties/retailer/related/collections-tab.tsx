import { collectionEndpoints, collectionList, type CollectionRow } from "@o2r/api/contract/billing";
import type { RetailerRow } from "@o2r/api/contract/parties";
import { Route } from "lucide-react";
import { RelatedList } from "../../../../kit/record/related-list.tsx";
import type { RecordPanelProps } from "../../../../kit/record/record-page.types.ts";

const noun = { one: "collection", many: "collections" } as const;

/** What is to be collected from a shop, and what became of it. */
export function CollectionsTab({ row }: RecordPanelProps<RetailerRow>) {
  return (
    <RelatedList<typeof collectionEndpoints.list, CollectionRow>
      title="Collections"
      noun={noun}
      icon={Route}
      declaration={collectionList}
      endpoint={collectionEndpoints.list}
      narrow={{ retailer: row.id }}
      without={["establishment", "mobile"]}
      path="/invoice/collections"
    >
      What is planned to be collected from the shop is listed here.
    </RelatedList>
  );
}
