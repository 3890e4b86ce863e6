import { shipmentList, type ShipmentRow } from "@o2r/api/contract/logistics";

/** What the screens of shipments have in common. */
export const shipments = {
  noun: { one: "shipment", many: "shipments" },
  path: "/shipment-management",
  declaration: shipmentList,
} as const;

/** A shipment in words. */
export const shipmentName = ({ number }: Pick<ShipmentRow, "number">): string => number;

/** Where a shipment has its run sheet. */
export const shipmentHref = ({ id }: Pick<ShipmentRow, "id">): string => `${shipments.path}/${id}`;

/** Where a shipment that has not left is changed. */
export const changeHref = ({ id, warehouseId }: Pick<ShipmentRow, "id" | "warehouseId">): string =>
  `/create-shipment?hub=${warehouseId}&shipment=${id}`;

/** How many stops were visited: `3 of 18`. */
export const stopsText = ({ done, stops }: Pick<ShipmentRow, "done" | "stops">): string => `${done} of ${stops}`;

const two = (amount: number): string => String(Math.round(amount * 100) / 100);

/** Grams as kilograms, and cubic centimetres as cubic metres. */
export const weightText = (grams: number): string => `${two(grams / 1000)} kg`;
export const volumeText = (cubicCentimetres: number): string => `${two(cubicCentimetres / 1_000_000)} m³`;
