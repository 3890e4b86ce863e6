import type { Route } from "./route.ts";

/** The id of the entry that a page is, or belongs to, however deep below it. */
export const entryOf = (routes: readonly Route[], page: Route | undefined): string | undefined => {
  const above = page?.entry === undefined ? routes.find(({ path }) => path === page?.under) : undefined;
  return above === undefined ? page?.path : entryOf(routes, above);
};
