/** A random UUID. `crypto.randomUUID` is missing where a page is served over plain http from another machine. */
const randomId = (): string => {
  const source: Pick<Crypto, "getRandomValues"> & Partial<Pick<Crypto, "randomUUID">> = crypto;
  return (
    source.randomUUID?.() ??
    Array.from(source.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("")
  );
};

/**
 * Remembers the idempotency key of a change whose answer was lost, so that doing the same thing again is known to the
 * service as the same intent and cannot act twice.
 */
export const createIntents = () => {
  const lost = new Map<string, string>();
  return {
    keyFor: (change: string): string => lost.get(change) ?? randomId(),
    /** Says whether the change under `key` was answered; only an unanswered one is remembered. */
    settle: (change: string, key: string, answered: boolean): void => {
      if (answered) lost.delete(change);
      else lost.set(change, key);
    },
  };
};
