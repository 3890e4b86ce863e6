/** The browser's locks among tabs. Missing where a page was not served securely, and in old engines. */
export const locks = (): LockManager | undefined =>
  "navigator" in globalThis ? globalThis.navigator.locks : undefined;
