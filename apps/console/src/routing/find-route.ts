import { matchRoutes } from "react-router-dom";
import { routes } from "../routes.tsx";
import type { Route } from "./route.ts";

const pages = [...routes];

/** The page that an address belongs to, as the router finds it, or nothing. */
export const findRoute = (pathname: string): Route | undefined =>
  pathname === "" ? undefined : matchRoutes(pages, pathname)?.[0]?.route;
