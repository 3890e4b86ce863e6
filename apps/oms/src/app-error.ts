import { errorStatus, type ErrorCode, type FieldError } from "@o2r/api/contract/core";

interface Details {
  readonly errors?: readonly FieldError[];
  /** On 412: the row as it stands now, and what changed since the caller's copy. */
  readonly current?: unknown;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number;
  /** The refusal itself has an effect to keep (a used code, a killed family): commit, then answer the error. */
  readonly commit?: true;
}

/** A refusal that the caller is told about, in the words of `message`. Everything else is a fault of the service. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.status = errorStatus[code];
    this.details = details;
  }
}

/** 404: no such row, or none that the caller may see. */
export const notFound = (what: string): AppError => new AppError("row.not-found", `${what} not found`);

/** 422 with the first field's words as its message. */
export const invalid = (errors: readonly FieldError[]): AppError =>
  new AppError("form.invalid", errors[0]?.message ?? "Please check the form", { errors });

/** 409 beside the fields that clash. */
export const conflict = (message: string, errors: readonly FieldError[] = []): AppError =>
  new AppError("row.conflict", message, { errors });

/** 412: the row has moved on since the caller read it. `current` shows where to. */
export const stale = (current: { readonly row: unknown; readonly changes: readonly unknown[] }): AppError =>
  new AppError("row.stale", "Someone else has changed this in the meantime", { current });
