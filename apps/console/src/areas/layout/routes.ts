import { bare, full, inShell, superAdmins } from "../../routing/page-kinds.ts";
import type { AreaPage } from "../../routing/route.ts";
import { thingPages } from "../../routing/thing-pages.ts";

/** The pages of the layout of the apps. */
export const pages: readonly AreaPage[] = [
  {
    ...inShell,
    path: "/appconfig",
    title: "App Config",
    screen: { of: "layout", name: "appConfigList" },
    allowed: full,
    entry: { block: 5, place: 6, within: "Settings" },
  },
  {
    ...inShell,
    path: "/appconfig/new",
    title: "Add app configuration",
    screen: { of: "layout", name: "appConfigForm" },
    allowed: full,
    under: "/appconfig",
  },
  {
    ...inShell,
    path: "/appconfig/:id",
    title: "App configuration",
    screen: { of: "layout", name: "appConfigPage" },
    allowed: full,
    under: "/appconfig",
  },
  {
    ...inShell,
    path: "/appconfig/:id/edit",
    title: "Edit app configuration",
    screen: { of: "layout", name: "appConfigForm" },
    allowed: full,
    under: "/appconfig/:id",
  },
  ...thingPages(
    {
      ...inShell,
      path: "/layout-content",
      title: "Content",
      screen: { of: "layout", name: "contentList" },
      allowed: full,
      entry: { block: 5, place: 12, within: "Layout" },
    },
    "content",
    { of: "layout", name: "contentForm" },
  ),
  {
    ...inShell,
    path: "/rail-type",
    title: "Rail",
    screen: { of: "layout", name: "railList" },
    allowed: full,
    entry: { block: 5, place: 13, within: "Layout" },
  },
  ...thingPages(
    {
      ...inShell,
      path: "/layout-page",
      title: "Page",
      screen: { of: "layout", name: "pageList" },
      allowed: full,
      entry: { block: 5, place: 14, within: "Layout" },
    },
    "page",
    { of: "layout", name: "pageForm" },
  ),
  {
    ...bare,
    path: "/create-rail",
    title: "Add rail",
    screen: { of: "layout", name: "createRail" },
    allowed: superAdmins,
    under: "/rail-type",
  },
  {
    ...bare,
    path: "/layout",
    title: "Layout",
    screen: { of: "layout", name: "composer" },
    allowed: superAdmins,
    under: "/layout-page",
  },
];
