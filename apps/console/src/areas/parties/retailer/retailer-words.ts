import { kycStates, retailerList, type Retailer, type RetailerRow } from "@o2r/api/contract/parties";
import { stateValues } from "@o2r/api/contract/core";

/** What the screens of retailers have in common. */
export const retailers = {
  noun: { one: "retailer", many: "retailers" },
  path: "/retailer",
  declaration: retailerList,
} as const;

/** A retailer in words. */
export const retailerName = ({ establishment }: Pick<RetailerRow | Retailer, "establishment">): string => establishment;

/** How far the papers have come, as lists and pages have it. */
export const kycValues = stateValues(kycStates);

/** An address in one line. */
export const addressOf = (
  row: Pick<Retailer, "addressLine1" | "addressLine2" | "addressLine3" | "city" | "state" | "pincode">,
): string =>
  [row.addressLine1, row.addressLine2, row.addressLine3, row.city, `${row.state} ${row.pincode}`]
    .filter(Boolean)
    .join(", ");
