import { ApiProvider, sparesLine, useEndpoint } from "@o2r/api/react";
import { userEndpoints } from "@o2r/api/contract/session";
import { OverlayProvider, preloadFloating } from "@o2r/ui/overlays";
import { ShortcutHelp } from "../kit/shortcuts/shortcut-help.tsx";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { Navigate, Outlet } from "react-router-dom";
import { SWRConfig } from "swr";
import { useFirstPaintOver } from "../boot/first-paint.ts";
import { BareFrame } from "../pages/message/bare-frame.tsx";
import { LoadFailed } from "../pages/load-failed/load-failed.tsx";
import { preloadToaster } from "@o2r/ui";
import { useCurrentRoute } from "../routing/use-current-route.ts";
import { usePageTitle } from "../routing/use-page-title.ts";
import { client } from "../session/client.ts";
import { CurrentUserContext } from "../session/current-user.ts";
import type { FirstPasswordProps } from "../session/first-password/first-password.tsx";
import { useAppearance } from "../kit/appearance.ts";
import { Deferred, later } from "../kit/deferred.tsx";
import { keepListsOf } from "../kit/list-memory.ts";
import { loadLive } from "../shell/live/load-live.ts";
import { pageNameAtom } from "../kit/page-name.ts";
import { ViewFrame } from "../shell/view-as/view-frame.tsx";
import { PageLoader } from "./page-loader.tsx";
import { useWindowTitle } from "./use-window-title.ts";

/** A cache per signed-in visit: the next person on this machine must not see what the last one read. */
const ownCache = { provider: () => new Map() };

const nothing = {};

const FirstPassword = later<FirstPasswordProps>(
  async () => (await import("../session/first-password/first-password.tsx")).FirstPassword,
);

/** What every page needs that is not public: the client and its cache, overlays, and the current user. */
export function SignedInFrame() {
  const name = useAtomValue(pageNameAtom);
  const title = usePageTitle();
  useWindowTitle(name === undefined || name === title ? title : `${name} · ${title}`);
  useAppearance();
  useEffect(() => {
    // So that a connection that is lost later can still be reported, and menus open at once.
    const fetchRest = () => {
      const rest = [preloadToaster(), ...(sparesLine() ? [] : [preloadFloating()])];
      void Promise.all(rest).catch(() => undefined);
    };
    const timer = setTimeout(fetchRest, 2000);
    return () => clearTimeout(timer);
  }, []);

  return (
    <SWRConfig value={ownCache}>
      <ApiProvider client={client}>
        <OverlayProvider>
          <ShortcutHelp />
          <WithCurrentUser />
        </OverlayProvider>
      </ApiProvider>
    </SWRConfig>
  );
}

function WithCurrentUser() {
  const { data: user, error, mutate } = useEndpoint(userEndpoints.current, {});
  const route = useCurrentRoute();
  useFirstPaintOver(user !== undefined);
  if (user?.mustChangePassword) {
    // The service answers nothing else to them: what the page has asked for beside is thrown away.
    return (
      <FirstPassword username={user.username} onChanged={() => void mutate({ ...user, mustChangePassword: false })} />
    );
  }
  if (user !== undefined) {
    // Before any list reads what it remembers.
    keepListsOf(user.id);
    if (route?.needsHelpFlag && !user.helpAndSupportActive) {
      return <Navigate to={`/401?page=${encodeURIComponent(route.path)}`} replace />;
    }
    return (
      <CurrentUserContext value={user}>
        <ViewFrame user={user}>
          <Outlet />
        </ViewFrame>
        <Deferred load={loadLive} props={nothing} />
      </CurrentUserContext>
    );
  }
  // A 401 is on its way to the sign-in page already.
  if (error === undefined || error.status === 401) return <PageLoader />;
  return (
    <BareFrame>
      <LoadFailed />
    </BareFrame>
  );
}
