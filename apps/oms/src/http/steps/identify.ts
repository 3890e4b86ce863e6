import type { AnyEndpoint } from "@o2r/api/contract";
import type { Db } from "../../db/schema.ts";
import { readAccessToken } from "../access-token.ts";
import { readLinkToken } from "../link-token.ts";
import { AppError } from "../../app-error.ts";
import type { Actor, FindActor, FindLinked } from "../actor.ts";
import { isAttempt } from "../limits/limits.ts";
import { isAllowed } from "./allow.ts";
import type { LastCallers } from "./last-callers.ts";

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
  /** Who they are found to be now, when `caller` is who they were when they called last; null when it is certain. */
  readonly foundLater: Promise<Actor | null> | null;
}

const unauthorized = "You are unauthorized";
export const sessionExpired = (): AppError => new AppError("session.expired", unauthorized);

const linkOver = (): AppError => new AppError("session.expired", "This link is not good any more: ask for a new one");

/** What may be begun before it is certain who calls: reading what only its answer tells of. */
const mayBeginEarly = ({ method, allow, write, outward, raw, limit }: AnyEndpoint): boolean =>
  method === "GET" && allow !== "public" && !write && !outward && !raw && !isAttempt(limit);

export interface IdentifyParts {
  readonly db: Db;
  readonly secret: Uint8Array;
  readonly findActor: FindActor;
  readonly findLinked?: FindLinked | undefined;
  readonly lastCallers: LastCallers;
}

/**
 * Who calls, or null for nobody on a public endpoint. Elsewhere it throws 401: without a token, with one that is not
 * ours or has run out, and for a session or user that has ended meanwhile. The database is asked at every call; a read by
 * somebody who has called before does not wait for it, but its answer does (`confirm`).
 */
export const identify = async (
  { db, secret, findActor, findLinked, lastCallers }: IdentifyParts,
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
  const link = endpoint.allow === "link" ? await readLinkToken(secret, token, now) : undefined;
  if (link !== undefined) {
    const caller = (await findLinked?.(db, link.id, now)) ?? null;
    if (caller === null) throw linkOver();
    return { caller, until: link.until, foundLater: null };
  }
  const claims = await readAccessToken(secret, token, now);
  if (typeof claims !== "string") {
    const finding = findActor(db, claims).then((actor) => {
      lastCallers.keep(claims.sessionId, actor);
      return actor;
    });
    const last = lastCallers.of(claims);
    if (last !== undefined && mayBeginEarly(endpoint) && isAllowed(endpoint, last)) {
      // Whoever breaks off before the answer leaves nobody to hear of it.
      finding.catch(() => {});
      return { caller: last, until: claims.until, foundLater: finding };
    }
    const caller = await finding;
    if (caller !== null) return { caller, until: claims.until, foundLater: null };
  }
  if (isPublic) return null;
  throw endpoint.allow === "link" ? linkOver() : sessionExpired();
};
