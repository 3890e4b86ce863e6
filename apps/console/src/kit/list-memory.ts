/**
 * What a list remembers between two visits: its stored page index and whether it has to fetch again.
 * Kept for the tab under `o2r.list.*`; the logo and the Dashboard item forget all of it (specification §2).
 */
export interface ListMemory {
  /** The list's address with its page, such as `?cursor=…&size=50`. */
  readonly search: string;
  /** True when something was changed since, so that the list must not show what it had. */
  readonly refetch: boolean;
}

const prefix = "o2r.list.";

/** Stores what the list at `path` shows, until `clearListMemory`. */
export const rememberList = (path: string, memory: ListMemory): void => {
  sessionStorage.setItem(prefix + path, JSON.stringify(memory));
};

/** Returns what was stored for the list at `path`, or nothing. */
export const recallList = (path: string): ListMemory | undefined => {
  const stored = sessionStorage.getItem(prefix + path);
  if (stored === null) return undefined;
  const value: unknown = JSON.parse(stored);
  return isListMemory(value) ? value : undefined;
};

/** Forgets every stored page index and refetch flag. */
export const clearListMemory = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
};

const owner = "o2r.lists-of";

/** Forgets what lists remember of somebody else, who was signed in in this tab before. */
export const keepListsOf = (userId: string): void => {
  const before = sessionStorage.getItem(owner);
  if (before !== null && before !== userId) clearListMemory();
  sessionStorage.setItem(owner, userId);
};

const isListMemory = (value: unknown): value is ListMemory =>
  typeof value === "object" &&
  value !== null &&
  "search" in value &&
  typeof value.search === "string" &&
  "refetch" in value &&
  typeof value.refetch === "boolean";
