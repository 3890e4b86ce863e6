import { routes } from "../routes.tsx";
import type { Route } from "./route.ts";

/** The page that an address belongs to, or nothing. `pathname` carries no query. */
export const findRoute = (pathname: string): Route | undefined =>
  routes.find((route) => matches(route.path, pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname));

const matches = (pattern: string, pathname: string): boolean => {
  const wanted = pattern.split("/");
  const given = pathname.split("/");
  return wanted.length === given.length && wanted.every((part, at) => matchesPart(part, given[at] ?? ""));
};

const matchesPart = (part: string, given: string): boolean => (part.startsWith(":") ? given !== "" : part === given);
