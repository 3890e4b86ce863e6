import { string } from "yup";
import { admins } from "../../core/holders.ts";
import { lookupEndpoint, lookupRow } from "../../core/lookup.ts";
import { idSchema, shape } from "../../core/schemas.ts";

/** The async dropdown of warehouses; its options as specification §3 has them. */
export const warehouseLookup = lookupEndpoint({
  name: "warehouse",
  summary: "Find warehouses by name; those within reach",
  row: shape({ id: idSchema(), companyName: string().defined(), type: string().defined() }),
  allow: "warehouse.read",
  scope: {
    all: [...admins, "CC_SUPERVISOR", "ONBOARDING_MANAGER", "ONBOARDING_AGENT", "FSA"],
    ownWarehouse: ["CALLING_AGENT", "HUB_MANAGER", "CWH_MANAGER"],
  },
});

/** The async dropdown of shipments: each by its number, day and vehicle, since every warehouse counts its own. */
export const shipmentLookup = lookupEndpoint({
  name: "shipment",
  summary: "Shipments by number, driver or vehicle, the latest first",
  row: lookupRow(),
  allow: "shipment.run",
  scope: "ownWarehouse",
});

/** A driver has no account: the id is made of the mobile, and is the same on every shipment that names it. */
export const driverLookup = lookupEndpoint({
  name: "driver",
  summary: "Drivers of the shipments within reach, by name or mobile",
  row: lookupRow(),
  allow: "shipment.run",
  scope: "ownWarehouse",
});
