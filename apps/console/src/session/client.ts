import { baseUrlOf, createClient, type SessionEnd } from "@o2r/api/client";
import { notify } from "@o2r/ui";
import { fetchOnce } from "../boot/early-reads.ts";
import { sayRefusal } from "./say-refusal.ts";
import { session } from "./session.ts";

type Listener = (end: SessionEnd) => void;

const listeners = new Set<Listener>();

/**
 * Calls `listener` when there is no session any more: it could not be renewed, or another tab has signed out. Returns the
 * way to stop.
 */
export const onSessionLost = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const signInPages = ["/login", "/otp"];

/** The console's way to the service: failures become toasts, a lost session leads to /login (specification §4, §8). */
export const client = createClient({
  baseUrl: () => baseUrlOf(document),
  store: session,
  fetch: fetchOnce,
  notify: (message) => notify({ kind: "danger", title: message }),
  onUnauthorized: (end) => {
    for (const listener of listeners) listener(end);
  },
  onLoginPage: () => signInPages.includes(location.pathname),
  say: sayRefusal,
});
