import type { Screen } from "../../routing/screen.ts";

/** The screens of orders. */
export const screens = {
  orderList: async () => (await import("./order/list.tsx")).OrderList,
  orderPage: async () => (await import("./order/page.tsx")).OrderPage,
  returnList: async () => (await import("./returns/list.tsx")).ReturnList,
  returnPage: async () => (await import("./returns/page.tsx")).ReturnPage,
  hubOrderList: async () => (await import("./hub/list.tsx")).HubOrderList,
  hubOrderForm: async () => (await import("./hub/form.tsx")).HubOrderForm,
  hubOrderPage: async () => (await import("./hub/page.tsx")).HubOrderPage,
  hubOrderDispatch: async () => (await import("./hub/dispatch.tsx")).HubOrderDispatch,
  hubOrderReceive: async () => (await import("./hub/receive.tsx")).HubOrderReceive,
  customerOrder: async () => (await import("./call/page.tsx")).CustomerOrder,
  dialerList: async () => (await import("./dialer/list.tsx")).DialerList,
  dialerForm: async () => (await import("./dialer/form.tsx")).DialerForm,
  orderPad: async () => (await import("./pad/page.tsx")).OrderPadPage,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly orders: typeof screens;
  }
}
