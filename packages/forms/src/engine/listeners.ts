export type Unsubscribe = () => void;

export interface Listeners<K> {
  readonly add: (key: K, listener: () => void) => Unsubscribe;
  readonly tell: (key: K) => void;
}

/** Listeners by key, so that a change wakes only those who asked for it. */
export const createListeners = <K>(): Listeners<K> => {
  const byKey = new Map<K, Set<() => void>>();
  return {
    add: (key, listener) => {
      const set = byKey.get(key) ?? new Set();
      byKey.set(key, set.add(listener));
      return () => set.delete(listener);
    },
    tell: (key) => {
      for (const listener of byKey.get(key) ?? []) listener();
    },
  };
};
