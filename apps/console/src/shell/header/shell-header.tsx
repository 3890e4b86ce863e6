import { Breadcrumbs, Header, IconButton, RoleChip } from "@o2r/ui";
import { useAtomValue } from "jotai";
import { Menu } from "lucide-react";
import { useMatches } from "react-router-dom";
import { audienceOf, roleTitle } from "../../routing/audience.ts";
import { crumbsTo } from "../../routing/crumbs.ts";
import { useCurrentRoute } from "../../routing/use-current-route.ts";
import { useCurrentUser } from "../../session/current-user.ts";
import { currentRole } from "../../session/session.ts";
import { Bell } from "../bell/bell.tsx";
import { JumpTo } from "../jump-to/jump-to.tsx";
import { pageNameAtom } from "../../kit/page-name.ts";
import { UserMenu } from "../user-menu/user-menu.tsx";

export interface ShellHeaderProps {
  /** Opens the navigation on screens that have no room for the sidebar. */
  readonly onOpenNavigation: (() => void) | undefined;
}

/** Where the page stands, jump-to, bell, the role by name, and the user's menu. */
export function ShellHeader({ onOpenNavigation }: ShellHeaderProps) {
  const { userType } = useCurrentUser();
  const route = useCurrentRoute();
  const name = useAtomValue(pageNameAtom);
  const params = useMatches().at(-1)?.params ?? {};
  const crumbs = route === undefined ? [] : crumbsTo(route, audienceOf(currentRole()), { name, params });
  return (
    <Header
      start={
        onOpenNavigation !== undefined && (
          <IconButton size="touch" icon={Menu} label="Open menu" aria-haspopup="dialog" onClick={onOpenNavigation} />
        )
      }
      end={
        <>
          <JumpTo />
          <Bell />
          {/* A phone has no room; there the drawer names the role. */}
          {onOpenNavigation === undefined && <RoleChip>{roleTitle(userType)}</RoleChip>}
          <UserMenu />
        </>
      }
    >
      <Breadcrumbs crumbs={crumbs} />
    </Header>
  );
}
