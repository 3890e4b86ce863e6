/** How far a shipment has come, in the order of its life (domain.md §5, Shipment). */
export const shipmentStates = {
  DRAFT: { label: "Draft", tone: "neutral", is: "a draft" },
  PLANNED: { label: "Planned", tone: "info" },
  LOADED: { label: "Loaded", tone: "info" },
  IN_TRANSIT: { label: "In transit", tone: "info" },
  COMPLETED: { label: "Completed", tone: "warning", is: "back at the warehouse" },
  SETTLED: { label: "Settled", tone: "success" },
  CANCELLED: { label: "Cancelled", tone: "neutral" },
} as const;
export type ShipmentState = keyof typeof shipmentStates;

/** Not under way yet: its stops may still change. */
export const standingStates = ["DRAFT", "PLANNED", "LOADED"] as const satisfies readonly ShipmentState[];

/** Its driver is on the way, or soon: there may be a link for them. */
export const linkedStates = [
  "PLANNED",
  "LOADED",
  "IN_TRANSIT",
  "COMPLETED",
] as const satisfies readonly ShipmentState[];

/** Between whom goods move. */
export const shipmentTypes = [
  { value: "HUB_TO_RETAILER", label: "Hub to retailer" },
  { value: "CWH_TO_HUB", label: "CWH to hub" },
] as const;

/** How a stop went. */
export const stopStates = [
  { value: "PENDING", label: "Pending", tone: "neutral" },
  { value: "DELIVERED", label: "Delivered", tone: "success" },
  { value: "PARTIAL", label: "Partly", tone: "warning" },
  { value: "FAILED", label: "Failed", tone: "danger" },
] as const;
export type StopState = (typeof stopStates)[number]["value"];

/** Why nothing, or not everything, was delivered (domain.md §5). */
export const failReasons = [
  { value: "SHOP_CLOSED", label: "Shop closed" },
  { value: "REFUSED", label: "Refused" },
  { value: "CASH_NOT_READY", label: "Cash not ready" },
  { value: "ADDRESS", label: "Address not found" },
  { value: "DAMAGED", label: "Damaged on the way" },
] as const;
export type FailReason = (typeof failReasons)[number]["value"];

/** What became of the code that a driver was told at the door. */
export const codeStates = [
  { value: "RIGHT", label: "Code confirmed", tone: "success" },
  { value: "WRONG", label: "Code did not match", tone: "warning" },
] as const;

export type CodeState = (typeof codeStates)[number]["value"];

/** What a vehicle of a kind carries, as makers state it: kilograms and cubic metres. */
export const vehicleTypes = [
  { value: "THREE_WHEELER", label: "Three-wheeler", kilograms: 500, cubicMetres: 3 },
  { value: "MINI_TRUCK", label: "Mini truck", kilograms: 750, cubicMetres: 5 },
  { value: "PICKUP", label: "Pickup", kilograms: 1500, cubicMetres: 9 },
  { value: "TRUCK", label: "Truck, 14 ft", kilograms: 4000, cubicMetres: 22 },
] as const;
export type VehicleType = (typeof vehicleTypes)[number]["value"];

/** How much of a vehicle some goods take, as parts of 1 that may exceed it. Grams and cubic centimetres. */
export const loadOf = (type: VehicleType, goods: { readonly weight: number; readonly volume: number }) => {
  const vehicle = vehicleTypes.find(({ value }) => value === type);
  if (vehicle === undefined) throw new TypeError(`There is no vehicle ${type}`);
  return {
    weight: goods.weight / (vehicle.kilograms * 1000),
    volume: goods.volume / (vehicle.cubicMetres * 1_000_000),
    kilograms: vehicle.kilograms,
    cubicMetres: vehicle.cubicMetres,
  };
};
