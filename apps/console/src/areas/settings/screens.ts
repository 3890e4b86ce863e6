import type { Screen } from "../../routing/screen.ts";

/** The screens of settings. */
export const screens = {
  commonConfig: async () => (await import("./common-config/common-config.tsx")).CommonConfig,
  globalConfig: async () => (await import("./global-config/global-config.tsx")).GlobalConfig,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly settings: typeof screens;
  }
}
