import { admins, coming, full, inShell } from "../../routing/page-kinds.ts";
import type { AreaPage } from "../../routing/route.ts";

const userPage = { ...inShell, allowed: [...full, "CC_SUPERVISOR"] } as const;

/** The pages of retailers and staff. */
export const pages: readonly AreaPage[] = [
  {
    ...userPage,
    path: "/user-management",
    title: "User Management",
    screen: { of: "parties", name: "userList" },
    entry: { block: 3, place: 1 },
  },
  {
    ...userPage,
    path: "/user-management/new",
    title: "Add user",
    screen: { of: "parties", name: "userForm" },
    under: "/user-management",
  },
  {
    ...userPage,
    path: "/user-management/:id",
    title: "User",
    screen: { of: "parties", name: "userPage" },
    under: "/user-management",
  },
  {
    ...userPage,
    path: "/user-management/:id/edit",
    title: "Edit user",
    screen: { of: "parties", name: "userForm" },
    under: "/user-management/:id",
  },
  {
    ...inShell,
    path: "/retailer",
    title: "Retailers",
    screen: coming,
    allowed: admins,
    entry: { block: 3, place: 2 },
  },
];
