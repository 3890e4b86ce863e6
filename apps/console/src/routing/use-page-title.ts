import { currentRole } from "../session/session.ts";
import { audienceOf } from "./audience.ts";
import { pageTitle } from "./page-title.ts";
import { useCurrentRoute } from "./use-current-route.ts";

/** The title of the page that is open, as who is signed in reads it in the sidebar; empty where no page is. */
export const usePageTitle = (): string => {
  const route = useCurrentRoute();
  return route === undefined ? "" : pageTitle(route, audienceOf(currentRole()));
};
