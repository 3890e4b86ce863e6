import type { SidebarGroup } from "@o2r/ui";
import { useMemo, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { entryOf } from "../../routing/entry-of.ts";
import { findRoute } from "../../routing/find-route.ts";
import { routes } from "../../routes.tsx";
import { useCurrentUser } from "../../session/current-user.ts";
import { currentRole, onTokens, session } from "../../session/session.ts";
import { clearListMemory } from "../../kit/list-memory.ts";
import { fieldSalesHref } from "./field-sales.ts";
import { sidebarModel } from "./sidebar-model.ts";

const accessNow = (): string => session.access() ?? "";

export interface SidebarState {
  readonly groups: readonly SidebarGroup[];
  /** The id of the entry that the page on screen is, or belongs to. */
  readonly current: string | undefined;
}

/** The signed-in user's sidebar at the current address. */
export const useSidebar = (): SidebarState => {
  const { helpAndSupportActive } = useCurrentUser();
  const { pathname } = useLocation();
  const role = currentRole();
  // A refresh replaces the token: the link has the newest one, however long the page stands.
  const token = useSyncExternalStore(onTokens, accessNow);
  const groups = useMemo(
    () =>
      sidebarModel(routes, {
        role,
        helpAndSupportActive,
        fieldSalesHref: fieldSalesHref(token, document),
        onDashboard: clearListMemory,
      }),
    [role, helpAndSupportActive, token],
  );
  return { groups, current: entryOf(routes, findRoute(pathname)) };
};
