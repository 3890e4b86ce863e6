import type { Screen } from "../../routing/screen.ts";

/** The screens of engagement. */
export const screens = {
  messageList: async () => (await import("./message/list.tsx")).MessageList,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly engagement: typeof screens;
  }
}
