import type { FieldError } from "@o2r/api/contract/core";
import type { ApiError } from "@o2r/api/client";

/** Why a save did not happen, as far as a form acts differently on it. */
export type SaveFailure =
  /** Refused at fields: shown there. */
  | { readonly kind: "fields"; readonly errors: readonly FieldError[] }
  /** Somebody else saved first; `current` says how the row stands and what changed. */
  | { readonly kind: "stale"; readonly current: unknown }
  /** Anything else: said above the form; `again` when the same save may simply be tried once more. */
  | { readonly kind: "other"; readonly title: string; readonly text: string; readonly again: boolean };

const kept = "Everything you typed is kept.";

const other = (title: string, text: string, again: boolean): SaveFailure & { readonly kind: "other" } => ({
  kind: "other",
  title,
  text: `${text} ${kept}`,
  again,
});

/** The same for a save that was not tried, because a file has not arrived. */
export const filesMissing = (noun: string): SaveFailure & { readonly kind: "other" } =>
  other(`The ${noun} was not saved`, "A file was not uploaded. Upload it again or delete it, then save.", true);

/** What a failed save means for the form. `noun` is what is being saved, such as `product`. */
export const readSaveFailure = (error: ApiError, noun: string): SaveFailure => {
  const notSaved = `The ${noun} was not saved`;
  if (error.status === 412 && error.current !== undefined) return { kind: "stale", current: error.current };
  if (error.errors.length > 0) return { kind: "fields", errors: error.errors };
  switch (error.code) {
    case "client.offline":
      return other(notSaved, "There is no connection. Save again when it is back.", true);
    case "client.network":
    case "client.timeout":
    case "client.malformed":
      return other(notSaved, "The service did not answer. Saving again is safe: it cannot save twice.", true);
    case "session.missing":
    case "session.expired":
      return other("Your session has ended", "Sign in again, then come back to this page.", false);
    case "row.not-found":
      return other(notSaved, `This ${noun} no longer exists.`, false);
    case "limit.reached":
      return other(notSaved, `Too many calls. Wait ${error.retryAfter ?? 60} seconds, then save again.`, true);
    default:
      return error.status >= 500
        ? other(notSaved, "The service failed.", true)
        : other(notSaved, error.message, error.status !== 403);
  }
};
