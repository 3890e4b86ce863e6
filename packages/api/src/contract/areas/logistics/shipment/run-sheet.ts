import type { InferType } from "yup";
import { listOf, shape } from "../../../core/schemas.ts";
import { shipmentDetail, shipmentStop } from "./shipment-rows.ts";

/** One stop, as far as whoever drives there has to know it. */
export const runStop = shipmentStop.pick([
  "id",
  "version",
  "position",
  "state",
  "orderNumber",
  "invoiceNumber",
  "establishment",
  "mobile",
  "address",
  "city",
  "pincode",
  "lat",
  "lng",
  "packs",
  "cod",
  "lines",
  "reason",
  "note",
  "visitedAt",
  "visitedBy",
  "collected",
  "receipts",
  "photo",
  "receivedBy",
  "code",
  "others",
]);
export type RunStop = InferType<typeof runStop>;

/** A shipment as its run sheet shows it, also to a driver without an account: no sums of the house, no accounts of shops. */
export const runSheet = shipmentDetail
  .pick([
    "id",
    "version",
    "number",
    "type",
    "warehouse",
    "state",
    "vehicleNumber",
    "driverName",
    "departOn",
    "stops",
    "done",
    "packs",
    "cod",
    "collected",
  ])
  .concat(shape({ stopList: listOf(runStop) }));
export type RunSheet = InferType<typeof runSheet>;
