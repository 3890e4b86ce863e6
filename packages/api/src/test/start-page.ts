import { Window } from "happy-dom";
import type { ReactNode } from "react";

// React looks for these when it is first loaded, and asks them whether a page is visible and online.
const window = new Window({ url: "http://localhost/" });
const globals = {
  window,
  document: window.document,
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
};
for (const [name, value] of Object.entries(globals)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Shows nodes in a page of their own; `show` again to change them, `press` a button by its label, `text` to read what is there. */
export const startPage = async () => {
  const { createRoot } = await import("react-dom/client");
  const host = document.createElement("div");
  const root = createRoot(host);
  return {
    show: (node: ReactNode) => root.render(node),
    press: (label: string) => host.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click(),
    text: () => host.textContent ?? "",
    close: () => root.unmount(),
  };
};
