import type { AnyEndpoint } from "@o2r/api/contract";
import type { Db } from "../../db/schema.ts";
import { readAccessToken } from "../access-token.ts";
import { AppError } from "../app-error.ts";
import type { Actor, FindActor } from "../context.ts";

export interface Credentials {
  readonly authorization: string | undefined;
  readonly cookie: string | undefined;
}

const cookieName = "o2r_access";

const fromCookie = (header: string | undefined): string | undefined => {
  const pair = header?.split(";").find((each) => each.trim().startsWith(`${cookieName}=`));
  return pair?.slice(pair.indexOf("=") + 1).trim() || undefined;
};

/** The bearer token; for a raw read (an image, a file) also the cookie, because the browser sends no header there. */
const tokenOf = (endpoint: AnyEndpoint, { authorization, cookie }: Credentials): string | undefined => {
  const bearer = /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? "")?.[1];
  if (bearer !== undefined) return bearer;
  return endpoint.raw && endpoint.method === "GET" ? fromCookie(cookie) : undefined;
};

/** Somebody who was identified. */
export interface Identified {
  readonly caller: Actor;
  /** Until when their token is good. */
  readonly until: Date;
}

const unauthorized = "You are unauthorized";

/**
 * Who calls, or null for nobody on a public endpoint. Elsewhere it throws 401: without a token, with one that is not
 * ours or has run out, and for a session or user that has ended meanwhile.
 */
export const identify = async (
  parts: { readonly db: Db; readonly secret: Uint8Array; readonly findActor: FindActor },
  endpoint: AnyEndpoint,
  credentials: Credentials,
  now: Date,
): Promise<Identified | null> => {
  const isPublic = endpoint.allow === "public";
  const token = tokenOf(endpoint, credentials);
  if (token === undefined) {
    if (isPublic) return null;
    throw new AppError("session.missing", unauthorized);
  }
  const claims = await readAccessToken(parts.secret, token, now);
  const caller = typeof claims === "string" ? null : await parts.findActor(parts.db, claims);
  if (caller !== null && typeof claims !== "string") return { caller, until: claims.until };
  if (isPublic) return null;
  throw new AppError("session.expired", unauthorized);
};
