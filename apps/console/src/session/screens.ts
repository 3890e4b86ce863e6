import type { Screen } from "../routing/screen.ts";

/** The steps of signing in. */
export const screens = {
  login: async () => (await import("./login/login.tsx")).Login,
  otp: async () => (await import("./otp/otp.tsx")).Otp,
} satisfies Readonly<Record<string, Screen>>;

declare module "../routing/screen.ts" {
  interface Screens {
    readonly session: typeof screens;
  }
}
