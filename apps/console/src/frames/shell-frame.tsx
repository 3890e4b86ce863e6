import { Logo, Shell, Sidebar } from "@o2r/ui";
import { useAtom } from "jotai";
import { useEffect, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { pageStart } from "../kit/reading-place.ts";
import { phone, useMedia, narrow } from "../kit/use-media.ts";
import { rememberPage } from "../routing/recent-pages.ts";
import { foldedAtom } from "../kit/appearance.ts";
import { Deferred } from "../kit/deferred.tsx";
import { ShellHeader } from "../shell/header/shell-header.tsx";
import { clearListMemory } from "../kit/list-memory.ts";
import { useSidebar } from "../shell/sidebar/use-sidebar.ts";
import { useScrollPlaces } from "./use-scroll-places.ts";

const { dataset } = document.documentElement;

const loadDrawer = async () => (await import("../shell/sidebar/navigation-drawer.tsx")).NavigationDrawer;

/** Sidebar and header around a page. On a phone the sidebar becomes a drawer. */
export function ShellFrame() {
  const [folded, setFolded] = useAtom(foldedAtom);
  // The page that the drawer was opened over: following an entry leaves that page, and with it the drawer.
  const [drawerOver, setDrawerOver] = useState<string>();
  const isPhone = useMedia(phone);
  const isNarrow = useMedia(narrow);
  // What is chosen there is no wish for a desk.
  const [foldedThere, setFoldedThere] = useState(true);
  const { pathname } = useLocation();
  const navigation = useSidebar();
  useScrollPlaces();

  useEffect(() => {
    rememberPage(pathname);
    // Faces that have come late are shown from here on: see boot/late-faces.ts.
    if (dataset["faces"] === "") delete dataset["faces"];
  }, [pathname]);

  return (
    <Shell
      sidebar={
        isPhone ? undefined : (
          <Sidebar
            {...navigation}
            logo={<Logo name="O2R Console" onSelect={clearListMemory} />}
            collapsed={isNarrow ? foldedThere : folded}
            onCollapsedChange={isNarrow ? setFoldedThere : setFolded}
          />
        )
      }
      header={<ShellHeader onOpenNavigation={isPhone ? () => setDrawerOver(pathname) : undefined} />}
    >
      <Outlet />
      {isPhone && (
        <Deferred
          load={loadDrawer}
          props={{
            ...navigation,
            open: drawerOver === pathname,
            onClose: () => setDrawerOver(undefined),
            // Followed to another page, it hands over to that.
            finalFocus: () => (drawerOver === undefined || drawerOver === pathname ? null : pageStart()),
          }}
        />
      )}
    </Shell>
  );
}
