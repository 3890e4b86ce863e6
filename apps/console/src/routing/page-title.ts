import type { Audience } from "./audience.ts";
import type { Route } from "./route.ts";

/** The title of a page as an audience reads it in sidebar, breadcrumb and window. */
export const pageTitle = (route: Route, audience: Audience): string => route.entry?.titles?.[audience] ?? route.title;
