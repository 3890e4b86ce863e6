import type { Screen } from "../../routing/route.ts";

/** The screens of stock. The route table loads this file first, as it does that of the catalogue. */
export const screens = {
  inventoryList: async () => (await import("./inventory/list.tsx")).InventoryList,
  inventoryPage: async () => (await import("./inventory/page.tsx")).InventoryPage,
  inventoryImport: async () => (await import("./inventory/import.tsx")).InventoryImport,
  discardList: async () => (await import("./discard/list.tsx")).DiscardList,
  qcList: async () => (await import("./qc/list.tsx")).QcList,
  qcCheck: async () => (await import("./qc/check.tsx")).QualityCheck,
  rejectedList: async () => (await import("./rejected/list.tsx")).RejectedList,
} satisfies Readonly<Record<string, Screen>>;
