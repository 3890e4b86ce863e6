import { findRoute } from "./find-route.ts";
import { mayOpen } from "./may-open.ts";

/**
 * Whether a link leads to a page that the role may open. What is no page of the console, such as a document or a place on
 * the same page, is not judged.
 */
export const mayFollow = (href: string, role: string | undefined): boolean => {
  const page = href.startsWith("/") ? findRoute(href.split(/[?#]/u, 1).join("")) : undefined;
  return page === undefined || mayOpen(page, role);
};
