import type { ComponentType } from "react";

/** Loads a screen's component, when its page is opened. Written as `async () => (await import("./file.tsx")).Name`. */
export type Screen = () => Promise<ComponentType>;

/** Where screens are named: a file each, so that no page waits for the names of another area's. */
const places = {
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

type Places = typeof places;

/** A screen by name, as the route table has it: data, so that a build can tell what each page needs. */
export type ScreenName = {
  [Of in keyof Places]: { readonly of: Of; readonly name: keyof Awaited<ReturnType<Places[Of]>>["screens"] & string };
}[keyof Places];

/** The component of a screen. */
export const loadScreen = async ({ of, name }: ScreenName): Promise<ComponentType> => {
  const { screens } = await places[of]();
  const screen = new Map<string, Screen>(Object.entries(screens)).get(name);
  if (screen === undefined) throw new Error(`There is no screen ${name} of ${of}`);
  return screen();
};
