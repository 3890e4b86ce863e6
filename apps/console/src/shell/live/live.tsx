import { isUserType, may } from "@o2r/api/contract/core";
import { notificationEndpoints } from "@o2r/api/contract/notification";
import { useEventStream } from "@o2r/api/react";
import { useCurrentUser } from "../../session/current-user.ts";
import { ConnectionSign } from "./connection-sign.tsx";
import { PendingCall } from "./pending-call.tsx";

/** Whatever has happened, the bell may have something new to say (specification §4). */
const affected = () => [notificationEndpoints.pull];

/**
 * What goes on behind every page: the push stream for those who have notifications, and the pending call of calling
 * agents, and the sign that the line is gone. It ends with the session, as everything below `SignedInFrame` does.
 */
export function Live() {
  const { id, userType } = useCurrentUser();
  const type = isUserType(userType) ? userType : "RETAILER";
  const stream = useEventStream({
    enabled: may(type, "notification.read"),
    affects: affected,
    sharedAs: `o2r.events.${id}`,
  });
  return (
    <>
      {may(type, "call.read") && <PendingCall />}
      <ConnectionSign stream={stream} />
    </>
  );
}
