import type { AnyEndpoint, ReplyOf } from "../contract/core/endpoint.ts";
import type { addressOf } from "./address.ts";
import type { ApiError, Result } from "./api-error.ts";
import type { CallInput } from "./call-input.ts";
import type { SessionStore } from "./session-store.ts";

/** What one call may say beside its input. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The version that a change starts from; sent as `If-Match`. */
  readonly version?: number | undefined;
  /** It takes back what was done last; said of it in the history. */
  readonly undoes?: boolean | undefined;
  /** What is known already, by its `etag`: if it still holds, the answer is the error `client.unchanged`. */
  readonly etag?: string | undefined;
  /** One key for one intent: a repeated call with the same key acts once. Made again for each change unless given. */
  readonly idempotencyKey?: string | undefined;
  /** The caller shows the error itself: no toast. */
  readonly quiet?: boolean | ((error: ApiError) => boolean) | undefined;
  /** Milliseconds; 30 s unless told, 5 minutes for an upload. */
  readonly timeout?: number | undefined;
  /** Sends this call in place of the client's own, such as one that sees how far a file has come. */
  readonly fetch?: typeof fetch | undefined;
}

/** What a call outside the contract may say beside its address. */
export interface OpenOptions extends Pick<CallOptions, "signal" | "quiet" | "timeout"> {
  /** Beside those that every call carries. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/**
 * Why a session is over here: the service refused it, or another tab signed out, which needs no words.
 */
export type SessionEnd = "refused" | "elsewhere";

/** Where the service is, where the session is kept, and whom to tell. */
export interface ClientOptions {
  /** `{api}`: what stands before `/oms/…`. Asked at each call, so that it can be set at run time. Same origin by default. */
  readonly baseUrl?: () => string;
  /** What stands before `/api/…`, which is relative to the page's host. Only programs without a page need it. */
  readonly hostUrl?: () => string;
  readonly store: SessionStore;
  /** Shows an error as a toast. */
  readonly notify: (message: string, error: ApiError) => void;
  /** The session is over and its cookies are gone: go to /login. Runs once, however many calls found out. */
  readonly onUnauthorized: (end: SessionEnd) => void;
  /** Whether the person is on the login page, where a 401 means wrong credentials. */
  readonly onLoginPage?: () => boolean;
  /** Says the words of a refusal in another language, before anybody hears of it. English by default. */
  readonly say?: ((message: string) => Promise<string>) | undefined;
  readonly fetch?: typeof fetch;
  /** Milliseconds after which a refresh is tried once more. Less than half of the service's grace; 4.5 s by default. */
  readonly refreshTimeout?: number;
}

/** Makes the calls of the contract, and keeps the session alive between them. */
export interface Client {
  /** Makes one call. It never throws: failures are in `error`. */
  readonly call: <E extends AnyEndpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ) => Promise<Result<ReplyOf<E>>>;
  /**
   * Opens the answer of a raw endpoint (a file, the event stream), to be read as it comes; with the session, its refresh
   * and its end as in `call`. `timeout` is for its beginning only. It never throws, but reading the body may.
   */
  readonly open: <E extends AnyEndpoint>(
    endpoint: E,
    input: Omit<CallInput<E>, "body">,
    options?: OpenOptions,
  ) => Promise<
    | { readonly response: Response; readonly error?: undefined }
    | { readonly error: ApiError; readonly response?: undefined }
  >;
  /**
   * Ends the session: here at once, so that what is being read with it ends, nothing more is asked with it, and no refusal of
   * it is told (`client.signed-out`); and at the service, which nobody need wait for. It never throws.
   */
  readonly signOut: () => Promise<void>;
  /** Whether the same change (its method and address) is on its way: another one would be ignored. */
  readonly isUnderWay: <E extends AnyEndpoint>(endpoint: E, input: CallInput<E>) => boolean;
  readonly store: SessionStore;
  /** The address that a call goes to, also the key of its data in a cache. */
  readonly addressOf: typeof addressOf;
  readonly baseUrl: () => string;
}
