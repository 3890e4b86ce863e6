import { clearCookies, readCookie, writeCookies } from "./cookies.ts";

/** What the service answers when somebody has signed in. */
export interface SignedIn {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly userType: string;
}

/** Without a role the page has the CC supervisor's theme (specification §6). */
const themeWithoutRole = "CC_SUPERVISOR";

/** Stores tokens and role in cookies and puts the role's theme on the page. */
export const startSession = (signedIn: SignedIn): void => {
  writeCookies({ access: signedIn.access_token, refresh: signedIn.refresh_token, role: signedIn.userType });
  document.documentElement.dataset["role"] = signedIn.userType;
};

/** Forgets tokens and role, and with them the role's theme. */
export const endSession = (): void => {
  clearCookies();
  document.documentElement.dataset["role"] = themeWithoutRole;
};

/** Whether there is a session to try: the service may still refuse it. */
export const hasSession = (): boolean => readCookie("access") !== undefined || readCookie("refresh") !== undefined;
