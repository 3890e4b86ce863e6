import { string } from "yup";
import { admins } from "../../core/holders.ts";
import { lookupEndpoint } from "../../core/lookup.ts";
import { idSchema, shape } from "../../core/schemas.ts";

/** The async dropdown of warehouses; its options as specification §3 has them. */
export const warehouseLookup = lookupEndpoint({
  name: "warehouse",
  summary: "Warehouses by name that the caller may reach",
  row: shape({ id: idSchema(), companyName: string().defined(), type: string().defined() }),
  allow: "warehouse.read",
  scope: {
    all: [...admins, "CC_SUPERVISOR"],
    ownWarehouse: ["CALLING_AGENT", "HUB_MANAGER", "CWH_MANAGER"],
  },
});
