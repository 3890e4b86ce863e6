import type { Screen } from "../../routing/screen.ts";

/** The screens of the layout of the apps. */
export const screens = {} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly layout: typeof screens;
  }
}
