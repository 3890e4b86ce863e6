import { entrance } from "../routing/page-kinds.ts";
import type { AreaPage } from "../routing/route.ts";

/** The pages of the session. */
export const pages: readonly AreaPage[] = [
  {
    ...entrance,
    path: "/login",
    title: "Sign in",
    screen: { of: "session", name: "login" },
  },
  {
    ...entrance,
    path: "/otp",
    title: "Enter the code",
    screen: { of: "session", name: "otp" },
  },
];
