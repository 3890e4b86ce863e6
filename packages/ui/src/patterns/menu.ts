import {
  Boxes,
  ChartColumn,
  ClipboardCheck,
  House,
  LayoutDashboard,
  LayoutTemplate,
  LifeBuoy,
  ListTree,
  MapPinned,
  Megaphone,
  Package,
  PackageOpen,
  PackageX,
  ReceiptIndianRupee,
  Settings,
  Shapes,
  ShoppingCart,
  SquarePen,
  Store,
  Tag,
  Ticket,
  Truck,
  Users,
} from "lucide-react";
import type { SidebarGroup, SidebarLink } from "../index.ts";

const child = (id: string, title: string): SidebarLink => ({ id, title, href: `#${id}` });

/** The full menu of a super admin. */
export const demoMenu: readonly SidebarGroup[] = [
  {
    id: "orders",
    items: [
      { id: "dashboard", title: "Dashboard", href: "#", icon: LayoutDashboard },
      { id: "create-order", title: "Create Orders", href: "#", icon: SquarePen },
      { id: "order", title: "Retailer Orders", href: "#", icon: ShoppingCart },
      { id: "hub-order", title: "Hub Order", href: "#", icon: Truck, badge: 6 },
      { id: "invoice", title: "Invoices", href: "#", icon: ReceiptIndianRupee },
    ],
  },
  {
    id: "goods",
    items: [
      { id: "inventory", title: "Inventory", href: "#", icon: Boxes },
      { id: "product", title: "Product", href: "#", icon: Package },
      { id: "rejected-skus", title: "Rejected SKUs", href: "#", icon: PackageX },
      { id: "reports", title: "Reports", href: "#", icon: ChartColumn },
    ],
  },
  {
    id: "parties",
    items: [
      { id: "user-management", title: "User Management", href: "#", icon: Users },
      { id: "retailer", title: "Retailers", href: "#", icon: Store },
      {
        id: "category-master",
        title: "Category Master",
        icon: Shapes,
        children: [child("category", "Category"), child("sub-category", "Sub-category")],
      },
      { id: "brand", title: "Brand", href: "#", icon: Tag },
      { id: "attribute", title: "Attributes", href: "#", icon: ListTree },
    ],
  },
  {
    id: "logistics",
    items: [
      { id: "warehouse-management", title: "Warehouse Management", href: "#", icon: House },
      { id: "quality-check", title: "QC Management", href: "#", icon: ClipboardCheck, badge: 3 },
      {
        id: "shipment-master",
        title: "Shipment Master",
        icon: PackageOpen,
        children: [child("create-shipment", "Create Shipment"), child("shipment-management", "Shipment Management")],
      },
    ],
  },
  {
    id: "rest",
    items: [
      { id: "promocode", title: "Promocode", href: "#", icon: Ticket },
      { id: "notification", title: "Notification", href: "#", icon: Megaphone },
      { id: "settings", title: "Settings", icon: Settings, children: [child("common-config", "Common Config")] },
      { id: "layout", title: "Layout", icon: LayoutTemplate, children: [child("layout-content", "Content")] },
    ],
  },
  {
    id: "help",
    items: [
      { id: "help-support", title: "Help & support", href: "#", icon: LifeBuoy },
      { id: "field-sales", title: "Field sales app", href: "#", icon: MapPinned, external: true },
    ],
  },
];
