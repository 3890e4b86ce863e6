import { jwtVerify, SignJWT } from "jose";

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

/** Reads an access token: its claims, `expired`, or `refused` for one that is not ours. */
export const readAccessToken = async (
  secret: Uint8Array,
  token: string,
  now: Date,
): Promise<ReadClaims | "expired" | "refused"> => {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [algorithm],
      issuer,
      currentDate: now,
      requiredClaims: ["sub", "sid", "exp"],
    });
    const { sub, exp, sid } = payload;
    if (typeof sub !== "string" || typeof sid !== "string" || exp === undefined) return "refused";
    return { userId: sub, sessionId: sid, until: new Date(exp * 1000) };
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ERR_JWT_EXPIRED" ? "expired" : "refused";
  }
};
