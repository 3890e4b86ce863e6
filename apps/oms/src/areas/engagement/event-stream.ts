import type { eventEndpoints } from "@o2r/api/contract/engagement";
import { AppError } from "../../app-error.ts";
import { rawReply, type Handlers } from "../../http/context.ts";

/** The push stream. What each listener hears is decided event by event, where it is told. */
export const eventHandlers: Handlers<typeof eventEndpoints> = {
  stream: async ({ actor, scope, stream, services }) => {
    if (!scope.admits(actor.id)) throw new AppError("access.denied", "You are not allowed to do this");
    const begin = await services.events.admit({ actor, ...stream });
    // Proxies that keep a reply until it is whole would keep this one for ever.
    return rawReply("text/event-stream; charset=utf-8", begin, { "x-accel-buffering": "no" });
  },
};
