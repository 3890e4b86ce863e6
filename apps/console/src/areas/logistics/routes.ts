import { admins, bare, full, inShell, ownWarehouse, warehouses } from "../../routing/page-kinds.ts";
import type { AreaPage } from "../../routing/route.ts";
import { thingPages } from "../../routing/thing-pages.ts";

/** The pages of logistics. */
export const pages: readonly AreaPage[] = [
  ...thingPages(
    {
      ...inShell,
      path: "/warehouse-management",
      title: "Warehouse Management",
      screen: { of: "logistics", name: "warehouseList" },
      allowed: admins,
      entry: { block: 4, place: 1 },
    },
    "warehouse",
    { of: "logistics", name: "warehousePage" },
  ),
  ...thingPages(
    {
      ...inShell,
      path: "/warehouse-management/pincode",
      title: "Serviceable pincodes",
      screen: { of: "logistics", name: "pincodeList" },
      allowed: admins,
      under: "/warehouse-management",
    },
    "pincode",
    { of: "logistics", name: "pincodeForm" },
  ),
  {
    ...inShell,
    path: "/warehouse-management/pincode/import",
    title: "Import pincodes",
    screen: { of: "logistics", name: "pincodeImport" },
    allowed: admins,
    under: "/warehouse-management/pincode",
  },
  {
    ...inShell,
    path: "/create-shipment",
    title: "Create Shipment",
    screen: { of: "logistics", name: "createShipment" },
    allowed: warehouses,
    entry: { block: 4, place: 3, within: "Shipment Master" },
  },
  {
    ...inShell,
    path: "/shipment-management",
    title: "Shipment Management",
    screen: { of: "logistics", name: "shipmentList" },
    allowed: warehouses,
    entry: { block: 4, place: 4, within: "Shipment Master" },
  },
  {
    ...inShell,
    path: "/holidays/calendar",
    title: "Holiday calendar",
    screen: { of: "logistics", name: "holidayCalendar" },
    allowed: full,
    under: "/holidays",
  },
  {
    ...inShell,
    path: "/holidays/import",
    title: "Import holidays",
    screen: { of: "logistics", name: "holidayImport" },
    allowed: full,
    under: "/holidays",
  },
  ...thingPages(
    {
      ...inShell,
      path: "/holidays",
      title: "Holidays",
      screen: { of: "logistics", name: "holidayList" },
      allowed: full,
      entry: { block: 5, place: 9, within: "Settings" },
    },
    "holiday",
    { of: "logistics", name: "holidayForm" },
  ),
  {
    ...bare,
    path: "/shipment-management/:id",
    title: "Shipment",
    screen: { of: "logistics", name: "runSheet" },
    linkScreen: { of: "logistics", name: "linkedRunSheet" },
    allowed: ownWarehouse,
    under: "/shipment-management",
  },
];
