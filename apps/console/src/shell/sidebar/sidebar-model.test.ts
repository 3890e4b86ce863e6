import { userTypes } from "@o2r/api/contract/core";
import type { SidebarItem } from "@o2r/ui";
import { describe, expect, it, vi } from "vitest";
import { entryOf } from "../../routing/entry-of.ts";
import { routes } from "../../routes.tsx";
import { sidebarModel } from "./sidebar-model.ts";

const fullMenu = [
  "Dashboard",
  "Create Orders",
  "Retailer Orders",
  "Hub Order",
  "Invoices",
  "Inventory",
  "Product",
  "Rejected SKUs",
  "Reports",
  "User Management",
  "Retailers",
  "Category Master",
  "Brand",
  "Attributes",
  "Warehouse Management",
  "QC Management",
  "Shipment Master",
  "Promocode",
  "Notification",
  "Settings",
  "Layout",
];
const adminMenu = fullMenu.filter(
  (title) => !["User Management", "Notification", "Settings", "Layout"].includes(title),
);

const menus: readonly (readonly [id: string, role: string, titles: readonly string[], fieldSales: boolean])[] = [
  ["S6.03", "SUPER_SUPER_ADMIN", fullMenu, true],
  ["S6.04", "SUPER_ADMIN", fullMenu, true],
  ["S6.05", "ADMIN", adminMenu, true],
  ["S6.06", "CALLING_AGENT", ["Dashboard", "Orders"], false],
  [
    "S6.07",
    "HUB_MANAGER",
    [
      "Dashboard",
      "Create Orders",
      "Retailer Orders",
      "Hub Order",
      "Invoices",
      "Inventory",
      "Promocode",
      "QC Management",
      "Shipment Master",
      "Rejected SKUs",
      "Reports",
    ],
    false,
  ],
  [
    "S6.08",
    "CWH_MANAGER",
    [
      "Dashboard",
      "Create Orders",
      "Reports",
      "Hub Order",
      "Inventory",
      "QC Management",
      "Rejected SKUs",
      "Shipment Master",
    ],
    false,
  ],
  ["S6.09", "CC_SUPERVISOR", ["Dashboard", "Retailer Orders", "Reports", "User Management"], false],
  ["S6.10", "ONBOARDING_MANAGER", fullMenu, false],
  ["S6.11", "ONBOARDING_AGENT", fullMenu, false],
  ["S6.12", "FSA", fullMenu, false],
  ["S6.13", "RETAILER", fullMenu, false],
  ["S6.14", "A_TYPE_OUTSIDE_THE_ELEVEN", fullMenu, false],
];

const facts = { fieldSalesHref: "https://field.example/?userId=token", onDashboard: () => undefined };

const sidebarOf = (role: string, helpAndSupportActive: boolean): readonly SidebarItem[] =>
  sidebarModel(routes, { ...facts, role, helpAndSupportActive }).flatMap((group) => group.items);

const titles = (items: readonly SidebarItem[]): string[] => items.map((item) => item.title);

describe("the sidebar of each role", () => {
  it.each(menus)("%s is exactly the specified one for %s, S2.84 in its order", (_id, role, menu, fieldSales) => {
    const link = fieldSales ? ["Field sales app"] : [];
    expect(titles(sidebarOf(role, true))).toEqual([...menu, "Help & support", ...link]);
    expect(titles(sidebarOf(role, false))).toEqual([...menu, ...link]);
  });

  it("S2.86 gives the field-sales link to super super admin, super admin and admin only", () => {
    const withLink = userTypes.filter((role) => sidebarOf(role, false).some((item) => item.id === "field-sales"));
    expect(withLink).toEqual(["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"]);
  });

  it("S2.48 S2.85 shows Help & support to all eleven, and only while the flag is set", () => {
    for (const role of userTypes) {
      expect(titles(sidebarOf(role, true))).toContain("Help & support");
      expect(titles(sidebarOf(role, false))).not.toContain("Help & support");
    }
  });

  it("S2.83 holds four groups with 2, 2, 9 and 3 children", () => {
    const parents = sidebarOf("SUPER_ADMIN", true).flatMap((item) => ("children" in item ? item : []));
    expect(parents.map((parent) => [parent.title, titles(parent.children)])).toEqual([
      ["Category Master", ["Category", "Sub-category"]],
      ["Shipment Master", ["Create Shipment", "Shipment Management"]],
      [
        "Settings",
        [
          "Common Config",
          "Global Config",
          "Charges Config",
          "App Config",
          "SMS Config",
          "Retailer Config",
          "Holidays",
          "Combo Config",
          "Chat Config",
        ],
      ],
      ["Layout", ["Content", "Rail", "Page"]],
    ]);
  });

  it("S2.17 S6.06 titles the calling agent's /order entry Orders", () => {
    expect(sidebarOf("CALLING_AGENT", false)).toContainEqual(
      expect.objectContaining({ title: "Orders", href: "/order" }),
    );
  });

  it("S2.97 S2.98 tells when Dashboard, and only Dashboard, is chosen", () => {
    const onDashboard = vi.fn<() => void>();
    const items = sidebarModel(routes, { ...facts, role: "SUPER_ADMIN", helpAndSupportActive: true, onDashboard });
    for (const item of items.flatMap((group) => group.items)) if ("onSelect" in item) item.onSelect?.();
    expect(onDashboard).toHaveBeenCalledOnce();
  });

  it("S2.87 S2.88 opens the field-sales app in a new tab, with the token as userId", () => {
    expect(sidebarOf("ADMIN", false).at(-1)).toMatchObject({
      external: true,
      href: expect.stringContaining("userId=token"),
    });
  });
});

describe("the entry of a page", () => {
  it.each([
    ["/retailer", "/retailer"],
    ["/retailer/:id", "/retailer"],
    ["/retailer/:id/edit", "/retailer"],
    ["/retailer/kyc/:id", "/retailer"],
    ["/retailer-config/beat/:id", "/retailer-config"],
    ["/login", "/login"],
  ])("%s is %s, however deep it lies", (page, entry) => {
    const route = routes.find(({ path }) => path === page);
    expect(route).toBeDefined();
    expect(entryOf(routes, route)).toBe(entry);
  });

  it("is none of an unknown address", () => {
    expect(entryOf(routes, undefined)).toBeUndefined();
  });
});
