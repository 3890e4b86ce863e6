import { orderEndpoints, orderList, type OrderRow } from "@o2r/api/contract/orders";
import type { RetailerRow } from "@o2r/api/contract/parties";
import { ShoppingCart } from "lucide-react";
import { RelatedList } from "../../../../kit/record/related-list.tsx";
import type { RecordPanelProps } from "../../../../kit/record/record-page.types.ts";

const noun = { one: "order", many: "orders" } as const;

/** What a shop has ordered, newest first. */
export function OrdersTab({ row }: RecordPanelProps<RetailerRow>) {
  return (
    <RelatedList<typeof orderEndpoints.list, OrderRow>
      title="Orders"
      noun={noun}
      icon={ShoppingCart}
      declaration={orderList}
      endpoint={orderEndpoints.list}
      narrow={{ retailer: row.id }}
      without={["establishment", "beat"]}
      rowHref={({ id }) => `/order/${id}`}
      path="/order"
    >
      What the shop orders is listed here.
    </RelatedList>
  );
}
