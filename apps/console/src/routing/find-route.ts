import { matchRoutes } from "react-router-dom";
import { routes } from "../routes.tsx";
import type { Route } from "./route.ts";

/** What an address begins with; the router takes no heed of its case. No page's address begins with a parameter. */
const beginning = (pathname: string): string => (pathname.split("/")[1] ?? "").toLowerCase();

/** To match an address with every page takes long enough to be felt in a list, where each row has links. */
const pages = Map.groupBy(routes, ({ path }) => beginning(path));

/** The page that an address belongs to, as the router finds it, or nothing. */
export const findRoute = (pathname: string): Route | undefined =>
  pathname === "" ? undefined : matchRoutes([...(pages.get(beginning(pathname)) ?? [])], pathname)?.[0]?.route;
