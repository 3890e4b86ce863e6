import { useClient } from "@o2r/api/react";
import { CommandPalette } from "@o2r/ui/overlays";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { areaTitle } from "../../routing/area-title.ts";
import { audienceOf } from "../../routing/audience.ts";
import { namedPages, reachablePages } from "../../routing/find-pages.ts";
import { pageAbout, pageIcon } from "../../routing/page-about.ts";
import { pageTitle } from "../../routing/page-title.ts";
import { routes } from "../../routes.tsx";
import { useCurrentUser } from "../../session/current-user.ts";
import { currentRole } from "../../session/session.ts";
import { findRows } from "./find-rows.ts";

export interface JumpToDialogProps {
  readonly onClose: () => void;
  /** What was typed since it was asked for. */
  readonly startWith: () => string;
}

/** The palette behind "Search or jump to": the pages that a person may open, and rows of the lists that they may read. */
export function JumpToDialog({ onClose, startWith }: JumpToDialogProps) {
  const navigate = useNavigate();
  const client = useClient();
  const { userType, helpAndSupportActive } = useCurrentUser();
  const role = currentRole();
  const finder = useMemo(() => ({ role, helpAndSupportActive }), [role, helpAndSupportActive]);
  const load = useMemo(
    () =>
      findRows({
        client,
        type: userType,
        mayOpen: (href) => reachablePages(routes, finder).some(({ path }) => path === href.split("?")[0]),
        go: (href) => void navigate(href),
      }),
    [client, userType, finder, navigate],
  );
  const commands = namedPages(routes, finder).map((route) => ({
    id: route.path,
    label: pageTitle(route, audienceOf(role)),
    detail: route.entry?.within ?? areaTitle[route.area],
    keywords: [pageAbout(route), route.path],
    icon: pageIcon(route),
    onSelect: () => void navigate(route.path),
  }));
  // One group, so that the best answer stands first wherever it belongs.
  const groups = [{ id: "pages", label: "Pages", commands }];
  return <CommandPalette open onClose={onClose} groups={groups} load={load} startWith={startWith} />;
}
