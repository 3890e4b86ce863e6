import type { Audience } from "./audience.ts";

// What areas declare their pages with. Who may open a page of the shell follows the sidebar of specification §6; for pages
// outside it, domain rules.

/** The full menu: super admins, and every type that the specification does not list. */
export const full: readonly Audience[] = ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "OTHER"];
export const admins: readonly Audience[] = [...full, "ADMIN"];
export const warehouses: readonly Audience[] = [...admins, "HUB_MANAGER", "CWH_MANAGER"];
export const superAdmins: readonly Audience[] = ["SUPER_SUPER_ADMIN", "SUPER_ADMIN"];
export const ownWarehouse: readonly Audience[] = [...superAdmins, "ADMIN", "HUB_MANAGER", "CWH_MANAGER"];

export const inShell = { access: "signedIn", shell: true } as const;
export const bare = { access: "signedIn", shell: false } as const;
export const open = { access: "public", shell: false } as const;
export const entrance = { access: "signedOut", shell: false } as const;
