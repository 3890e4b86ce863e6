import { pincodeList, pincodeThing, type Pincode } from "@o2r/api/contract/logistics";

/** What the screens of pincodes have in common. */
export const pincodes = {
  noun: { one: "pincode", many: "pincodes" },
  path: "/warehouse-management/pincode",
  permission: "warehouse.write",
  consequence: "will be unknown to every form. One that a hub serves stays.",
  endpoints: pincodeThing.endpoints,
  declaration: pincodeList,
} as const;

/** A pincode in words. */
export const pincodeName = ({ pincode }: Pick<Pincode, "pincode">): string => pincode;
