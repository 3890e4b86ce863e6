import type { Screen } from "../../routing/screen.ts";

/** The screens of orders. */
export const screens = {
  orderList: async () => (await import("./order/list.tsx")).OrderList,
  orderPage: async () => (await import("./order/page.tsx")).OrderPage,
  orderPad: async () => (await import("./pad/page.tsx")).OrderPadPage,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly orders: typeof screens;
  }
}
