import { admins, coming, inShell } from "../../routing/page-kinds.ts";
import type { AreaPage } from "../../routing/route.ts";

/** The pages of billing. */
export const pages: readonly AreaPage[] = [
  {
    ...inShell,
    path: "/invoice",
    title: "Invoices",
    screen: coming,
    allowed: [...admins, "HUB_MANAGER"],
    entry: { block: 1, place: 5 },
  },
];
