import { useSyncExternalStore } from "react";

const watch = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["class", "data-role", "data-density", "lang"] });
  return () => observer.disconnect();
};

const read = () => {
  const { classList, dataset, lang } = document.documentElement;
  return [classList.contains("dark") ? "dark" : "light", dataset["role"], dataset["density"], lang].join(" ");
};

/** The mode, role, density and language that the page is dressed in, in one word each; a change draws again. */
export const useLook = (): string => useSyncExternalStore(watch, read);

/** The same as the globals of a window, whose role its story decides. */
export const useWindowLook = (): string => {
  const [mode = "light", , density = "comfortable", locale = "en-IN"] = useLook().split(" ");
  // Nobody reads what axe finds in a window: it took most of the time until the next was drawn.
  return `mode:${mode};density:${density};locale:${locale};a11y.manual:!true`;
};
