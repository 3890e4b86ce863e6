import { localError, readFailure, type ApiError } from "./api-error.ts";

/** An answer that was read to its end. */
export interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly payload: unknown;
  readonly version: number | undefined;
  /** Set when the answer is not ok. */
  readonly error: ApiError | undefined;
}

export interface Request {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout: number;
}

const readVersion = (etag: string | null): number | undefined => {
  const version = /^(?:W\/)?"(\d+)"$/.exec(etag ?? "")?.[1];
  return version === undefined ? undefined : Number(version);
};

const isOffline = (): boolean => "navigator" in globalThis && globalThis.navigator.onLine === false;

/** Why a fetch threw: the caller gave up, time ran out, the machine is offline, or the network failed. */
const whyThrown = (cause: unknown, request: Request): ApiError => {
  if (request.signal?.aborted) return localError("client.aborted");
  if (cause instanceof DOMException && cause.name === "TimeoutError") return localError("client.timeout");
  return localError(isOffline() ? "client.offline" : "client.network");
};

/**
 * Sends one request and reads the whole answer. Everything that can go wrong is an `ApiError`; it never throws.
 * `payload` is what the envelope holds; an ok answer that is no JSON envelope is `client.malformed`.
 */
export const send = async (fetchFunction: typeof fetch, request: Request): Promise<Answer> => {
  const failed = (error: ApiError): Answer => ({
    status: error.status,
    ok: false,
    payload: undefined,
    version: undefined,
    error,
  });
  const deadline = AbortSignal.timeout(request.timeout);
  const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline;
  let response: Response;
  let text: string;
  try {
    response = await fetchFunction(request.url, {
      method: request.method,
      headers: request.headers,
      signal,
      credentials: "same-origin",
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    text = await response.text();
  } catch (cause) {
    return failed(whyThrown(cause, request));
  }
  let body: unknown;
  try {
    body = text === "" ? undefined : JSON.parse(text);
  } catch {
    return failed(
      response.ok
        ? localError("client.malformed", response.status)
        : readFailure(response.status, undefined, response.headers),
    );
  }
  if (!response.ok) return failed(readFailure(response.status, body, response.headers));
  if (typeof body !== "object" || body === null || !("payload" in body)) {
    return failed(localError("client.malformed", response.status));
  }
  return {
    status: response.status,
    ok: true,
    payload: body.payload,
    version: readVersion(response.headers.get("etag")),
    error: undefined,
  };
};
