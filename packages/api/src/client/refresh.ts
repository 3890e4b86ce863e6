import { sessionEndpoints } from "../contract/areas/session/session.ts";
import { addressOf } from "./address.ts";
import { localError, type ApiError } from "./api-error.ts";
import { readPayload } from "./fits.ts";
import { locks } from "./locks.ts";
import type { SessionStore } from "./session-store.ts";
import { send, type Answer, type Failed } from "./transport.ts";

/** `renewed`: there is a new access token. `refused`: the session is over. An error: nobody knows; try later. */
export type Renewal = "renewed" | "refused" | ApiError;

interface RefreshOptions {
  readonly baseUrl: () => string;
  readonly fetch: typeof fetch;
  readonly store: SessionStore;
  /** Milliseconds that a try may take which can be followed by another. */
  readonly timeout: number;
  /** Milliseconds that the last try may take. */
  readonly lastTimeout: number;
}

/**
 * For how long a lost reply is asked for again, in milliseconds. The service gives the same successor for 10 s and takes
 * a later try for a theft, so that the last one must have begun well before.
 */
const askAgainFor = 5000;
/** The pause before the first further try, in milliseconds; each next one is twice as long. */
const firstPause = 200;
/** How long to wait for a tab that renews, in milliseconds. One that was put to sleep must not hold all others. */
const lockPatience = 15_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

const readTokens = ({ body }: Answer): Tokens | undefined => {
  const { access_token: access, refresh_token: refresh } = Object(
    readPayload(sessionEndpoints.refresh, body)?.payload,
  ) as Record<string, unknown>; // checked in the next line
  return typeof access === "string" && typeof refresh === "string" ? { access, refresh } : undefined;
};

const askOnce = (
  fetchFunction: typeof fetch,
  baseUrl: string,
  refreshToken: string,
  timeout: number,
): Promise<Answer | Failed> =>
  send(fetchFunction, {
    url: baseUrl + addressOf(sessionEndpoints.refresh, { query: { refreshToken } }),
    method: sessionEndpoints.refresh.method,
    headers: { accept: "application/json" },
    timeout,
  });

/** The tokens that follow on a refresh token, for nobody to keep; undefined where the service gives none. */
export const askForTokens = async (...question: Parameters<typeof askOnce>): Promise<Tokens | undefined> => {
  const answer = await askOnce(...question);
  return answer.error === undefined ? readTokens(answer) : undefined;
};

/** Answers that say nothing about the session: too many calls, or no service behind the proxy. */
const undecided = [408, 429, 502, 503, 504];

/** One holder at a time among all tabs that share a session; where there are no Web Locks, among the calls of this page. */
const alone = ({ onElsewhere }: SessionStore, act: () => Promise<Renewal>): Promise<Renewal> => {
  const shared = locks();
  if (shared === undefined || onElsewhere === undefined) return act();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), lockPatience);
  const inTurn = shared.request("o2r-refresh", { signal: patience.signal }, () => {
    clearTimeout(timer);
    return act();
  });
  // A lock that cannot be had is replaced by the service's grace.
  return inTurn.catch(act).finally(() => clearTimeout(timer));
};

/**
 * Renews the session, once for however many calls ask at the same time, in however many tabs. `usedAccess` is the
 * access token that was refused: if another tab has replaced it meanwhile, that is the renewal.
 * A reply lost on the way is asked for again: the service gives the same successor within its grace.
 */
export const createRefresh = ({ baseUrl, fetch, store, timeout, lastTimeout }: RefreshOptions) => {
  let underWay: Promise<Renewal> | undefined;

  const ask = async (refreshToken: string): Promise<Answer | Failed> => {
    const until = Date.now() + askAgainFor;
    const once = () => askOnce(fetch, baseUrl(), refreshToken, Date.now() + timeout < until ? timeout : lastTimeout);
    let answer = await once();
    for (let wait = firstPause; answer.status === 0 && Date.now() + wait < until; wait *= 2) {
      await pause(wait);
      if (store.refresh() !== refreshToken) return answer;
      answer = await once();
    }
    return answer;
  };

  const renew = async (usedAccess: string | undefined): Promise<Renewal> => {
    if (store.access() !== undefined && store.access() !== usedAccess) return "renewed";
    const refreshToken = store.refresh();
    if (refreshToken === undefined) return "refused";
    const answer = await ask(refreshToken);
    // Signed out, or signed in again, while the answer was on its way: it must not bring the old session back.
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
    underWay ??= alone(store, () => renew(usedAccess)).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
};
