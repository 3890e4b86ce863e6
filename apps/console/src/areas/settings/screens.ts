import type { Screen } from "../../routing/screen.ts";

/** The screens of settings. */
export const screens = {
  commonConfig: async () => (await import("./common-config/common-config.tsx")).CommonConfig,
  globalConfig: async () => (await import("./global-config/global-config.tsx")).GlobalConfig,
  chargeList: async () => (await import("./charge/list.tsx")).ChargeList,
  chargeForm: async () => (await import("./charge/form.tsx")).ChargeForm,
  undertakingList: async () => (await import("./undertaking/list.tsx")).UndertakingList,
  undertakingForm: async () => (await import("./undertaking/form.tsx")).UndertakingForm,
  simulateCharges: async () => (await import("./charge/simulate.tsx")).SimulateCharges,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly settings: typeof screens;
  }
}
