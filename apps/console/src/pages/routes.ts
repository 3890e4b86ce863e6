import { open } from "../routing/page-kinds.ts";
import type { AreaPage } from "../routing/route.ts";

/** The pages of no area. */
export const pages: readonly AreaPage[] = [
  {
    ...open,
    path: "/privacy-policy",
    title: "Privacy policy",
    screen: { of: "pages", name: "privacyPolicy" },
  },
  {
    ...open,
    path: "/401",
    title: "You do not have access",
    screen: { of: "pages", name: "noAccess" },
  },
  {
    ...open,
    path: "/404",
    title: "Page not found",
    screen: { of: "pages", name: "notFound" },
  },
];
