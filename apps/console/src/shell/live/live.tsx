import { isUserType, may } from "@o2r/api/contract/core";
import { importEnded, liveAffects, notificationEndpoints } from "@o2r/api/contract/engagement";
import { importAffects } from "@o2r/api/contract/insight";
import { useEventStream, type EventStreamUse } from "@o2r/api/react";
import { useEffect } from "react";
import { bringFaces } from "../../boot/late-faces.ts";
import { useCurrentUser } from "../../session/current-user.ts";
import { ConnectionSign } from "./connection-sign.tsx";
import { PendingCall } from "./pending-call.tsx";

/** Whose import has ended, as the stream names it. */
const imported = new Map(Object.entries(importAffects).map(([thing, paths]) => [`${thing}-import`, paths]));

/**
 * Whatever has happened, the bell may have something new to say (specification §4). The rows of an import are many at
 * once: lists on screen are read again, also where it was somebody else's.
 */
const affected: EventStreamUse["affects"] = ({ action, entity = "" }) => [
  notificationEndpoints.pull,
  ...(liveAffects[entity] ?? []),
  ...(action === importEnded ? (imported.get(entity) ?? []) : []),
];

/**
 * What goes on behind every page: the push stream for those who have notifications, and the pending call of calling
 * agents, the sign that the line is gone, and on a slow line the faces. It ends with the session, as everything below `SignedInFrame` does.
 */
export function Live() {
  const { id, userType } = useCurrentUser();
  const type = isUserType(userType) ? userType : "RETAILER";
  // One that does not come is asked for again by the text that is written in it.
  useEffect(() => void bringFaces().catch(() => undefined), []);
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
