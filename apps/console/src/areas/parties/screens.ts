import type { Screen } from "../../routing/screen.ts";

/** The screens of retailers and staff. */
export const screens = {
  userList: async () => (await import("./user/list.tsx")).UserList,
  userForm: async () => (await import("./user/form.tsx")).UserForm,
  userPage: async () => (await import("./user/page.tsx")).UserPage,
  retailerList: async () => (await import("./retailer/list.tsx")).RetailerList,
  onboarding: async () => (await import("./onboarding/page.tsx")).OnboardingPage,
  kycList: async () => (await import("./kyc/list.tsx")).KycList,
  kycPage: async () => (await import("./kyc/page.tsx")).KycPage,
  addressRequestList: async () => (await import("./address-request/list.tsx")).AddressRequestList,
  addressRequestPage: async () => (await import("./address-request/page.tsx")).AddressRequestPage,
  retailerImport: async () => (await import("./retailer/import.tsx")).RetailerImport,
  retailerPage: async () => (await import("./retailer/page.tsx")).RetailerPage,
  retailerGroupList: async () => (await import("./retailer-group/list.tsx")).RetailerGroupList,
  retailerGroupForm: async () => (await import("./retailer-group/form.tsx")).RetailerGroupForm,
  beatList: async () => (await import("./beat/beat-list.tsx")).BeatList,
  beatForm: async () => (await import("./beat/beat-form.tsx")).BeatForm,
  regionList: async () => (await import("./beat/region-list.tsx")).RegionList,
  regionForm: async () => (await import("./beat/region-form.tsx")).RegionForm,
  retailerForm: async () => (await import("./retailer/form.tsx")).RetailerForm,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly parties: typeof screens;
  }
}
