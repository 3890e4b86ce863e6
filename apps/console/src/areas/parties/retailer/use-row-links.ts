import type { RetailerRow } from "@o2r/api/contract/parties";
import { mapSearchUrl } from "@o2r/ui";
import { BadgeCheck, Banknote, Map, MapPinned, Phone, ScrollText, ShoppingCart } from "lucide-react";
import { useMemo } from "react";
import type { RowAction } from "../../../kit/list/list-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import { retailers } from "./retailer-words.ts";

const tabOf =
  (tab: string) =>
  ({ id }: RetailerRow): string =>
    `${retailers.path}/${id}?tab=${tab}`;

const call: RowAction<RetailerRow> = {
  label: "Call",
  icon: Phone,
  run: ({ mobile }) => window.location.assign(`tel:+91${mobile}`),
};
/** The maps search finds a shop by its name in its place; the page of the retailer has the very spot. */
const map: RowAction<RetailerRow> = {
  label: "Show on map",
  icon: Map,
  run: ({ establishment, city, pincode }) =>
    void window.open(mapSearchUrl({ address: `${establishment}, ${city} ${pincode}` }), "_blank", "noopener"),
};

/** Where a row of the list leads to beside its page (domain.md §8, /retailer): what waits, what was ordered, the shop itself. */
export const useRowLinks = (): readonly RowAction<RetailerRow>[] => {
  const mayVerify = useMay("kyc.decide");
  const mayMove = useMay("address.read");
  const mayOrders = useMay("order.read");
  const mayCollections = useMay("collection.read");
  const mayPlace = useMay("order.place");
  return useMemo(
    () => [
      ...(mayVerify
        ? [
            {
              label: "KYC review",
              icon: BadgeCheck,
              to: tabOf("kyc"),
              when: ({ kyc }: RetailerRow) => kyc !== "NOT_SUBMITTED",
            },
          ]
        : []),
      ...(mayMove
        ? [
            {
              label: "Address request",
              icon: MapPinned,
              to: tabOf("addresses"),
              when: ({ addressPending }: RetailerRow) => addressPending,
            },
          ]
        : []),
      ...(mayOrders ? [{ label: "Orders", icon: ScrollText, to: tabOf("orders") }] : []),
      ...(mayCollections ? [{ label: "Collections", icon: Banknote, to: tabOf("collections") }] : []),
      ...(mayPlace
        ? [
            {
              label: "Create order",
              icon: ShoppingCart,
              to: ({ id }: RetailerRow) => `/create-order?retailer=${id}`,
              when: ({ state }: RetailerRow) => state === "ACTIVE",
            },
          ]
        : []),
      call,
      map,
    ],
    [mayVerify, mayMove, mayOrders, mayCollections, mayPlace],
  );
};
