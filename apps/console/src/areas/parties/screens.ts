import type { Screen } from "../../routing/screen.ts";

/** The screens of retailers and staff. */
export const screens = {} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly parties: typeof screens;
  }
}
