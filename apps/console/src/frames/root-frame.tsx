import { LinkProvider, LiveRegion } from "@o2r/ui";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { Outlet, useNavigate, useNavigation } from "react-router-dom";
import { audienceOf } from "../routing/audience.ts";
import { findRoute } from "../routing/find-route.ts";
import { pageTitle } from "../routing/page-title.ts";
import { RouterLink } from "../routing/router-link.tsx";
import { loginPath } from "../routing/safe-next.ts";
import { useCurrentRoute } from "../routing/use-current-route.ts";
import { onSessionLost } from "../session/client.ts";
import { currentRole } from "../session/session.ts";
import { useAppearance } from "../shell/appearance.ts";
import { pageNameAtom } from "../shell/page-name.ts";
import "./root-frame.css";
import { usePageArrival } from "./use-page-arrival.ts";

/** What every page has, signed in or not: title, focus on arrival, appearance, and a sign that the next page loads. */
export function RootFrame() {
  const route = useCurrentRoute();
  const name = useAtomValue(pageNameAtom);
  const title = route === undefined ? "Page not found" : pageTitle(route, audienceOf(currentRole()));
  useAppearance();
  usePageArrival(name === undefined ? title : `${name} · ${title}`);

  const navigate = useNavigate();
  useEffect(() => onSessionLost(() => void navigate(loginPath(location.pathname + location.search))), [navigate]);

  const navigation = useNavigation();
  const next = navigation.location === undefined ? undefined : findRoute(navigation.location.pathname);

  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
      {navigation.state === "loading" && <div className="root-frame-progress" />}
      <LiveRegion>
        {navigation.state === "loading" && next !== route ? `Loading ${next?.title ?? "page"}` : ""}
      </LiveRegion>
    </LinkProvider>
  );
}
