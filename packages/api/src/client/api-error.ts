import type { ErrorCode, Failure, FieldError } from "../contract/core/errors.ts";

/** What went wrong where no answer of the service says so. */
export type LocalCode =
  | "client.offline"
  | "client.network"
  | "client.timeout"
  | "client.malformed"
  | "client.aborted"
  | "client.signed-out"
  | "client.duplicate"
  | "client.unchanged";

/** A call that did not succeed, as a value. */
export interface ApiError {
  readonly code: ErrorCode | LocalCode;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Words for a person. */
  readonly message: string;
  /** Refusals by field; empty when the refusal is about the whole. */
  readonly errors: readonly FieldError[];
  /** On 412: how the row stands now. */
  readonly current?: unknown;
  /** Seconds to wait, when the service said so. */
  readonly retryAfter?: number;
  readonly requestId?: string;
}

/** What a call that succeeded yields. */
export interface Success<R> {
  readonly payload: R;
  /** The version of the row, where the answer is one. */
  readonly version?: number;
  /** Names this answer: give it to the next call to be told whether anything has changed. */
  readonly etag?: string;
  readonly error?: undefined;
}

/** What a call yields: its payload, or an error. Never both. */
export type Result<R> = Success<R> | { readonly error: ApiError; readonly payload?: undefined };

/** The words of what a person must know. The rest is no failure: they gave up, pressed twice, or nothing is new. */
const words: Partial<Record<string, string>> = {
  "client.offline": "You are offline. Nothing was lost; try again when the connection is back.",
  "client.network": "The service could not be reached. Try again.",
  "client.timeout": "The service did not answer in time. Try again.",
  "client.malformed": "The service gave an answer that could not be read. Try again.",
};

/** Whether an error is worth a word to a person. */
export const isSpoken = ({ code }: ApiError): boolean => !code.startsWith("client.") || words[code] !== undefined;

/** An error that was found on this side of the wire. */
export const localError = (code: LocalCode, status = 0): ApiError => ({
  code,
  status,
  message: words[code] ?? "Nothing was done.",
  errors: [],
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value.field === "string" && typeof value.message === "string";

const secondsToWait = (header: string | null): number | undefined => {
  if (header === null) return undefined;
  const seconds = /^\d{1,6}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
};

const wordsFor = (status: number): string =>
  status === 403
    ? "You do not have access to this."
    : status === 404
      ? "This does not exist, or no longer does."
      : status === 429
        ? "Too many calls. Wait a moment and try again."
        : status >= 500
          ? "The service failed. Nothing was lost; try again."
          : "The call was refused.";

/** The error that a non-ok answer says; an answer in no known shape gets words by its status. */
export const readFailure = (status: number, body: unknown, headers: Headers): ApiError => {
  const said = isRecord(body) ? (body as Partial<Failure>) : {}; // every part is checked below
  const retryAfter = secondsToWait(headers.get("retry-after"));
  return {
    status,
    code: typeof said.code === "string" ? said.code : "server.failed",
    message: typeof said.errorMessage === "string" && said.errorMessage !== "" ? said.errorMessage : wordsFor(status),
    errors: Array.isArray(said.errors) ? said.errors.filter(isFieldError) : [],
    ...(said.current !== undefined && { current: said.current }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(typeof said.requestId === "string" && { requestId: said.requestId }),
  };
};
