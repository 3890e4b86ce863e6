import { mayOpen } from "./may-open.ts";
import type { Route } from "./route.ts";
import { home, loginPath, safeNext } from "./safe-next.ts";

export interface Visitor {
  readonly signedIn: boolean;
  /** The role cookie's value. */
  readonly role: string | undefined;
}

/** Where the sign-in page would have led. A path is judged alike at every origin. */
const afterSignIn = (signInAddress: string): string => {
  const { searchParams, origin } = new URL(signInAddress, "https://console.invalid");
  return safeNext(searchParams.get("next"), origin);
};

/**
 * Whether a visitor enters a page, or where he is sent instead: signed out to the sign-in page, which brings him
 * back; signed in from the sign-in page to where it leads; a role that the page does not allow to the dashboard
 * (specification §2).
 */
export const decideEntry = (
  route: Pick<Route, "access" | "allowed">,
  visitor: Visitor,
  wanted: string,
): "enter" | { readonly sendTo: string } => {
  if (route.access === "public") return "enter";
  if (route.access === "signedOut") return visitor.signedIn ? { sendTo: afterSignIn(wanted) } : "enter";
  if (!visitor.signedIn) return { sendTo: loginPath(wanted) };
  return mayOpen(route, visitor.role) ? "enter" : { sendTo: home };
};
