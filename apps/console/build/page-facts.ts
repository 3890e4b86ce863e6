import { userEndpoints } from "@o2r/api/contract/session";
import { firstReads } from "../src/boot/all-first-reads.ts";
import { readOf } from "../src/boot/first-reads.ts";
import type { PageFacts } from "../src/boot/page-facts.ts";
import type { Route } from "../src/routing/route.ts";

/** What the first script is told of a page, but for its faces. */
export const pageFacts = ({ path, access, allowed, linkScreen }: Route): Omit<PageFacts, "faces"> => ({
  path,
  access,
  ...(linkScreen && { byLink: true }),
  ...(allowed && { allowed }),
  reads: access === "signedIn" ? [readOf(userEndpoints.current), ...(firstReads[path] ?? [])] : [],
});

/** Paths in `firstReads` that the route table does not have. */
export const readsWithoutPage = (routes: readonly Route[]): readonly string[] =>
  Object.keys(firstReads).filter((path) => !routes.some((route) => route.path === path));
