import { linkTokenOf } from "@o2r/api/client";
import { createBrowserRouter, redirect, type LoaderFunction, type RouteObject } from "react-router-dom";
import { PageLoader } from "../frames/page-loader.tsx";
import { PublicFrame } from "../frames/public-frame.tsx";
import { RootFrame } from "../frames/root-frame.tsx";
import { LoadFailed } from "../pages/load-failed/load-failed.tsx";
import { routes } from "../routes.tsx";
import { currentRole, hasSession } from "../session/session.ts";
import { decideEntry } from "./decide-entry.ts";
import { findRoute } from "./find-route.ts";
import { screenOf } from "./late-screen.tsx";
import type { Route } from "./route.ts";
import { loadScreen } from "./screens.ts";

const guard =
  (route: Route): LoaderFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const verdict = decideEntry(route, { signedIn: hasSession(), role: currentRole() }, pathname + search);
    return verdict === "enter" ? null : redirect(verdict.sendTo);
  };

const pages = (wanted: (route: Route) => boolean): RouteObject[] =>
  routes.filter(wanted).map((route) => ({
    path: route.path,
    handle: route,
    loader: guard(route),
    ErrorBoundary: LoadFailed,
    lazy: () => screenOf(() => loadScreen(route.screen)),
  }));

/** The console's pages as react-router takes them: the route table inside its three frames. */
export const routeObjects: RouteObject[] = [
  {
    Component: RootFrame,
    HydrateFallback: PageLoader,
    ErrorBoundary: LoadFailed,
    children: [
      {
        Component: PublicFrame,
        children: [
          ...pages((route) => route.access !== "signedIn"),
          { path: "*", lazy: () => screenOf(() => loadScreen({ of: "pages", name: "notFound" })) },
        ],
      },
      {
        lazy: () => screenOf(async () => (await import("../frames/signed-in-frame.tsx")).SignedInFrame),
        children: [
          {
            lazy: () => screenOf(async () => (await import("../frames/shell-frame.tsx")).ShellFrame),
            children: pages((route) => route.access === "signedIn" && route.shell),
          },
          ...pages((route) => route.access === "signedIn" && !route.shell),
        ],
      },
    ],
  },
];

/** What a page is to whoever brings its link: that page alone, whoever is signed in at this browser. */
const linkObjects: RouteObject[] = [
  {
    Component: RootFrame,
    HydrateFallback: PageLoader,
    ErrorBoundary: LoadFailed,
    children: [
      {
        Component: PublicFrame,
        children: routes.flatMap((route) => {
          const { linkScreen } = route;
          if (linkScreen === undefined) return [];
          return [
            {
              path: route.path,
              handle: route,
              ErrorBoundary: LoadFailed,
              lazy: () => screenOf(() => loadScreen(linkScreen)),
            },
          ];
        }),
      },
    ],
  },
];

/** The pages that there are for whoever comes to an address. */
export const objectsAt = ({ pathname, hash }: { readonly pathname: string; readonly hash: string }): RouteObject[] =>
  linkTokenOf(hash) !== undefined && findRoute(pathname)?.linkScreen !== undefined ? linkObjects : routeObjects;

export const createRouter = () => createBrowserRouter(objectsAt(location));
