/**
 * The three cookies of a session (specification §4), set and read by the client only. The service authenticates by
 * the bearer header; it reads `o2r_access` for images and files, which cannot carry one.
 */
const names = { access: "o2r_access", refresh: "o2r_refresh", role: "o2r_role" } as const;

export interface SessionCookies {
  readonly access: string;
  readonly refresh: string;
  /** The user type; what the page guard compares with a page's allowed roles. */
  readonly role: string;
}

/** The value of one cookie of the session, or nothing. */
export const readCookie = (which: keyof SessionCookies): string | undefined => {
  const pair = document.cookie.split("; ").find((each) => each.startsWith(`${names[which]}=`));
  const value = pair?.slice(names[which].length + 1);
  return value === undefined || value === "" ? undefined : decodeURIComponent(value);
};

/** Sets those cookies that are given and leaves the others as they are. */
export const writeCookies = (cookies: Partial<SessionCookies>): void => {
  for (const which of ["access", "refresh", "role"] as const) {
    const value = cookies[which];
    if (value !== undefined) writeCookie(names[which], encodeURIComponent(value));
  }
};

/** Removes all three. */
export const clearCookies = (): void => {
  for (const name of Object.values(names)) writeCookie(name, "", "; Max-Age=0");
};

const writeCookie = (name: string, value: string, expiry = ""): void => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API needs https, and staff may run on http://localhost
  document.cookie = `${name}=${value}; Path=/; SameSite=Strict${secure}${expiry}`;
};
