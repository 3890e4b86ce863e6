import { Outlet } from "react-router-dom";
import { useFirstPaintOver } from "../boot/first-paint.ts";
import { useCurrentRoute } from "../routing/use-current-route.ts";
import { useWindowTitle } from "./use-window-title.ts";

/** Around pages that open without signing in, and around unknown addresses. */
export function PublicFrame() {
  useWindowTitle(useCurrentRoute()?.title ?? "Page not found");
  useFirstPaintOver();
  return <Outlet />;
}
