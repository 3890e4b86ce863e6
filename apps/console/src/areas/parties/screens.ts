import type { Screen } from "../../routing/screen.ts";

/** The screens of retailers and staff. */
export const screens = {
  userList: async () => (await import("./user/list.tsx")).UserList,
  userForm: async () => (await import("./user/form.tsx")).UserForm,
  userPage: async () => (await import("./user/page.tsx")).UserPage,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly parties: typeof screens;
  }
}
