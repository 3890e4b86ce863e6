import { useMatches } from "react-router-dom";
import { routes } from "../routes.tsx";
import type { Route } from "./route.ts";

/** The row of the route table for the page on screen; nothing on an unknown address. */
export const useCurrentRoute = (): Route | undefined => {
  const handle = useMatches().at(-1)?.handle;
  return routes.find((route) => route === handle);
};
