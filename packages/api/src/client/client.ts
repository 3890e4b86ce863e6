import type { AnyEndpoint, ReplyOf } from "../contract/core/endpoint.ts";
import { addressOf } from "./address.ts";
import { localError, type ApiError, type Result } from "./api-error.ts";
import type { CallInput } from "./call-input.ts";
import { createIntents } from "./intents.ts";
import { createRefresh } from "./refresh.ts";
import type { SessionStore } from "./session-store.ts";
import { expiryOf } from "./token-expiry.ts";
import { send, type Answer } from "./transport.ts";

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The version that a change starts from; sent as `If-Match`. */
  readonly version?: number | undefined;
  /** One key for one intent: a repeated call with the same key acts once. Made anew for each change unless given. */
  readonly idempotencyKey?: string | undefined;
  /** The caller shows the error itself: no toast. */
  readonly quiet?: boolean | ((error: ApiError) => boolean) | undefined;
  /** Milliseconds; 30 s unless told, 5 minutes for an upload. */
  readonly timeout?: number | undefined;
}

export interface ClientOptions {
  /** `{api}`: what stands before `/oms/…`. Asked at each call, so that it can be set at run time. Same origin by default. */
  readonly baseUrl?: () => string;
  readonly store: SessionStore;
  /** Shows an error as a toast. */
  readonly notify: (message: string, error: ApiError) => void;
  /** The session is over and its cookies are gone: go to /login. Runs once, however many calls found out. */
  readonly onUnauthorized: () => void;
  /** Whether the person is on the login page, where a 401 means wrong credentials. */
  readonly onLoginPage?: () => boolean;
  readonly fetch?: typeof fetch;
}

export interface Client {
  /** Makes one call. It never throws: failures are in `error`. */
  readonly call: <E extends AnyEndpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ) => Promise<Result<ReplyOf<E>>>;
  readonly store: SessionStore;
  /** The address that a call goes to, also the key of its data in a cache. */
  readonly addressOf: typeof addressOf;
  readonly baseUrl: () => string;
}

/** Said when a session cannot be renewed (specification §8). */
export const unauthorizedText = "You are unauthorized";
/** Said when an upload is refused for want of a session (specification §8). */
export const uploadUnauthorizedText = "You are not authorized";

const defaultTimeout = 30_000;
const uploadTimeout = 300_000;
/** A token with less than this left, in milliseconds, may expire while a file is on its way. */
const uploadNeeds = 60_000;

/** Whether a refusal tells that the change was not made. Otherwise it may have been, or may still be under way. */
const isFinal = ({ status, code }: ApiError): boolean =>
  status >= 400 && status < 500 && code !== "idempotency.in-flight" && code !== "client.malformed";

const isHostRelative = (path: string): boolean => path.startsWith("/api/");

const isUpload = ({ body }: AnyEndpoint): boolean => body !== undefined && "kind" in body && body.kind === "multipart";

const bodyOf = ({ body: rule }: AnyEndpoint, body: unknown): { body?: string | FormData; type?: string } => {
  if (body === undefined) return {};
  if (rule !== undefined && "kind" in rule && rule.kind === "multipart" && body instanceof Blob) {
    const form = new FormData();
    form.set(rule.file, body);
    return { body: form };
  }
  return { body: JSON.stringify(body), type: "application/json" };
};

/** Makes a client for the service: one per page or program. */
export const createClient = (options: ClientOptions): Client => {
  const { store, notify, onUnauthorized } = options;
  const baseUrl = options.baseUrl ?? (() => "");
  const fetchFunction = options.fetch ?? ((...request) => globalThis.fetch(...request));
  const refresh = createRefresh({ baseUrl, fetch: fetchFunction, store, timeout: defaultTimeout });
  const intents = createIntents();
  const underWay = new Set<string>();
  let lastUpload: Promise<unknown> = Promise.resolve();
  let sessionEnded = false;

  const fail = (error: ApiError, quiet: CallOptions["quiet"]): { error: ApiError } => {
    const hushed = typeof quiet === "function" ? quiet(error) : quiet === true;
    if (!hushed && error.code !== "client.aborted") notify(error.message, error);
    return { error };
  };

  const endSession = (refused: ApiError): { error: ApiError } => {
    const error = { ...refused, message: unauthorizedText };
    if (!sessionEnded) {
      sessionEnded = true;
      store.clear();
      notify(unauthorizedText, error);
      onUnauthorized();
    }
    return { error };
  };

  const attempt = (
    endpoint: AnyEndpoint,
    input: CallInput<AnyEndpoint>,
    key: string | undefined,
    call: CallOptions,
  ) => {
    const address = addressOf(endpoint, input);
    const { body, type } = bodyOf(endpoint, input.body);
    const access = store.access();
    return send(fetchFunction, {
      url: isHostRelative(endpoint.path) ? address : baseUrl() + address,
      method: endpoint.method,
      signal: call.signal,
      timeout: call.timeout ?? (isUpload(endpoint) ? uploadTimeout : defaultTimeout),
      ...(body === undefined ? {} : { body }),
      headers: {
        accept: "application/json",
        ...(type === undefined ? {} : { "content-type": type }),
        ...(access === undefined ? {} : { authorization: `Bearer ${access}` }),
        ...(key === undefined ? {} : { "idempotency-key": key }),
        ...(call.version === undefined ? {} : { "if-match": `"${call.version}"` }),
      },
    });
  };

  const make = async (
    endpoint: AnyEndpoint,
    input: CallInput<AnyEndpoint>,
    key: string | undefined,
    call: CallOptions,
  ): Promise<Result<unknown>> => {
    const usedAccess = store.access();
    if (usedAccess !== undefined || store.refresh() !== undefined) sessionEnded = false;
    const succeed = ({ payload, version }: Answer): Result<unknown> =>
      version === undefined ? { payload } : { payload, version };

    const first = await attempt(endpoint, input, key, call);
    if (first.error === undefined) return succeed(first);
    if (first.status !== 401) return fail(first.error, call.quiet);

    if (endpoint.allow === "public" || options.onLoginPage?.()) {
      store.clear();
      return fail(first.error, call.quiet);
    }
    if (isUpload(endpoint)) return fail({ ...first.error, message: uploadUnauthorizedText }, call.quiet);
    const renewal = await refresh(usedAccess);
    if (renewal === "refused") return endSession(first.error);
    if (renewal !== "renewed") return fail(renewal, call.quiet);
    const second = await attempt(endpoint, input, key, call);
    if (second.error === undefined) return succeed(second);
    return second.status === 401 ? endSession(second.error) : fail(second.error, call.quiet);
  };

  /** A change carries one key for its intent, the same one again while nobody knows whether it was done. */
  const makeOnce = async (
    endpoint: AnyEndpoint,
    input: CallInput<AnyEndpoint>,
    address: string,
    call: CallOptions,
  ): Promise<Result<unknown>> => {
    if (endpoint.write === undefined) return make(endpoint, input, undefined, call);
    if (call.idempotencyKey !== undefined || isUpload(endpoint)) {
      return make(endpoint, input, call.idempotencyKey ?? intents.keyFor(""), call);
    }
    const change = JSON.stringify([endpoint.method, address, call.version, input.body]);
    const key = intents.keyFor(change);
    const result = await make(endpoint, input, key, call);
    intents.settle(change, key, result.error === undefined || isFinal(result.error));
    return result;
  };

  /** Uploads go one after another: they share an address, and none of several chosen files may be ignored. */
  const upload = (endpoint: AnyEndpoint, input: CallInput<AnyEndpoint>, address: string, call: CallOptions) => {
    const turn = lastUpload.then(async () => {
      const access = store.access();
      const expiry = access === undefined ? undefined : expiryOf(access);
      // A 401 must not be answered by a refresh here (specification §8), so the token is renewed before it expires.
      if (expiry !== undefined && expiry < Date.now() + uploadNeeds) await refresh(access);
      return makeOnce(endpoint, input, address, call);
    });
    lastUpload = turn;
    return turn;
  };

  const callOnce = async (endpoint: AnyEndpoint, input: CallInput<AnyEndpoint>, call: CallOptions) => {
    const address = addressOf(endpoint, input);
    if (endpoint.method === "GET") return make(endpoint, input, undefined, call);
    if (isUpload(endpoint)) return upload(endpoint, input, address, call);
    const guard = `${endpoint.method} ${address}`;
    if (underWay.has(guard)) return { error: localError("client.duplicate") };
    underWay.add(guard);
    return makeOnce(endpoint, input, address, call).finally(() => underWay.delete(guard));
  };

  return {
    store,
    addressOf,
    baseUrl,
    call: async <E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, call: CallOptions = {}) => {
      const plain = input as CallInput<AnyEndpoint>; // the parts are the same, their types erased
      // The service answers what the endpoint declares; its own tests hold it to that.
      return (await callOnce(endpoint, plain, call)) as Result<ReplyOf<E>>;
    },
  };
};
