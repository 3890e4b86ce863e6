import type { ReactNode } from "react";
import type { IconDrawing } from "../icon/icon.types.ts";

interface SidebarEntry {
  /** Unique in the whole sidebar. */
  readonly id: string;
  readonly title: string;
}

/** An entry that leads somewhere. */
export interface SidebarLink extends SidebarEntry {
  readonly href: string;
  readonly icon?: IconDrawing | undefined;
  /** At the end of the line, such as the number of things that wait. */
  readonly badge?: string | number | undefined;
  /** Opens in a new tab and says so by an arrow. */
  readonly external?: boolean | undefined;
  /** Runs when it is chosen, before the browser goes there. */
  readonly onSelect?: (() => void) | undefined;
}

/** An entry that opens in place and shows others below it. */
export interface SidebarParent extends SidebarEntry {
  readonly icon?: IconDrawing | undefined;
  readonly children: readonly SidebarLink[];
}

/** An entry of the menu: a page, or a heading that unfolds pages. */
export type SidebarItem = SidebarLink | SidebarParent;

/** Entries that belong together; groups stand a little apart. */
export interface SidebarGroup {
  readonly id: string;
  readonly items: readonly SidebarItem[];
}

export interface SidebarLabels {
  /** Name of the column. */
  sidebar: string;
  /** Name of the navigation. */
  main: string;
  collapse: string;
  expand: string;
  /** Said after the title of an external link. */
  newTab: string;
}

export interface SidebarNavProps {
  /** The entries, in groups with a line between them. */
  groups: readonly SidebarGroup[];
  /** Id of the entry whose page is open. */
  current?: string | undefined;
  /** Shows only drawings; titles become tooltips. */
  collapsed?: boolean | undefined;
  /** A closed parent was pressed in the collapsed sidebar, which has no room for what it holds. */
  onExpand?: (() => void) | undefined;
  labels?: Partial<SidebarLabels> | undefined;
}

export interface SidebarProps extends SidebarNavProps {
  /** Mark and name of the product; a link to the first page. */
  logo: ReactNode;
  /** Called when it is to become narrow, or wide again. */
  onCollapsedChange: (collapsed: boolean) => void;
}
