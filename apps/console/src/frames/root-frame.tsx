import { LinkProvider, LiveRegion } from "@o2r/ui";
import { useEffect } from "react";
import { Outlet, useLocation, useNavigate, useNavigation } from "react-router-dom";
import { findRoute } from "../routing/find-route.ts";
import { RouterLink } from "../routing/router-link.tsx";
import { loginPath } from "../routing/safe-next.ts";
import { useCurrentRoute } from "../routing/use-current-route.ts";
import { onSessionLost } from "../session/client.ts";
import "./root-frame.css";
import { usePageArrival } from "./use-page-arrival.ts";

/** What every page has, signed in or not: focus on arrival, the way to /login, and a sign that the next page loads. */
export function RootFrame() {
  const route = useCurrentRoute();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const { state, location: nextLocation } = useNavigation();
  const next = nextLocation === undefined ? undefined : findRoute(nextLocation.pathname);
  usePageArrival();

  // The sign-in page says what has happened, and brings back.
  useEffect(
    () => onSessionLost((end) => void navigate(loginPath(here), { state: { sessionEnd: end } })),
    [navigate, here],
  );

  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
      {state === "loading" && <div className="root-frame-progress" />}
      <LiveRegion>{state === "loading" && next !== route ? `Loading ${next?.title ?? "page"}` : ""}</LiveRegion>
    </LinkProvider>
  );
}
