import { useEffect, type ReactNode } from "react";
import { later } from "../../kit/deferred.tsx";
import type { CurrentUser } from "../../session/current-user.ts";
import { followViews } from "../../session/view-as.ts";

const ViewBanner = later(async () => (await import("./view-banner.tsx")).ViewBanner);

/** Every page, with the banner above it where the console is seen as somebody else. */
export function ViewFrame({ user, children }: { readonly user: CurrentUser; readonly children: ReactNode }) {
  useEffect(() => followViews(), []);
  if (user.viewedBy === undefined) return children;
  return (
    <div className="view-frame">
      <ViewBanner />
      {children}
    </div>
  );
}
