/** What another tab has done with the session that all share. */
export type SessionChange = "begun" | "ended";

/** Where a session is kept on this side. In a browser: cookies, as the specification has it. */
export interface SessionStore {
  readonly access: () => string | undefined;
  readonly refresh: () => string | undefined;
  readonly role: () => string | undefined;
  readonly write: (session: { readonly access: string; readonly refresh: string; readonly role?: string }) => void;
  readonly clear: () => void;
  /**
   * Calls `listener` when another tab has begun or ended the session. Returns the way to stop. A store that has it is
   * shared among tabs: only one of them renews the session at a time.
   */
  readonly onElsewhere?: (listener: (change: SessionChange) => void) => () => void;
}

const channelName = "o2r-session";
const names = { access: "o2r_access", refresh: "o2r_refresh", role: "o2r_role" } as const;

/** A refresh token outlives the browser window by as long as the service accepts it: 30 days. */
const lifetime = 30 * 24 * 60 * 60;

let seen: { readonly document: Document; readonly cookies: readonly string[] } | undefined;

/**
 * The cookies, as they are for all that is done in one go: a browser asks another of its processes each time, and each link
 * of a list that is drawn asks who is signed in.
 */
const cookiesOf = (document: Document): readonly string[] => {
  if (seen?.document === document) return seen.cookies;
  seen = { document, cookies: document.cookie.split("; ") };
  queueMicrotask(() => {
    seen = undefined;
  });
  return seen.cookies;
};

const readCookie = (document: Document, name: string): string | undefined => {
  const start = `${name}=`;
  const found = cookiesOf(document).find((cookie) => cookie.startsWith(start));
  try {
    return found === undefined || found === start ? undefined : decodeURIComponent(found.slice(start.length));
  } catch {
    return undefined; // a cookie that something else wrote
  }
};

const writeCookie = (document: Document, name: string, value: string, maxAge: number): void => {
  const secure = document.location.protocol === "https:" ? "; Secure" : "";
  seen = undefined;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure}`;
};

/** What the cookies hold now, for a script that runs before there is a store. */
export const readSession = (document: Document): { readonly [Part in keyof typeof names]: string | undefined } => ({
  access: readCookie(document, names.access),
  refresh: readCookie(document, names.refresh),
  role: readCookie(document, names.role),
});

/** The session in cookies: SameSite=Strict, and Secure on https. All tabs share it, and tell each other of its end. */
export const cookieStore = (document: Document): SessionStore => {
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(channelName) : undefined;
  const tell = (change: SessionChange) => channel?.postMessage(change);
  const isHeld = () =>
    readCookie(document, names.access) !== undefined || readCookie(document, names.refresh) !== undefined;

  return {
    access: () => readCookie(document, names.access),
    refresh: () => readCookie(document, names.refresh),
    role: () => readCookie(document, names.role),
    write: ({ access, refresh, role }) => {
      const begins = !isHeld();
      writeCookie(document, names.access, access, lifetime);
      writeCookie(document, names.refresh, refresh, lifetime);
      const known = role ?? readCookie(document, names.role);
      if (known !== undefined) writeCookie(document, names.role, known, lifetime);
      if (begins) tell("begun");
    },
    clear: () => {
      const ends = isHeld();
      for (const name of Object.values(names)) writeCookie(document, name, "", 0);
      if (ends) tell("ended");
    },
    onElsewhere: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (data === "begun" || data === "ended") listener(data);
      };
      channel?.addEventListener("message", hear);
      return () => channel?.removeEventListener("message", hear);
    },
  };
};

/** The session in memory, for programs that run outside a browser. */
export const memoryStore = (): SessionStore => {
  let held: { access: string; refresh: string; role?: string } | undefined;
  return {
    access: () => held?.access,
    refresh: () => held?.refresh,
    role: () => held?.role,
    write: (session) => {
      held = { ...held, ...session };
    },
    clear: () => {
      held = undefined;
    },
  };
};

/** What somebody without an account brings: the token of a link, which is never renewed and has no end on this side. */
export const linkStore = (token: string): SessionStore => ({
  access: () => token,
  refresh: () => undefined,
  role: () => undefined,
  write: () => {},
  clear: () => {},
});
