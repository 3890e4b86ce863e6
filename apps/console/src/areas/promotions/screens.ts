import type { Screen } from "../../routing/screen.ts";

/** The screens of promotions. */
export const screens = {
  promotionList: async () => (await import("./promocode/list.tsx")).PromotionList,
  promotionForm: async () => (await import("./promocode/form.tsx")).PromotionForm,
  promotionPage: async () => (await import("./promocode/page.tsx")).PromotionPage,
  promotionUseList: async () => (await import("./promocode/use-list.tsx")).PromotionUseList,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly promotions: typeof screens;
  }
}
