import { bare, inShell, ownWarehouse, warehouses } from "../../routing/page-kinds.ts";
import type { AreaPage } from "../../routing/route.ts";
import { thingPages } from "../../routing/thing-pages.ts";

/** The pages of stock. */
export const pages: readonly AreaPage[] = [
  {
    ...inShell,
    path: "/inventory/import",
    title: "Import batches",
    screen: { of: "stock", name: "inventoryImport" },
    allowed: warehouses,
    under: "/inventory",
  },
  {
    ...inShell,
    path: "/inventory/discard",
    title: "Discard requests",
    screen: { of: "stock", name: "discardList" },
    allowed: warehouses,
    under: "/inventory",
  },
  ...thingPages(
    {
      ...inShell,
      path: "/inventory",
      title: "Inventory",
      screen: { of: "stock", name: "inventoryList" },
      allowed: warehouses,
      entry: { block: 2, place: 1 },
    },
    "entry",
    { of: "stock", name: "inventoryPage" },
  ),
  {
    ...inShell,
    path: "/rejected-skus",
    title: "Rejected SKUs",
    screen: { of: "stock", name: "rejectedList" },
    allowed: warehouses,
    entry: { block: 2, place: 3 },
  },
  {
    ...inShell,
    path: "/quality-check",
    title: "QC Management",
    screen: { of: "stock", name: "qcList" },
    allowed: warehouses,
    entry: { block: 4, place: 2 },
  },
  {
    ...bare,
    path: "/quality-check/:id",
    title: "Quality check",
    screen: { of: "stock", name: "qcCheck" },
    allowed: ownWarehouse,
    under: "/quality-check",
  },
];
