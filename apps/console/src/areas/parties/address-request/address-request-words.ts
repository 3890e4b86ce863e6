import { addressRequestList, type AddressRequestRow } from "@o2r/api/contract/parties";

/** What the screens of address requests have in common. */
export const addressRequests = {
  noun: { one: "address request", many: "address requests" },
  path: "/retailer/address-request",
  declaration: addressRequestList,
} as const;

/** A request in words: by whose it is. */
export const requestName = ({ establishment }: Pick<AddressRequestRow, "establishment">): string => establishment;
