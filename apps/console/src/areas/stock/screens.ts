import type { Screen } from "../../routing/screen.ts";

/** The screens of stock. */
export const screens = {
  inventoryList: async () => (await import("./inventory/list.tsx")).InventoryList,
  inventoryPage: async () => (await import("./inventory/page.tsx")).InventoryPage,
  inventoryImport: async () => (await import("./inventory/import.tsx")).InventoryImport,
  discardList: async () => (await import("./discard/list.tsx")).DiscardList,
  qcList: async () => (await import("./qc/list.tsx")).QcList,
  qcCheck: async () => (await import("./qc/check.tsx")).QualityCheck,
  rejectedList: async () => (await import("./rejected/list.tsx")).RejectedList,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly stock: typeof screens;
  }
}
