import { cookieStore, type SessionStore } from "@o2r/api/client";

/** Without a role the page has the CC supervisor's theme (specification §6). */
const themeWithoutRole = "CC_SUPERVISOR";

const cookies = cookieStore(document);

const showRole = (): void => {
  document.documentElement.dataset["role"] = cookies.role() ?? themeWithoutRole;
};

/** Tokens and role in the three cookies of specification §4; the page's theme follows the role. */
export const session: SessionStore = {
  ...cookies,
  write: (tokens) => {
    cookies.write(tokens);
    showRole();
  },
  clear: () => {
    cookies.clear();
    showRole();
  },
};

// Another tab may have signed somebody else in.
session.onElsewhere?.(showRole);

/** The value of the role cookie: what the page guard compares with a page's allowed roles. */
export const currentRole = (): string | undefined => session.role();

/** Whether there is a session to try: the service may still refuse it. */
export const hasSession = (): boolean => session.access() !== undefined || session.refresh() !== undefined;
