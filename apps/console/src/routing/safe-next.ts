/** Where a person goes when no wanted page is known. */
export const home = "/";

/**
 * The page to open after signing in, from the `next` of the address. Only a path of this origin passes: anything
 * else (another host, a script, a backslash trick, the sign-in pages themselves) becomes the dashboard.
 */
export const safeNext = (next: string | null, origin: string): string => {
  if (next === null || !next.startsWith("/")) return home;
  const url = URL.parse(next, origin);
  if (url === null || url.origin !== origin) return home;
  if (url.pathname.startsWith("//") || ["/login", "/otp", "/401", "/404"].includes(url.pathname)) return home;
  return url.pathname + url.search + url.hash;
};

/** The address of the sign-in page that brings back to `wanted`. */
export const loginPath = (wanted: string): string =>
  wanted === home || wanted.startsWith("/login") ? "/login" : `/login?next=${encodeURIComponent(wanted)}`;
