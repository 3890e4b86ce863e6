import { Window } from "happy-dom";
import { cookieStore, createClient, type ApiError, type Client, type SessionStore } from "../client/index.ts";

/** A tab of a browser with a client in it, and what a person sees of it. */
export interface Tab {
  readonly client: Client;
  readonly store: SessionStore;
  readonly toasts: readonly string[];
  readonly errors: readonly ApiError[];
  /** Path and query of the page. */
  readonly address: () => string;
  readonly goTo: (address: string) => void;
  readonly cookies: () => string;
}

/** A browser, whose tabs share its cookies. */
export const openBrowser = () => {
  const { document } = new Window({ url: "http://localhost/" });
  return document as unknown as Document; // happy-dom's own types differ where nothing here looks
};

/** Opens a tab at an address. It does what the console does: a lost session leads to /login and back. */
export const openTab = (baseUrl: () => string, browser: Document = openBrowser(), at = "/retailer?size=25"): Tab => {
  const store = cookieStore(browser);
  const toasts: string[] = [];
  const errors: ApiError[] = [];
  let address = at;
  const client = createClient({
    baseUrl,
    hostUrl: baseUrl,
    store,
    notify: (message, error) => {
      toasts.push(message);
      errors.push(error);
    },
    onUnauthorized: () => {
      address = `/login?next=${encodeURIComponent(address)}`;
    },
    onLoginPage: () => address.startsWith("/login"),
    refreshTimeout: 300,
  });
  return {
    client,
    store,
    toasts,
    errors,
    address: () => address,
    goTo: (next) => {
      address = next;
    },
    // happy-dom shows a cookie without its value for the millisecond it ends in.
    cookies: () =>
      browser.cookie
        .split("; ")
        .filter((pair) => !pair.endsWith("="))
        .join("; "),
  };
};
