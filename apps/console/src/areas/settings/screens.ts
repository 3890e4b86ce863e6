import type { Screen } from "../../routing/screen.ts";

/** The screens of settings. */
export const screens = {
  commonConfig: async () => (await import("./common-config/common-config.tsx")).CommonConfig,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly settings: typeof screens;
  }
}
