/** Whether nobody sees this page. A program without a page is always seen. */
export const isHidden = (): boolean => "document" in globalThis && globalThis.document.visibilityState === "hidden";

/** Calls `listener` when the page is seen again, or the machine is online again. Returns the way to stop. */
export const onReturn = (listener: () => void): (() => void) => {
  if (!("document" in globalThis)) return () => undefined;
  const shown = () => {
    if (!isHidden()) listener();
  };
  globalThis.document.addEventListener("visibilitychange", shown);
  globalThis.addEventListener("online", listener);
  return () => {
    globalThis.document.removeEventListener("visibilitychange", shown);
    globalThis.removeEventListener("online", listener);
  };
};
