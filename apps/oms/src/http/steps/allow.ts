import { holds, isPermission, rowsFor, userTypeTitles, type AnyEndpoint } from "@o2r/api/contract";
import { AppError } from "../../app-error.ts";
import type { Actor } from "../actor.ts";

type Allowing = Pick<AnyEndpoint, "method" | "allow" | "scope" | "withOneTimePassword">;

/** Whether an endpoint is allowed to this caller: what is not allowed in so many words is not, nor is reaching no rows. */
export const isAllowed = ({ allow: rule, scope, withOneTimePassword }: Allowing, caller: Actor | null): boolean =>
  rule === "public" ||
  (caller !== null &&
    (!caller.mustChangePassword || withOneTimePassword === true) &&
    // Who comes by a link is let in to what links are for, and to nothing else; nobody else is let in there.
    (caller.link !== undefined
      ? rule === "link"
      : rule === "signedIn" || (isPermission(rule) && holds(caller, rule))) &&
    rowsFor(scope, caller.userType) !== undefined);

/** Lets a call through that its endpoint allows to this caller. Any other is 403. */
export const allow = (endpoint: Allowing, caller: Actor | null): void => {
  if (caller?.viewer !== undefined && endpoint.method !== "GET" && endpoint.allow !== "public")
    throw new AppError(
      "access.denied",
      `You see the console as ${userTypeTitles[caller.userType]}: nothing can be changed until you go back`,
    );
  if (isAllowed(endpoint, caller)) return;
  throw new AppError(
    "access.denied",
    caller?.mustChangePassword ? "Please change your one-time password first" : "You are not allowed to do this",
  );
};
