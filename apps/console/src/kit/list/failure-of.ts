import type { ApiError } from "@o2r/api/client";

/** Why a change of one row among many failed, in words; undefined when it was done. */
export const failureOf = (error: ApiError | undefined): string | undefined =>
  error?.status === 412 ? "Changed by someone else. Try again." : (error?.errors[0]?.message ?? error?.message);
