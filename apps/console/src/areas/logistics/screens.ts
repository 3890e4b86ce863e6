import type { Screen } from "../../routing/screen.ts";

/** The screens of logistics. */
export const screens = {
  warehouseList: async () => (await import("./warehouse/list.tsx")).WarehouseList,
  warehousePage: async () => (await import("./warehouse/warehouse-page.tsx")).WarehousePage,
  pincodeList: async () => (await import("./pincode/list.tsx")).PincodeList,
  pincodeForm: async () => (await import("./pincode/form.tsx")).PincodeForm,
  pincodeImport: async () => (await import("./pincode/import.tsx")).PincodeImport,
  holidayImport: async () => (await import("./holiday/import.tsx")).HolidayImport,
  holidayList: async () => (await import("./holiday/list.tsx")).HolidayList,
  holidayForm: async () => (await import("./holiday/form.tsx")).HolidayForm,
  holidayCalendar: async () => (await import("./holiday/calendar.tsx")).HolidayCalendar,
  createShipment: async () => (await import("./shipment/create/page.tsx")).CreateShipment,
  shipmentList: async () => (await import("./shipment/list.tsx")).ShipmentList,
  linkedRunSheet: async () => (await import("./shipment/run/linked-page.tsx")).LinkedRunSheet,
  runSheet: async () => (await import("./shipment/run/page.tsx")).RunSheet,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly logistics: typeof screens;
  }
}
