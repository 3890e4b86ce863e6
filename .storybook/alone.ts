/** Whether this window stands on the board of a screen, among others of the same browser. */
const isOnBoard = new URLSearchParams(location.search).has("board");

/** A channel to nobody. */
class SilentChannel extends EventTarget {
  readonly name: string;
  onmessage = null;
  onmessageerror = null;
  constructor(name: string) {
    super();
    this.name = name;
  }
  postMessage(): void {}
  close(): void {}
}

/** Cookies of this window alone. */
function keepOwnCookies(): void {
  const jar = new Map<string, string>();
  Object.defineProperty(document, "cookie", {
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
    set: (written: string) => {
      const [, name = "", value = ""] = /^([^=]*)=([^;]*)/u.exec(written) ?? [];
      if (/max-age=0\b/iu.test(written)) jar.delete(name);
      else jar.set(name, value);
    },
  });
}

/** Speaks to no window around it: a board that hears what its windows are dressed in would dress itself so. */
function keepQuiet(): void {
  Object.defineProperty(globalThis, "parent", { value: globalThis });
}

/**
 * In the windows of a board somebody else is signed in each, and the tabs of one browser share that: each would take the
 * theme of the last. What they share is kept apart here, before the console is loaded.
 */
export function standAlone(): void {
  if (!isOnBoard) return;
  keepOwnCookies();
  keepQuiet();
  globalThis.BroadcastChannel = SilentChannel;
  Object.defineProperty(navigator, "locks", { value: undefined });
  addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true });
}
