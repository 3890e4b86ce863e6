import { sessionEndpoints } from "../contract/areas/session/session.ts";
import { addressOf } from "./address.ts";
import { localError, type ApiError } from "./api-error.ts";
import type { SessionStore } from "./session-store.ts";
import { send, type Answer } from "./transport.ts";

/** `renewed`: there is a new access token. `refused`: the session is over. An error: nobody knows; try later. */
export type Renewal = "renewed" | "refused" | ApiError;

interface RefreshOptions {
  readonly baseUrl: () => string;
  readonly fetch: typeof fetch;
  readonly store: SessionStore;
  readonly timeout: number;
}

const readTokens = ({ payload }: Answer): { access: string; refresh: string } | undefined => {
  if (typeof payload !== "object" || payload === null) return undefined;
  const { access_token: access, refresh_token: refresh } = payload as Record<string, unknown>; // checked in the next line
  return typeof access === "string" && typeof refresh === "string" ? { access, refresh } : undefined;
};

/** Answers that say nothing about the session: too many calls, or no service behind the proxy. */
const undecided = [408, 429, 502, 503, 504];

/** One holder at a time among all tabs of this browser; where there are no Web Locks, among the calls of this page. */
const alone = async <T>(act: () => Promise<T>): Promise<T> =>
  "navigator" in globalThis && "locks" in globalThis.navigator
    ? globalThis.navigator.locks.request("o2r-refresh", act)
    : act();

/**
 * Renews the session, once for however many calls ask at the same time, in however many tabs. `usedAccess` is the
 * access token that was refused: if another tab has replaced it meanwhile, that is the renewal.
 * A reply lost on the way is asked for once more: the service gives the same successor within its grace.
 */
export const createRefresh = ({ baseUrl, fetch, store, timeout }: RefreshOptions) => {
  let underWay: Promise<Renewal> | undefined;

  const ask = async (refreshToken: string): Promise<Answer> => {
    const { method } = sessionEndpoints.refresh;
    const url = baseUrl() + addressOf(sessionEndpoints.refresh, { query: { refreshToken } });
    return send(fetch, { url, method, headers: { accept: "application/json" }, timeout });
  };

  const renew = async (usedAccess: string | undefined): Promise<Renewal> => {
    if (store.access() !== undefined && store.access() !== usedAccess) return "renewed";
    const refreshToken = store.refresh();
    if (refreshToken === undefined) return "refused";
    const first = await ask(refreshToken);
    const answer = first.ok || first.status > 0 ? first : await ask(refreshToken);
    // Signed out, or signed in anew, while the answer was on its way: it must not bring the old session back.
    if (store.refresh() !== refreshToken) return store.access() === undefined ? "refused" : "renewed";
    if (answer.error !== undefined) {
      return answer.status < 400 || undecided.includes(answer.status) ? answer.error : "refused";
    }
    const tokens = readTokens(answer);
    if (tokens === undefined) return localError("client.malformed", answer.status);
    store.write(tokens);
    return "renewed";
  };

  return (usedAccess: string | undefined): Promise<Renewal> => {
    underWay ??= alone(() => renew(usedAccess)).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
};
