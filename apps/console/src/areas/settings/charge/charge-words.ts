import { chargeEndpoints, chargeList, type Charge } from "@o2r/api/contract/settings";

/** What the screens of charges have in common. */
export const charges = {
  noun: { one: "charge", many: "charges" },
  path: "/charge-config",
  permission: "setting.manage",
  consequence: "is charged no longer, on orders that are placed from now on.",
  endpoints: chargeEndpoints,
  declaration: chargeList,
} as const;

export const simulatePath = `${charges.path}/simulate`;

/** A charge in words: `Delivery, ₹0 to below ₹500`. */
export const chargeName = ({ name, range }: Pick<Charge, "name" | "range">): string => `${name}, ${range}`;
