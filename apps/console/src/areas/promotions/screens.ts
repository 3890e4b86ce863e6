import type { Screen } from "../../routing/screen.ts";

/** The screens of promotions. */
export const screens = {} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly promotions: typeof screens;
  }
}
