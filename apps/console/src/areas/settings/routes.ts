import { full, inShell } from "../../routing/page-kinds.ts";
import { thingPages } from "../../routing/thing-pages.ts";
import type { AreaPage } from "../../routing/route.ts";

/** The pages of settings. */
export const pages: readonly AreaPage[] = [
  {
    ...inShell,
    path: "/common-config",
    title: "Common Config",
    screen: { of: "settings", name: "commonConfig" },
    allowed: full,
    entry: { block: 5, place: 3, within: "Settings" },
  },
  {
    ...inShell,
    path: "/global-config",
    title: "Global Config",
    screen: { of: "settings", name: "globalConfig" },
    allowed: full,
    entry: { block: 5, place: 4, within: "Settings" },
  },
  ...thingPages(
    {
      ...inShell,
      path: "/global-config/undertaking",
      title: "Undertakings",
      screen: { of: "settings", name: "undertakingList" },
      allowed: full,
      under: "/global-config",
    },
    "undertaking",
    { of: "settings", name: "undertakingForm" },
  ),
  {
    ...inShell,
    path: "/charge-config/simulate",
    title: "Simulate charges",
    screen: { of: "settings", name: "simulateCharges" },
    allowed: full,
    under: "/charge-config",
  },
  ...thingPages(
    {
      ...inShell,
      path: "/charge-config",
      title: "Charges Config",
      screen: { of: "settings", name: "chargeList" },
      allowed: full,
      entry: { block: 5, place: 5, within: "Settings" },
    },
    "charge",
    { of: "settings", name: "chargeForm" },
  ),
];
