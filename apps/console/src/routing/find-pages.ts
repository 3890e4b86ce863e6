import { audienceOf } from "./audience.ts";
import { mayOpen } from "./may-open.ts";
import { pageAbout } from "./page-about.ts";
import { pageTitle } from "./page-title.ts";
import type { Route } from "./route.ts";

/** Who looks: the role cookie and the flag decide which pages can be found at all. */
export interface Finder {
  readonly role: string | undefined;
  readonly helpAndSupportActive: boolean;
}

/** Pages that a person may open without knowing an id, in the table's order. */
export const reachablePages = (routes: readonly Route[], finder: Finder): readonly Route[] =>
  routes.filter(
    (route) =>
      route.access === "signedIn" &&
      !route.path.includes(":") &&
      mayOpen(route, finder.role) &&
      (!route.needsHelpFlag || finder.helpAndSupportActive),
  );

/** Those of them that stand in the sidebar. */
export const openPages = (routes: readonly Route[], finder: Finder): readonly Route[] =>
  reachablePages(routes, finder).filter(({ entry }) => entry !== undefined);

/** What can be gone to by name: the pages of the sidebar, then those below them. */
export const namedPages = (routes: readonly Route[], finder: Finder): readonly Route[] => {
  const pages = reachablePages(routes, finder);
  return [
    ...pages.filter(({ entry }) => entry !== undefined),
    // Of those that fill the window, the ones that are no part of another page, such as the desk of a calling agent.
    ...pages.filter(({ entry, shell, under }) => entry === undefined && (shell || under === undefined)),
  ];
};

/**
 * The pages with a name that hold every word of `query`, best first: words that begin the title, then words inside it,
 * then words of its description. No words: all of the sidebar.
 */
export const findPages = (routes: readonly Route[], finder: Finder, query: string): readonly Route[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const audience = audienceOf(finder.role);
  return (words.length === 0 ? openPages : namedPages)(routes, finder)
    .map((route) => ({ route, rank: rankOf(route, pageTitle(route, audience).toLowerCase(), words) }))
    .filter(({ rank }) => rank < notFound)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ route }) => route);
};

const notFound = 4;

const rankOf = (route: Route, title: string, words: readonly string[]): number => {
  const more = `${route.entry?.within ?? ""} ${pageAbout(route)} ${route.path}`.toLowerCase();
  const found = Math.max(
    0,
    ...words.map((word) => {
      if (title.split(" ").some((part) => part.startsWith(word))) return 0;
      if (title.includes(word)) return 1;
      return more.includes(word) ? 2 : notFound;
    }),
  );
  // What stands below a page of the sidebar comes after those of it whose title is found as well.
  return route.entry === undefined ? found + 1 : found;
};
