import type { LucideIcon } from "lucide-react";
import type { Audience } from "./audience.ts";
import type { ScreenName } from "./screen.ts";

/** The areas that contract, service and console share; documents have no page of their own. */
export type Area =
  | "session"
  | "catalogue"
  | "stock"
  | "orders"
  | "logistics"
  | "billing"
  | "parties"
  | "promotions"
  | "engagement"
  | "layout"
  | "settings"
  | "insight";

/** Where a page stands in the sidebar. */
export interface SidebarEntry {
  /** Entries with the same number stand together; a small gap parts them from the next. */
  readonly block: 1 | 2 | 3 | 4 | 5 | 6;
  /** Its place among those, from 1; each has its own. A group stands where its first page does. */
  readonly place: number;
  /** The expandable group that holds the entry. */
  readonly within?: GroupTitle;
  /** The title that one audience sees in place of the page's own. */
  readonly titles?: Partial<Record<Audience, string>>;
}

export type GroupTitle = "Category Master" | "Shipment Master" | "Settings" | "Layout";

/** One page of the console. */
export interface Route {
  /** As the specification writes it, with `:name` for a parameter. */
  readonly path: `/${string}`;
  readonly title: string;
  readonly area: Area;
  readonly screen: ScreenName;
  /** `public` pages open to everybody, `signedOut` ones are the way in and have nothing for those who are inside. */
  readonly access: "public" | "signedOut" | "signedIn";
  /** False for the pages that fill the window, without sidebar and header. */
  readonly shell: boolean;
  /** What whoever brings a link behind the `#` of the address sees in its place, without an account. */
  readonly linkScreen?: ScreenName;
  /** Who may open it; a page without it is open to every role. */
  readonly allowed?: readonly Audience[];
  /** True for pages of people whose helpAndSupportActive flag is set. */
  readonly needsHelpFlag?: true;
  readonly entry?: SidebarEntry;
  /** The page above this one in the breadcrumb, when this is a part of it. */
  readonly under?: `/${string}`;
}

/** A page as its area declares it. */
export type AreaPage = Omit<Route, "area">;

/** What an area says of its pages, by their path: what each is for, in one sentence, and its icon. */
export type PageWords = Readonly<Record<`/${string}`, { readonly says: string; readonly icon?: LucideIcon }>>;
