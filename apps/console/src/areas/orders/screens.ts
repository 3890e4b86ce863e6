import type { Screen } from "../../routing/screen.ts";

/** The screens of orders. */
export const screens = {} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly orders: typeof screens;
  }
}
