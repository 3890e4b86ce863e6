/** A plain object's own value under a key, never an inherited one. */
export const own = <T>(bag: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  bag && Object.hasOwn(bag, key) ? bag[key] : undefined;
