import { lookupSize } from "@o2r/api/contract/core";
import { holidayEndpoints, shipmentEndpoints, warehouseLookup } from "@o2r/api/contract/logistics";
import { orderEndpoints } from "@o2r/api/contract/orders";
import { readOf, readsOfList, readsOfThing, type FirstReads } from "../../boot/first-reads.ts";
import { holidays } from "./holiday/holiday-words.ts";
import { pincodes } from "./pincode/pincode-words.ts";
import { shipments } from "./shipment/shipment-words.ts";
import { warehouses } from "./warehouse/warehouse-words.ts";

/** What the pages of logistics read first. */
export const firstReads: FirstReads = {
  ...readsOfThing(holidays),
  [`${holidays.path}/calendar`]: [
    { ...readOf(holidayEndpoints.year), isOfPlainAddress: true },
    readOf(orderEndpoints.onHolidays),
    readOf(warehouseLookup, { query: { query: "", size: lookupSize } }),
  ],
  ...readsOfThing(warehouses),
  ...readsOfThing(pincodes),
  ...readsOfList({ ...shipments, endpoint: shipmentEndpoints.list }),
  [`${shipments.path}/:id`]: [readOf(shipmentEndpoints.get)],
};
