import {
  undoesHeader,
  type AnyEndpoint,
  type BodyOf,
  type ErrorCode,
  type FieldError,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from "@o2r/api/contract";

/** What a test sends. What the types do not allow goes through `raw`. */
export interface Sent<E extends AnyEndpoint> {
  readonly params?: ParamsOf<E>;
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
  /** `If-Match`. */
  readonly version?: number;
  /** It takes back what was done last. */
  readonly undoes?: boolean;
  /** `Idempotency-Key`; a new one for every write unless told, none when null. */
  readonly key?: string | null;
}

/** What came back: the payload of a success, the fields of a failure, and everything to look at. */
export interface Received<R> {
  readonly status: number;
  readonly headers: Headers;
  readonly payload: R;
  readonly errorMessage: string | undefined;
  readonly code: ErrorCode | undefined;
  readonly errors: readonly FieldError[];
  readonly current: unknown;
  readonly requestId: string | undefined;
}

export interface Client {
  /** Calls an endpoint with what its contract asks for. */
  readonly call: <E extends AnyEndpoint>(endpoint: E, sent?: Sent<E>) => Promise<Received<ReplyOf<E>>>;
  /** Sends anything anywhere, with this client's token. */
  readonly raw: (path: string, init?: RequestInit) => Promise<Response>;
  readonly token: string | null;
}

const addressOf = (endpoint: AnyEndpoint, params: unknown, query: unknown): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(Object(params), name))),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(Object(query) as Record<string, unknown>)) {
    if (value !== undefined && value !== null)
      search.append(key, typeof value === "string" ? value : JSON.stringify(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

const bodyOf = (body: unknown): Pick<RequestInit, "body"> & { headers: Record<string, string> } => {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData) return { body, headers: {} };
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
};

const received = async <R>(response: Response): Promise<Received<R>> => {
  const json = response.headers.get("content-type")?.startsWith("application/json");
  const answer = (json ? await response.json() : { payload: await response.bytes() }) as Partial<Received<R>>; // the wire format
  return {
    status: response.status,
    headers: response.headers,
    payload: answer.payload as R, // undefined on failure, where a test looks at status first
    errorMessage: answer.errorMessage,
    code: answer.code,
    errors: answer.errors ?? [],
    current: answer.current,
    requestId: answer.requestId,
  };
};

/** A caller of the service at `url`, signed in with `token` or nobody. */
export const makeClient = (url: string, token: string | null): Client => {
  const raw: Client["raw"] = (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (token !== null && !headers.has("authorization")) headers.set("authorization", `Bearer ${token}`);
    return fetch(`${url}${path}`, { ...init, headers, redirect: "manual" });
  };
  return {
    token,
    raw,
    call: async (endpoint, sent = {}) => {
      const { body, headers } = bodyOf(sent.body);
      const key = sent.key === undefined && endpoint.write ? crypto.randomUUID() : sent.key;
      if (key != null) headers["idempotency-key"] = key;
      if (sent.undoes === true) headers[undoesHeader] = "1";
      if (sent.version !== undefined) headers["if-match"] = `"${sent.version}"`;
      return received(
        await raw(addressOf(endpoint, sent.params, sent.query), {
          method: endpoint.method,
          headers,
          ...(body !== undefined && { body }),
        }),
      );
    },
  };
};
