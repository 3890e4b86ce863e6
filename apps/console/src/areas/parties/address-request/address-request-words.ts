import { addressRequestList, type AddressRequestRow } from "@o2r/api/contract/parties";
import { formatNumber } from "@o2r/ui";

/** What the screens of address requests have in common. */
export const addressRequests = {
  noun: { one: "address request", many: "address requests" },
  path: "/retailer/address-request",
  declaration: addressRequestList,
} as const;

/** A request in words: by whose it is. */
export const requestName = ({ establishment }: Pick<AddressRequestRow, "establishment">): string => establishment;

/** A distance as people say it: metres below a kilometre, then kilometres with one decimal. */
export const distanceText = (metres: number): string =>
  metres < 1000 ? `${formatNumber(metres)} m` : `${formatNumber(Math.round(metres / 100) / 10)} km`;
