import { sessionEndpoints } from "../contract/areas/session/session.ts";
import type { ClientOptions } from "./client.types.ts";
import { askForTokens } from "./refresh.ts";
import { requestOf } from "./request-of.ts";
import { send } from "./transport.ts";

/** How long the service may take to answer, in milliseconds. Nobody waits for it. */
const timeout = 15_000;

/**
 * Takes the session that is held now, to be ended at the service by what is returned: also once this side holds it no
 * more, and also where its access token has run out. It never throws: whoever leaves while the line is gone leaves a session
 * that nobody has the tokens of, and that ends by itself.
 */
export const endSession = (
  options: Pick<ClientOptions, "baseUrl" | "hostUrl" | "store">,
  fetchFunction: typeof fetch,
): (() => Promise<void>) => {
  const request = { ...requestOf(options, sessionEndpoints.logout, {}, { timeout }), keepalive: true };
  const refreshToken = options.store.refresh();
  const isHeld = options.store.access() !== undefined;
  return async () => {
    const answer = isHeld ? await send(fetchFunction, request) : undefined;
    if ((answer !== undefined && answer.status !== 401) || refreshToken === undefined) return;
    const tokens = await askForTokens(fetchFunction, options.baseUrl?.() ?? "", refreshToken, timeout);
    if (tokens === undefined) return;
    await send(fetchFunction, {
      ...request,
      headers: { ...request.headers, authorization: `Bearer ${tokens.access}` },
    });
  };
};
