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

/** A storage of this window alone. */
class OwnStorage implements Storage {
  readonly #kept = new Map<string, string>();
  get length(): number {
    return this.#kept.size;
  }
  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
  clear(): void {
    this.#kept.clear();
  }
}

/** Each story begins with an empty storage: it would empty that of the windows beside it, which are still drawn from theirs. */
function keepOwnStorage(): void {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(globalThis, name, { value: new OwnStorage() });
}

/**
 * What takes the focus here, or is scrolled to, is brought into sight by the browser in the page around this window, too: that
 * stays where somebody reads it.
 */
function keepPageInPlace(): void {
  const page = globalThis.parent;
  if (page === globalThis.window) return;
  const acts = [
    [HTMLElement.prototype, "focus"],
    [Element.prototype, "scrollIntoView"],
    [HTMLDialogElement.prototype, "showModal"],
  ] as const;
  for (const [owner, name] of acts) {
    const act = Reflect.get(owner, name) as (...given: unknown[]) => void; // Each is a method of what it stands at.
    const actInPlace = function actInPlace(this: unknown, ...given: unknown[]) {
      const { scrollX: left, scrollY: top } = page;
      act.apply(this, given);
      if (page.scrollX !== left || page.scrollY !== top) page.scrollTo({ left, top, behavior: "instant" });
    };
    Object.defineProperty(owner, name, { value: actInPlace, configurable: true, writable: true });
  }
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
  keepOwnStorage();
  keepPageInPlace();
  keepQuiet();
  globalThis.BroadcastChannel = SilentChannel;
  Object.defineProperty(navigator, "locks", { value: undefined });
}
