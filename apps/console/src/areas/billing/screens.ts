import type { Screen } from "../../routing/screen.ts";

/** The screens of billing. */
export const screens = {} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly billing: typeof screens;
  }
}
