import type { SidebarLabels } from "./sidebar.types.ts";

export const sidebarEnglish: SidebarLabels = {
  sidebar: "Sidebar",
  main: "Main",
  collapse: "Collapse sidebar",
  expand: "Expand sidebar",
  newTab: "(opens in a new tab)",
};
