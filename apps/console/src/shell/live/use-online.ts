import { useSyncExternalStore } from "react";

const listen = (changed: () => void): (() => void) => {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
};

/** Whether this machine has a line at all, as the browser knows it. */
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);
