import type { Screen } from "../../routing/screen.ts";

/** The screens of the layout of the apps. */
export const screens = {
  appConfigList: async () => (await import("./app-config/list.tsx")).AppConfigList,
  appConfigForm: async () => (await import("./app-config/form.tsx")).AppConfigForm,
  appConfigPage: async () => (await import("./app-config/page.tsx")).AppConfigPage,
  contentList: async () => (await import("./content/list.tsx")).ContentList,
  contentForm: async () => (await import("./content/form.tsx")).ContentForm,
  railList: async () => (await import("./rail/list.tsx")).RailList,
  createRail: async () => (await import("./rail/create.tsx")).CreateRail,
  pageList: async () => (await import("./page/list.tsx")).LayoutPageList,
  composer: async () => (await import("./composer/page.tsx")).LayoutComposer,
  pageForm: async () => (await import("./page/form.tsx")).LayoutPageForm,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly layout: typeof screens;
  }
}
