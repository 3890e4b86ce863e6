import type { Screen } from "../../routing/screen.ts";

/** The screens of the layout of the apps. */
export const screens = {
  appConfigList: async () => (await import("./app-config/list.tsx")).AppConfigList,
  appConfigForm: async () => (await import("./app-config/form.tsx")).AppConfigForm,
  appConfigPage: async () => (await import("./app-config/page.tsx")).AppConfigPage,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly layout: typeof screens;
  }
}
