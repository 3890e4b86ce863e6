import { localError, readFailure, type ApiError } from "./api-error.ts";

/** An exchange that did not succeed: no answer, one that is not ok, or one that cannot be read. */
export interface Failed {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly error: ApiError;
}

/** An ok answer that was read to its end. */
export interface Answer {
  readonly status: number;
  /** What the body holds as JSON; undefined when it is empty. */
  readonly body: unknown;
  readonly etag: string | null;
  readonly error?: undefined;
}

/** An ok answer whose body is still on its way. */
export interface Opened {
  readonly response: Response;
  readonly error?: undefined;
}

export interface Request {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal?: AbortSignal | undefined;
  /** Ends it until its answer was taken, as `signal` does, and lets go of it then. */
  readonly until?: AbortSignal;
  /** Goes out also where the page is left meanwhile. */
  readonly keepalive?: boolean;
  /** Milliseconds. */
  readonly timeout: number;
}

const isOffline = (): boolean => "navigator" in globalThis && globalThis.navigator.onLine === false;

const failed = (error: ApiError): Failed => ({ status: error.status, error });

const read = async (response: Response): Promise<Answer | Failed> => {
  const { status, headers } = response;
  const text = await response.text();
  if (status === 304) return failed(localError("client.unchanged", status));
  let body: unknown;
  try {
    body = text === "" ? undefined : JSON.parse(text);
  } catch {
    return failed(response.ok ? localError("client.malformed", status) : readFailure(status, undefined, headers));
  }
  return response.ok ? { status, body, etag: headers.get("etag") } : failed(readFailure(status, body, headers));
};

/**
 * One exchange under the caller's signal and a time limit, which holds until `take` has what it wants. `AbortSignal.any`
 * would do the same, but some engines forget a time limit that nothing else holds.
 */
const exchange = async <A>(
  fetchFunction: typeof fetch,
  { url, timeout, signal, until, ...request }: Request,
  take: (response: Response) => A | Promise<A>,
  goesOn = false,
): Promise<A | Failed> => {
  const control = new AbortController();
  let late = false;
  const give = () => control.abort();
  const timer = setTimeout(() => {
    late = true;
    give();
  }, timeout);
  if (signal?.aborted || until?.aborted) give();
  signal?.addEventListener("abort", give);
  until?.addEventListener("abort", give);
  try {
    return await take(await fetchFunction(url, { ...request, signal: control.signal, credentials: "same-origin" }));
  } catch {
    // Why a fetch threw: the caller gave up, time ran out, the machine is offline, or the network failed.
    return failed(
      localError(
        signal?.aborted || until?.aborted
          ? "client.aborted"
          : late
            ? "client.timeout"
            : isOffline()
              ? "client.offline"
              : "client.network",
      ),
    );
  } finally {
    clearTimeout(timer);
    until?.removeEventListener("abort", give);
    if (!goesOn) signal?.removeEventListener("abort", give);
  }
};

/** Sends one request and reads the whole answer. Everything that can go wrong is an `ApiError`; it never throws. */
export const send = (fetchFunction: typeof fetch, request: Request): Promise<Answer | Failed> =>
  exchange(fetchFunction, request, read);

/**
 * Sends one request whose answer is read as it comes. The time limit holds until the answer begins; the caller's signal
 * ends it at any time. It never throws.
 */
export const open = (fetchFunction: typeof fetch, request: Request): Promise<Opened | Failed> =>
  exchange<Opened | Failed>(
    fetchFunction,
    request,
    async (response) => {
      if (response.ok) return { response };
      const answer = await read(response);
      return answer.error === undefined ? failed(localError("client.malformed", answer.status)) : answer;
    },
    true,
  );
