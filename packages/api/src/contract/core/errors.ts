/** One refusal at one field. `field` is the specification's field key, or a path such as `lines.3.qty`. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** What the service answers on failure. */
export interface Failure {
  readonly errorMessage: string;
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];
  /** On 412: the row as it stands now, and who changed what since. */
  readonly current?: unknown;
  readonly requestId?: string;
}

/** Every error the service may answer, with its HTTP status. */
export const errorStatus = {
  "request.malformed": 400,
  "idempotency.missing": 400,
  "session.missing": 401,
  "session.expired": 401,
  "login.refused": 401,
  "otp.refused": 401,
  "access.denied": 403,
  "row.not-found": 404,
  "route.not-found": 404,
  "geocoder.absent": 404,
  "request.too-slow": 408,
  "row.conflict": 409,
  "idempotency.in-flight": 409,
  "row.stale": 412,
  "body.too-large": 413,
  "body.type-refused": 415,
  "file.refused": 415,
  "form.invalid": 422,
  "idempotency.mismatch": 422,
  "version.missing": 428,
  "limit.reached": 429,
  "headers.too-large": 431,
  "server.failed": 500,
  "server.unavailable": 503,
} as const;

/** A code of an error answer; its HTTP status follows from it. */
export type ErrorCode = keyof typeof errorStatus;
