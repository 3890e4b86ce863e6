import type { ApiError, Result } from "@o2r/api/client";
import type { FieldError } from "@o2r/api/contract/core";

/** A refusal of the service, thrown so that the form shows it: at its fields, or above them by its message. */
export class Refused extends Error {
  readonly errors: readonly FieldError[];
  /** Seconds to wait before trying again, when the service said so. */
  readonly retryAfter: number | undefined;

  constructor(error: Pick<ApiError, "message" | "errors" | "retryAfter">) {
    super(error.message);
    this.name = "Refused";
    this.errors = error.errors;
    this.retryAfter = error.retryAfter;
  }
}

/** The payload of a call, or its refusal thrown. */
export const payloadOf = <R>(result: Result<R>): R => {
  if (result.error !== undefined) throw new Refused(result.error);
  return result.payload;
};
