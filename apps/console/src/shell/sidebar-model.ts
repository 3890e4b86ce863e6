import { audienceOf, type Audience } from "../routing/audience.ts";
import { mayOpen } from "../routing/may-open.ts";
import { pageTitle } from "../routing/page-title.ts";
import type { GroupTitle, IconName, Route } from "../routing/route.ts";

export interface SidebarLink {
  readonly kind: "link";
  readonly title: string;
  readonly path: string;
  readonly icon: IconName;
}

export interface SidebarGroup {
  readonly kind: "group";
  readonly title: GroupTitle;
  readonly icon: IconName;
  readonly links: readonly SidebarLink[];
}

/** An address outside the console, opened in a new tab. */
export interface SidebarExternal {
  readonly kind: "external";
  readonly title: string;
  readonly href: string;
}

export type SidebarItem = SidebarLink | SidebarGroup | SidebarExternal;

export interface SidebarFacts {
  /** The role cookie's value. */
  readonly role: string | undefined;
  readonly helpAndSupportActive: boolean;
  /** The field-sales app with the access token in its query. */
  readonly fieldSalesHref: string;
}

/** Three roles read their entries in the order of specification §6; all others in the order of §2. */
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

/** What the sidebar shows to a user: blocks of entries, parted by a small gap. */
export const sidebarModel = (routes: readonly Route[], facts: SidebarFacts): readonly (readonly SidebarItem[])[] => {
  const audience = audienceOf(facts.role);
  const shown = routes.filter(
    (route) =>
      route.entry !== undefined && mayOpen(route, facts.role) && (!route.needsHelpFlag || facts.helpAndSupportActive),
  );
  const blocks = gatherBlocks(shown, audience);
  const arranged = arrange(blocks, ownOrder[audience]);
  if (!fieldSalesRoles.includes(audience)) return arranged;
  const link: SidebarExternal = { kind: "external", title: "Field sales app", href: facts.fieldSalesHref };
  return facts.helpAndSupportActive
    ? [...arranged.slice(0, -1), [...(arranged.at(-1) ?? []), link]]
    : [...arranged, [link]];
};

const gatherBlocks = (routes: readonly Route[], audience: Audience): SidebarItem[][] => {
  const blocks = new Map<number, SidebarItem[]>();
  for (const route of routes) {
    if (route.entry === undefined) continue;
    const { block, icon, within } = route.entry;
    const items = blocks.get(block) ?? [];
    blocks.set(block, items);
    const link: SidebarLink = { kind: "link", title: pageTitle(route, audience), path: route.path, icon };
    const at = items.findIndex((item) => item.kind === "group" && item.title === within);
    const group = items[at];
    if (within === undefined) items.push(link);
    else if (group?.kind === "group") items[at] = { ...group, links: [...group.links, link] };
    else items.push({ kind: "group", title: within, icon, links: [link] });
  }
  return [...blocks.values()];
};

const arrange = (
  blocks: readonly (readonly SidebarItem[])[],
  order: readonly (readonly string[])[] | undefined,
): readonly (readonly SidebarItem[])[] => {
  if (order === undefined) return blocks;
  const items = blocks.flat();
  return order
    .map((titles) => titles.flatMap((title) => items.filter((item) => item.title === title)))
    .filter((block) => block.length > 0);
};
