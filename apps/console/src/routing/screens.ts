import type { ComponentType } from "react";
import type { Screen, ScreenName, Screens } from "./screen.ts";

/** Where screens are named: a file each, so that no page waits for the names of another area's. */
const places: { readonly [Of in keyof Screens]: () => Promise<{ readonly screens: Screens[Of] }> } = {
  session: () => import("../session/screens.ts"),
  pages: () => import("../pages/screens.ts"),
  catalogue: () => import("../areas/catalogue/screens.ts"),
  stock: () => import("../areas/stock/screens.ts"),
  orders: () => import("../areas/orders/screens.ts"),
  logistics: () => import("../areas/logistics/screens.ts"),
  billing: () => import("../areas/billing/screens.ts"),
  parties: () => import("../areas/parties/screens.ts"),
  promotions: () => import("../areas/promotions/screens.ts"),
  engagement: () => import("../areas/engagement/screens.ts"),
  layout: () => import("../areas/layout/screens.ts"),
  settings: () => import("../areas/settings/screens.ts"),
  insight: () => import("../areas/insight/screens.ts"),
};

/** The component of a screen. */
export const loadScreen = async ({ of, name }: ScreenName): Promise<ComponentType> => {
  const { screens } = await places[of]();
  const screen = new Map<string, Screen>(Object.entries(screens)).get(name);
  if (screen === undefined) throw new Error(`There is no screen ${name} of ${of}`);
  return screen();
};
