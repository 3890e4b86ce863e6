import type { SidebarGroup, SidebarItem, SidebarLink } from "@o2r/ui";
import { MapPinned } from "lucide-react";
import { audienceOf, type Audience } from "../../routing/audience.ts";
import { mayOpen } from "../../routing/may-open.ts";
import { pageIcon } from "../../routing/page-about.ts";
import { pageTitle } from "../../routing/page-title.ts";
import type { Route } from "../../routing/route.ts";

export interface SidebarFacts {
  /** The role cookie's value. */
  readonly role: string | undefined;
  readonly helpAndSupportActive: boolean;
  /** The field-sales app with the access token in its query. */
  readonly fieldSalesHref: string;
  /** Runs when the Dashboard entry is chosen. */
  readonly onDashboard: () => void;
}

/** Four roles read their entries in the order of specification §6; all others in the order of §2. */
const ownOrder: Partial<Record<Audience, readonly (readonly string[])[]>> = {
  HUB_MANAGER: [
    ["Dashboard"],
    ["Create Orders", "Retailer Orders", "Hub Order", "Invoices"],
    ["Inventory", "Promocode", "QC Management", "Shipment Master"],
    ["Rejected SKUs", "Reports"],
    ["Help & support"],
  ],
  CWH_MANAGER: [
    ["Dashboard"],
    ["Create Orders", "Reports", "Hub Order"],
    ["Inventory", "QC Management", "Rejected SKUs", "Shipment Master"],
    ["Help & support"],
  ],
  CC_SUPERVISOR: [["Dashboard"], ["Retailer Orders", "Reports", "User Management"], ["Help & support"]],
  CALLING_AGENT: [["Dashboard"], ["Orders"], ["Help & support"]],
};

const fieldSalesRoles: readonly Audience[] = ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"];

/** What the sidebar shows to a user. The last group holds Help & support and the field-sales app. */
export const sidebarModel = (routes: readonly Route[], facts: SidebarFacts): readonly SidebarGroup[] => {
  const audience = audienceOf(facts.role);
  const shown = routes.filter(
    (route) => mayOpen(route, facts.role) && (!route.needsHelpFlag || facts.helpAndSupportActive),
  );
  const arranged = arrange(blocksOf(shown, audience, facts.onDashboard), ownOrder[audience]);
  const last = fieldSalesRoles.includes(audience) ? [fieldSales(facts.fieldSalesHref)] : [];
  const help = arranged.findIndex((items) => items.some((item) => item.id === "/help-support"));
  const blocks =
    help < 0 ? [...arranged, last] : arranged.map((items, at) => (at === help ? [...items, ...last] : items));
  return blocks.flatMap((items) => (items[0] === undefined ? [] : { id: items[0].id, items }));
};

const fieldSales = (href: string): SidebarLink => ({
  id: "field-sales",
  title: "Field sales app",
  href,
  icon: MapPinned,
  external: true,
});

const blocksOf = (routes: readonly Route[], audience: Audience, onDashboard: () => void): SidebarItem[][] => {
  const blocks = new Map<number, SidebarItem[]>();
  for (const { path, entry, ...route } of routes) {
    if (entry === undefined) continue;
    const items = blocks.get(entry.block) ?? [];
    blocks.set(entry.block, items);
    const title = pageTitle({ ...route, path, entry }, audience);
    const link: SidebarLink = { id: path, title, href: path, ...(path === "/" ? { onSelect: onDashboard } : {}) };
    const icon = pageIcon({ path });
    const at = items.findIndex((item) => item.id === entry.within);
    const parent = items[at];
    if (entry.within === undefined) items.push({ ...link, icon });
    else if (parent !== undefined && "children" in parent) {
      items[at] = { ...parent, children: [...parent.children, link] };
    } else items.push({ id: entry.within, title: entry.within, icon, children: [link] });
  }
  return [...blocks.values()];
};

const arrange = (
  blocks: readonly (readonly SidebarItem[])[],
  order: readonly (readonly string[])[] | undefined,
): readonly (readonly SidebarItem[])[] => {
  if (order === undefined) return blocks;
  const items = blocks.flat();
  return order.map((titles) => titles.flatMap((title) => items.filter((item) => item.title === title)));
};
