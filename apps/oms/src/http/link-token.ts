import { jwtVerify, SignJWT } from "jose";

const algorithm = "HS256";
/** Another than that of access tokens: neither is taken for the other. */
const issuer = "o2r-oms-link";

/** Signs what a link carries: which one it is, and until when it is good. It says nothing else; the rest is in the database. */
export const signLinkToken = (
  secret: Uint8Array,
  link: { readonly id: string; readonly until: Date },
): Promise<string> =>
  new SignJWT({})
    .setProtectedHeader({ alg: algorithm })
    .setSubject(link.id)
    .setIssuer(issuer)
    .setExpirationTime(Math.floor(link.until.getTime() / 1000))
    .sign(secret);

/** Which link a token of ours is; undefined for one that is over, or not ours. Whether it was revoked the database knows. */
export const readLinkToken = async (
  secret: Uint8Array,
  token: string,
  now: Date,
): Promise<{ readonly id: string; readonly until: Date } | undefined> => {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [algorithm],
      issuer,
      currentDate: now,
      requiredClaims: ["sub", "exp"],
    });
    const { sub, exp } = payload;
    return sub === undefined || exp === undefined ? undefined : { id: sub, until: new Date(exp * 1000) };
  } catch {
    return undefined;
  }
};
