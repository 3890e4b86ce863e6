import { deviceTypes, operatingSystems, pageEndpoints, pageList, type Page } from "@o2r/api/contract/layout";
import { wordOf } from "@o2r/api/contract/core";

/** What the screens of pages have in common. */
export const layoutPages = {
  noun: { one: "page", many: "pages" },
  path: "/layout-page",
  permission: "layout.write",
  consequence: "will no longer be shown by the apps.",
  endpoints: pageEndpoints,
  declaration: pageList,
} as const;

/** A page in words. */
export const layoutPageName = ({ name }: Pick<Page, "name">): string => name;

/** What a page is for: `O2R · Mobile · Android`. */
export const pageKind = ({ app, deviceType, os }: Pick<Page, "app" | "deviceType" | "os">): string =>
  [app, wordOf(deviceTypes, deviceType), os === null ? null : wordOf(operatingSystems, os)]
    .filter((word) => word != null)
    .join(" · ");

/** Where a page is composed. */
export const composerOf = (id: string): string => `/layout?page=${id}`;
