import { mayOpen } from "./may-open.ts";
import type { Route } from "./route.ts";
import { home, loginPath } from "./safe-next.ts";

export interface Visitor {
  readonly signedIn: boolean;
  /** The role cookie's value. */
  readonly role: string | undefined;
}

/**
 * Whether a visitor enters a page, or where he is sent instead: signed out to the sign-in page, which brings him
 * back; a role that the page does not allow to the dashboard (specification §2).
 */
export const decideEntry = (route: Route, visitor: Visitor, wanted: string): "enter" | { readonly sendTo: string } => {
  if (route.access === "public") return "enter";
  if (!visitor.signedIn) return { sendTo: loginPath(wanted) };
  return mayOpen(route, visitor.role) ? "enter" : { sendTo: home };
};
