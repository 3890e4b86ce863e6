import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";

/** How long an access token is good for, in seconds. */
export const accessSeconds = 15 * 60;

const algorithm = "HS256";
const issuer = "o2r-oms";

/** What an access token says: who, and by which session family. Role and scope are read from the database. */
export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

/** What a token of ours was found to say, and until when it is good. */
export interface ReadClaims extends AccessClaims {
  readonly until: Date;
}

/** Signs an access token that expires after `accessSeconds`. */
export const signAccessToken = (secret: Uint8Array, claims: AccessClaims, now: Date): Promise<string> =>
  new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(claims.userId)
    .setIssuer(issuer)
    .setIssuedAt(now)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + accessSeconds)
    .sign(secret);

/**
 * Tokens whose signature was found to be ours, by what they are signed with: a browser sends the same one for a quarter of
 * an hour. What they say of a person is still read from the database at every call.
 */
const found = new WeakMap<Uint8Array, LRUCache<string, ReadClaims>>();
/** Beyond so many, what was not shown for longest is forgotten. */
const mostFound = 10_000;

const remember = (secret: Uint8Array, token: string, claims: ReadClaims): void => {
  const known = found.get(secret) ?? new LRUCache<string, ReadClaims>({ max: mostFound });
  found.set(secret, known.set(token, claims));
};

/** Reads an access token: its claims, `expired`, or `refused` for one that is not ours. */
export const readAccessToken = async (
  secret: Uint8Array,
  token: string,
  now: Date,
): Promise<ReadClaims | "expired" | "refused"> => {
  const known = found.get(secret)?.get(token);
  if (known !== undefined && known.until > now) return known;
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [algorithm],
      issuer,
      currentDate: now,
      requiredClaims: ["sub", "sid", "exp"],
    });
    const { sub, exp, sid } = payload;
    if (typeof sub !== "string" || typeof sid !== "string" || exp === undefined) return "refused";
    const claims = { userId: sub, sessionId: sid, until: new Date(exp * 1000) };
    remember(secret, token, claims);
    return claims;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ERR_JWT_EXPIRED" ? "expired" : "refused";
  }
};
