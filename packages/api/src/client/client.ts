import type { AnyEndpoint, ReplyOf } from "../contract/core/endpoint.ts";
import { addressOf } from "./address.ts";
import { isSpoken, localError, type ApiError, type Result, type Success } from "./api-error.ts";
import type { CallInput } from "./call-input.ts";
import type { CallOptions, Client, ClientOptions, SessionEnd } from "./client.types.ts";
import { readPayload } from "./fits.ts";
import { createOnce } from "./once.ts";
import { endSession } from "./end-session.ts";
import { createRefresh } from "./refresh.ts";
import { isUpload, requestOf } from "./request-of.ts";
import { expiryOf } from "./token-expiry.ts";
import { open, send, type Failed } from "./transport.ts";

/** Said when a session cannot be renewed (specification §8). */
export const unauthorizedText = "You are unauthorized";
/** Said when an upload is refused for want of a session (specification §8). */
export const uploadUnauthorizedText = "You are not authorized";

/** A token with less than this left, in milliseconds, may expire while a file is on its way. */
const uploadNeeds = 60_000;

/** What a call is answered whose session was given back: as if the service had refused it. */
const signedOut = { error: localError("client.signed-out", 401) };

const hasFailed = <A extends { readonly error?: undefined }>(answer: A | Failed): answer is Failed =>
  answer.error !== undefined;

const versionOf = (etag: string): { version?: number } => {
  const version = /^(?:W\/)?"(\d+)"$/.exec(etag)?.[1];
  return version === undefined ? {} : { version: Number(version) };
};

/** Makes a client for the service: one per page or program. */
export const createClient = (options: ClientOptions): Client => {
  const { store, notify, onUnauthorized, refreshTimeout: timeout = 4500 } = options;
  const baseUrl = options.baseUrl ?? (() => "");
  const fetchFunction = options.fetch ?? ((...request) => globalThis.fetch(...request));
  const refresh = createRefresh({ baseUrl, fetch: fetchFunction, store, timeout, lastTimeout: 30_000 });
  let sessionEnded = false;
  /** The access token that the last upload was refused with. */
  let doubted: string | undefined;
  /** How many sessions were given back here: a call of an earlier one is over, whatever it was answered. */
  let givenBack = 0;
  /** Ends what is being read with the session. */
  let reads = new AbortController();

  const inWords = async (refused: ApiError): Promise<ApiError> => {
    const { say } = options;
    if (say === undefined) return refused;
    const errors = refused.errors.map(async (one) => ({ ...one, message: await say(one.message) }));
    return { ...refused, message: await say(refused.message), errors: await Promise.all(errors) };
  };

  const fail = async (refused: ApiError, quiet: CallOptions["quiet"]): Promise<{ error: ApiError }> => {
    const error = await inWords(refused);
    const hushed = typeof quiet === "function" ? quiet(error) : quiet === true;
    if (!hushed && isSpoken(error)) notify(error.message, error);
    return { error };
  };

  const leave = (end: SessionEnd): void => {
    sessionEnded = true;
    onUnauthorized(end);
  };
  const lose = async (refused: ApiError): Promise<{ error: ApiError }> => {
    const isFirst = !sessionEnded;
    sessionEnded = true;
    if (isFirst) store.clear();
    const error = await inWords({ ...refused, message: unauthorizedText });
    if (isFirst) {
      notify(error.message, error);
      leave("refused");
    }
    return { error };
  };
  store.onElsewhere?.((change) => {
    if (change === "ended" && !sessionEnded && !options.onLoginPage?.()) leave("elsewhere");
  });

  /** Makes an attempt, and another one after a refresh where the first met a 401. */
  const attemptTwice = async <A extends { readonly error?: undefined }>(
    endpoint: AnyEndpoint,
    quiet: CallOptions["quiet"],
    attempt: () => Promise<A | Failed>,
  ): Promise<A | { readonly error: ApiError }> => {
    const isOpenToAll = endpoint.allow === "public" || endpoint.allow === "link";
    const isSigningIn = isOpenToAll || options.onLoginPage?.() === true;
    const usedAccess = store.access();
    const isHeld = () => store.access() !== undefined || store.refresh() !== undefined;
    const before = givenBack;
    /**
     * Whether somebody has signed out: nothing more is asked of the service, and nothing said of what it refuses. That
     * the address is the sign-in page's already does not matter: what polls below the page before may still stand.
     */
    const isOver = () => !isOpenToAll && (givenBack !== before || (givenBack > 0 && !isHeld()));
    if (isHeld()) sessionEnded = false;
    if (isOver()) return signedOut;
    const first = await attempt();
    if (!hasFailed(first)) return first;
    if (isOver()) return signedOut;
    if (first.status !== 401) return fail(first.error, quiet);

    if (isSigningIn) {
      store.clear();
      return fail(first.error, quiet);
    }
    if (sessionEnded) return lose(first.error);
    if (isUpload(endpoint)) {
      doubted = usedAccess;
      return fail({ ...first.error, message: uploadUnauthorizedText }, quiet);
    }
    const renewal = await refresh(usedAccess);
    if (isOver()) return signedOut;
    if (renewal === "refused") return lose(first.error);
    if (renewal !== "renewed") return fail(renewal, quiet);
    const second = await attempt();
    if (!hasFailed(second)) return second;
    if (isOver()) return signedOut;
    return second.status === 401 ? lose(second.error) : fail(second.error, quiet);
  };

  const make = (endpoint: AnyEndpoint, input: CallInput<AnyEndpoint>, call: CallOptions): Promise<Result<unknown>> =>
    attemptTwice<Success<unknown>>(endpoint, call.quiet, async () => {
      const request = requestOf(options, endpoint, input, call);
      // What is being written is not broken off: nobody could say what became of it.
      const until = endpoint.method === "GET" ? { until: reads.signal } : {};
      const answer = await send(call.fetch ?? fetchFunction, { ...request, ...until });
      if (hasFailed(answer)) return answer;
      const { status, body, etag } = answer;
      const read = readPayload(endpoint, body);
      if (read === undefined) return { status, error: localError("client.malformed", status) };
      return { ...read, ...(etag !== null && { etag, ...versionOf(etag) }) };
    });

  const { makeOnce, isUnderWay } = createOnce(make, async () => {
    const access = store.access();
    const expiry = access === undefined ? undefined : expiryOf(access);
    // A 401 must not be answered by a refresh there (specification §8), so the token is renewed before it expires, and
    // before a file is sent again with the one that was refused.
    if (access === doubted || (expiry !== undefined && expiry < Date.now() + uploadNeeds)) await refresh(access);
  });

  return {
    isUnderWay: (endpoint, input) => isUnderWay(endpoint, addressOf(endpoint, input)),
    store,
    addressOf,
    baseUrl,
    call: async <E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, call: CallOptions = {}) => {
      const plain = input as CallInput<AnyEndpoint>; // the parts are the same, their types erased
      const result =
        endpoint.method === "GET"
          ? make(endpoint, plain, call)
          : makeOnce(endpoint, plain, addressOf(endpoint, plain), call);
      // The service answers what the endpoint declares; its own tests hold it to that.
      return (await result) as Result<ReplyOf<E>>;
    },
    open: (endpoint, input, { quiet, ...carried } = {}) =>
      attemptTwice(endpoint, quiet, () =>
        open(fetchFunction, {
          // The parts are the same, their types erased.
          ...requestOf(options, endpoint, input as CallInput<AnyEndpoint>, { accept: "*/*", ...carried }),
          until: reads.signal,
        }),
      ),
    signOut: () => {
      const end = endSession(options, fetchFunction);
      givenBack += 1;
      reads.abort();
      reads = new AbortController();
      store.clear();
      return end();
    },
  };
};
