import { isUserType } from "@o2r/api/contract/core";
import { routes } from "../routes.tsx";
import { currentRole } from "../session/session.ts";
import { entryOf } from "./entry-of.ts";
import { useCurrentRoute } from "./use-current-route.ts";

/**
 * The address of the guide of whoever is signed in, at the part about the page on screen; a guide without one opens at its
 * top. None without a session, and for a user type that no guide is written for. What the address says is made by build/guide.
 */
export const useGuide = (): string | undefined => {
  const role = currentRole();
  const page = entryOf(routes, useCurrentRoute());
  return isUserType(role) ? `/guide/${role.toLowerCase().replaceAll("_", "-")}#${page ?? ""}` : undefined;
};
