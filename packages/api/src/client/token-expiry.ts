/**
 * When an access token expires, in milliseconds since 1970, read from it without checking it; undefined for a token
 * that does not say. Only for deciding to renew early: the service decides what a token is worth.
 */
export const expiryOf = (token: string): number | undefined => {
  try {
    const claims: unknown = JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
    const seconds = typeof claims === "object" && claims !== null && "exp" in claims ? claims.exp : undefined;
    return typeof seconds === "number" ? seconds * 1000 : undefined;
  } catch {
    return undefined;
  }
};
