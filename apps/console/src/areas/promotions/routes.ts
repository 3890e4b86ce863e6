import { admins, coming, inShell } from "../../routing/page-kinds.ts";
import type { AreaPage } from "../../routing/route.ts";

/** The pages of promotions. */
export const pages: readonly AreaPage[] = [
  {
    ...inShell,
    path: "/promocode",
    title: "Promocode",
    screen: coming,
    allowed: [...admins, "HUB_MANAGER"],
    entry: { block: 5, place: 1 },
  },
];
