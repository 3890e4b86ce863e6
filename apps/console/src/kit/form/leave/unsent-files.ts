import type { DocumentServices } from "@o2r/forms/fields";

type Report = NonNullable<DocumentServices["onUnsentChange"]>;

/** The files of a form that were chosen and have not arrived. */
export interface UnsentFiles {
  /** The form's fields tell of theirs. */
  readonly report: Report;
  readonly any: () => boolean;
  /** Waits until none is under way; answers whether all have arrived. */
  readonly arrived: () => Promise<boolean>;
  readonly subscribe: (listener: () => void) => () => void;
}

export const trackUnsentFiles = (): UnsentFiles => {
  const byField = new Map<string, Parameters<Report>[1]>();
  const listeners = new Set<() => void>();
  const isUnderWay = () => [...byField.values()].some(({ underWay }) => underWay > 0);
  const any = () => byField.size > 0;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    report: (field, unsent) => {
      if (unsent.underWay + unsent.failed > 0) byField.set(field, unsent);
      else byField.delete(field);
      listeners.forEach((listener) => listener());
    },
    any,
    arrived: () => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const look = () => {
        if (isUnderWay()) return;
        stop();
        resolve(!any());
      };
      const stop = subscribe(look);
      look();
      return promise;
    },
    subscribe,
  };
};
