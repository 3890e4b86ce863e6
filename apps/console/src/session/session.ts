import { cookieStore, type SessionStore } from "@o2r/api/client";

/** Without a role the page has the CC supervisor's theme (specification §6). */
const themeWithoutRole = "CC_SUPERVISOR";

const cookies = cookieStore(document);

const showRole = (): void => {
  document.documentElement.dataset["role"] = cookies.role() ?? themeWithoutRole;
};

const listeners = new Set<() => void>();
const tell = (): void => {
  showRole();
  for (const listener of listeners) listener();
};

/** Calls `listener` when this tab has other tokens than before. Returns what ends it. */
export const onTokens = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Tokens and role in the three cookies of specification §4; the page's theme follows the role. */
export const session: SessionStore = {
  ...cookies,
  write: (tokens) => {
    cookies.write(tokens);
    tell();
  },
  clear: () => {
    cookies.clear();
    tell();
  },
};

// Another tab may have signed somebody else in.
session.onElsewhere?.(showRole);

/** The value of the role cookie: what the page guard compares with a page's allowed roles. */
export const currentRole = (): string | undefined => session.role();

/** Whether there is a session to try: the service may still refuse it. */
export const hasSession = (): boolean => session.access() !== undefined || session.refresh() !== undefined;
