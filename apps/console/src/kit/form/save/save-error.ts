import type { ApiError } from "@o2r/api/client";

/** A save that was not tried: a file that belongs to it has not arrived. */
export class FilesMissing extends Error {}

/** A save that the service refused or that never reached it, as the form engine takes it: thrown, with its fields. */
export class SaveError extends Error {
  readonly api: ApiError;
  /** Read by the form engine: shown at their fields. */
  readonly errors: ApiError["errors"];

  constructor(api: ApiError) {
    super(api.message);
    this.name = "SaveError";
    this.api = api;
    // A stale copy is settled in a dialog of its own, whatever fields it names.
    this.errors = api.status === 412 ? [] : api.errors;
  }
}
