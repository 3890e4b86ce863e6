import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ReplyOf } from "../contract/core/endpoint.ts";
import { localError, type ApiError, type Result } from "./api-error.ts";
import { addressOf } from "./address.ts";
import { createRefresh } from "./refresh.ts";
import type { SessionStore } from "./session-store.ts";
import { send, type Answer } from "./transport.ts";

/** What a call takes: exactly the parts that its endpoint declares. */
export type CallInput<E extends AnyEndpoint> = Part<"params", ParamsOf<E>> &
  Part<"query", Partial<QueryOf<E>>> &
  Part<"body", BodyOf<E>>;

type Part<K extends string, V> = [V] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : Partial<V> extends V
    ? { readonly [P in K]?: V | undefined }
    : { readonly [P in K]: V };

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The version that a change starts from; sent as `If-Match`. */
  readonly version?: number | undefined;
  /** One key for one intent: a repeated call with the same key acts once. Made anew for each call unless given. */
  readonly idempotencyKey?: string | undefined;
  /** The caller shows the error itself: no toast. */
  readonly quiet?: boolean | ((error: ApiError) => boolean) | undefined;
  /** Milliseconds; 30 s unless told. */
  readonly timeout?: number | undefined;
}

export interface ClientOptions {
  /** `{api}`: what stands before `/oms/…`. Asked at each call, so that it can be set at run time. Same origin by default. */
  readonly baseUrl?: () => string;
  readonly store: SessionStore;
  /** Shows an error as a toast. */
  readonly notify: (message: string, error: ApiError) => void;
  /** The session is over and its cookies are gone: go to /login. */
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
const isHostRelative = (path: string): boolean => path.startsWith("/api/");

const bodyOf = (endpoint: AnyEndpoint, body: unknown): { body?: string | FormData; type?: string } => {
  if (body === undefined) return {};
  if (
    endpoint.body !== undefined &&
    "kind" in endpoint.body &&
    endpoint.body.kind === "multipart" &&
    body instanceof Blob
  ) {
    const form = new FormData();
    form.set(endpoint.body.file, body);
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
  const underWay = new Set<string>();

  const fail = (error: ApiError, quiet: CallOptions["quiet"]): { error: ApiError } => {
    const hushed = typeof quiet === "function" ? quiet(error) : quiet === true;
    if (!hushed && error.code !== "client.aborted") notify(error.message, error);
    return { error };
  };

  const endSession = (error: ApiError): { error: ApiError } => {
    store.clear();
    notify(unauthorizedText, error);
    onUnauthorized();
    return { error: { ...error, message: unauthorizedText } };
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
      timeout: call.timeout ?? defaultTimeout,
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
    call: CallOptions,
  ): Promise<Result<unknown>> => {
    const key = endpoint.write === undefined ? undefined : (call.idempotencyKey ?? crypto.randomUUID());
    const usedAccess = store.access();
    const succeed = ({ payload, version }: Answer): Result<unknown> =>
      version === undefined ? { payload } : { payload, version };

    const first = await attempt(endpoint, input, key, call);
    if (first.error === undefined) return succeed(first);
    if (first.status !== 401) return fail(first.error, call.quiet);

    if (endpoint.allow === "public" || options.onLoginPage?.()) {
      store.clear();
      return fail(first.error, call.quiet);
    }
    if (endpoint.body !== undefined && "kind" in endpoint.body && endpoint.body.kind === "multipart") {
      return fail({ ...first.error, message: uploadUnauthorizedText }, call.quiet);
    }
    const renewal = await refresh(usedAccess);
    if (renewal === "unreachable") return fail(localError("client.network"), call.quiet);
    if (renewal === "refused") return endSession(first.error);
    const second = await attempt(endpoint, input, key, call);
    if (second.error === undefined) return succeed(second);
    return second.status === 401 ? endSession(second.error) : fail(second.error, call.quiet);
  };

  return {
    store,
    addressOf,
    baseUrl,
    call: async <E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, call: CallOptions = {}) => {
      const plain = input as CallInput<AnyEndpoint>; // the parts are the same, their types erased
      const guard = endpoint.method === "GET" ? undefined : `${endpoint.method} ${addressOf(endpoint, plain)}`;
      if (guard !== undefined && underWay.has(guard)) return { error: localError("client.duplicate") };
      if (guard !== undefined) underWay.add(guard);
      try {
        // The service answers what the endpoint declares; its own tests hold it to that.
        return (await make(endpoint, plain, call)) as Result<ReplyOf<E>>;
      } finally {
        if (guard !== undefined) underWay.delete(guard);
      }
    },
  };
};
