import { admins, full, inShell } from "../../routing/page-kinds.ts";
import { thingPages } from "../../routing/thing-pages.ts";
import type { AreaPage } from "../../routing/route.ts";

const userPage = { ...inShell, allowed: [...full, "CC_SUPERVISOR"] } as const;

// Who else reaches retailers is of the other user types, which have the full menu.
const retailerPage = { ...inShell, allowed: admins } as const;

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
    ...retailerPage,
    path: "/retailer",
    title: "Retailers",
    screen: { of: "parties", name: "retailerList" },
    entry: { block: 3, place: 2 },
  },
  {
    ...retailerPage,
    path: "/retailer/new",
    title: "Onboard retailer",
    screen: { of: "parties", name: "onboarding" },
    under: "/retailer",
  },
  {
    ...retailerPage,
    path: "/retailer/kyc",
    title: "KYC",
    screen: { of: "parties", name: "kycList" },
    under: "/retailer",
  },
  {
    ...retailerPage,
    path: "/retailer/kyc/:id",
    title: "KYC review",
    screen: { of: "parties", name: "kycPage" },
    under: "/retailer/kyc",
  },
  {
    ...retailerPage,
    path: "/retailer/address-request",
    title: "Address requests",
    screen: { of: "parties", name: "addressRequestList" },
    under: "/retailer",
  },
  {
    ...retailerPage,
    path: "/retailer/address-request/:id",
    title: "Address request",
    screen: { of: "parties", name: "addressRequestPage" },
    under: "/retailer/address-request",
  },
  {
    ...retailerPage,
    path: "/retailer/import",
    title: "Import retailers",
    screen: { of: "parties", name: "retailerImport" },
    under: "/retailer",
  },
  {
    ...retailerPage,
    path: "/retailer/:id",
    title: "Retailer",
    screen: { of: "parties", name: "retailerPage" },
    under: "/retailer",
  },
  {
    ...retailerPage,
    path: "/retailer/:id/edit",
    title: "Edit retailer",
    screen: { of: "parties", name: "retailerForm" },
    under: "/retailer/:id",
  },
  ...thingPages(
    {
      ...inShell,
      path: "/retailer-config",
      title: "Retailer Config",
      screen: { of: "parties", name: "retailerGroupList" },
      allowed: full,
      entry: { block: 5, place: 8, within: "Settings" },
    },
    "retailer group",
    { of: "parties", name: "retailerGroupForm" },
  ),
  ...thingPages(
    {
      ...inShell,
      path: "/retailer-config/beat",
      title: "Beats",
      screen: { of: "parties", name: "beatList" },
      allowed: full,
      under: "/retailer-config",
    },
    "beat",
    { of: "parties", name: "beatForm" },
  ),
  ...thingPages(
    {
      ...inShell,
      path: "/retailer-config/region",
      title: "Regions",
      screen: { of: "parties", name: "regionList" },
      allowed: full,
      under: "/retailer-config",
    },
    "region",
    { of: "parties", name: "regionForm" },
  ),
];
