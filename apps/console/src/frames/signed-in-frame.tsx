import { ApiProvider, useEndpoint } from "@o2r/api/react";
import { userEndpoints } from "@o2r/api/contract/session";
import { OverlayProvider } from "@o2r/ui/overlays";
import { Outlet } from "react-router-dom";
import { SWRConfig } from "swr";
import { BareFrame } from "../pages/message/bare-frame.tsx";
import { LoadFailed } from "../pages/load-failed/load-failed.tsx";
import { FullScreenLoader } from "@o2r/ui";
import { client } from "../session/client.ts";
import { CurrentUserContext } from "../session/current-user.ts";

/** A cache per signed-in visit: the next person on this machine must not see what the last one read. */
const ownCache = { provider: () => new Map() };

/** What every page needs that is not public: the client and its cache, overlays, and the current user. */
export function SignedInFrame() {
  return (
    <SWRConfig value={ownCache}>
      <ApiProvider client={client}>
        <OverlayProvider>
          <WithCurrentUser />
        </OverlayProvider>
      </ApiProvider>
    </SWRConfig>
  );
}

function WithCurrentUser() {
  const { data: user, error } = useEndpoint(userEndpoints.current, {});
  if (user !== undefined) {
    return (
      <CurrentUserContext value={user}>
        <Outlet />
      </CurrentUserContext>
    );
  }
  // A 401 is on its way to the sign-in page already.
  if (error === undefined || error.status === 401) return <FullScreenLoader />;
  return (
    <BareFrame>
      <LoadFailed />
    </BareFrame>
  );
}
