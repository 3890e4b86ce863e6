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
): Promise<AccessClaims | "expired" | "refused"> => {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [algorithm],
      issuer,
      currentDate: now,
      requiredClaims: ["sub", "sid", "exp"],
    });
    if (typeof payload.sub !== "string" || typeof payload["sid"] !== "string") return "refused";
    return { userId: payload.sub, sessionId: payload["sid"] };
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ERR_JWT_EXPIRED" ? "expired" : "refused";
  }
};
