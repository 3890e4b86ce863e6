import { admins, inShell } from "../../routing/page-kinds.ts";
import type { AreaPage } from "../../routing/route.ts";

const promotionPage = { ...inShell, allowed: [...admins, "HUB_MANAGER"] } as const;

/** The pages of promotions. */
export const pages: readonly AreaPage[] = [
  {
    ...promotionPage,
    path: "/promocode",
    title: "Promocode",
    screen: { of: "promotions", name: "promotionList" },
    entry: { block: 5, place: 1 },
  },
  {
    ...promotionPage,
    path: "/promocode/new",
    title: "Add promotion",
    screen: { of: "promotions", name: "promotionForm" },
    under: "/promocode",
  },
  {
    ...promotionPage,
    path: "/promocode/use",
    title: "Uses of promotions",
    screen: { of: "promotions", name: "promotionUseList" },
    under: "/promocode",
  },
  {
    ...promotionPage,
    path: "/promocode/:id",
    title: "Promotion",
    screen: { of: "promotions", name: "promotionPage" },
    under: "/promocode",
  },
  {
    ...promotionPage,
    path: "/promocode/:id/edit",
    title: "Edit promotion",
    screen: { of: "promotions", name: "promotionForm" },
    under: "/promocode/:id",
  },
];
