import type { AnyEndpoint } from "@o2r/api/contract";
import { AppError } from "../../app-error.ts";

/** The version in `If-Match: "7"`; undefined where the endpoint asks for none. 428 without, 400 when unreadable. */
export const readVersion = ({ write }: Pick<AnyEndpoint, "write">, header: string | undefined): number | undefined => {
  if (!write?.ifMatch) return undefined;
  if (header === undefined) {
    throw new AppError("version.missing", "If-Match is needed: say which version of it you have changed");
  }
  const digits = /^"(\d{1,9})"$/.exec(header.trim())?.[1];
  if (digits === undefined)
    throw new AppError("request.malformed", 'If-Match must be a version in quotes, such as "7"');
  return Number(digits);
};
