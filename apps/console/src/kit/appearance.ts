import { useAtom, useAtomValue } from "jotai";
import { atomWithStorage } from "jotai/utils";
import { useEffect, useSyncExternalStore } from "react";

export type Mode = "light" | "dark" | "system";
export type Density = "comfortable" | "compact";

const onInit = { getOnInit: true };

// `boot/boot.ts` reads the first two keys before the first paint.
const modeAtom = atomWithStorage<Mode>("o2r.mode", "system", undefined, onInit);
export const densityAtom = atomWithStorage<Density>("o2r.density", "comfortable", undefined, onInit);
/** Whether the sidebar is folded to its icons. */
export const foldedAtom = atomWithStorage("o2r.sidebar.folded", false, undefined, onInit);

const systemQuery = "(prefers-color-scheme: dark)";

const watchSystem = (changed: () => void) => {
  const system = matchMedia(systemQuery);
  system.addEventListener("change", changed);
  return () => system.removeEventListener("change", changed);
};

/** The colour mode in force: the person's choice, or the system's until he chooses. */
export const useDarkMode = (): { readonly dark: boolean; readonly setDark: (dark: boolean) => void } => {
  const [mode, setMode] = useAtom(modeAtom);
  const system = useSyncExternalStore(watchSystem, () => matchMedia(systemQuery).matches);
  return {
    dark: mode === "dark" || (mode === "system" && system),
    setDark: (dark) => setMode(dark ? "dark" : "light"),
  };
};

/** Keeps colour mode and density on `<html>`. */
export const useAppearance = (): void => {
  const { dark } = useDarkMode();
  const density = useAtomValue(densityAtom);

  useEffect(() => {
    document.documentElement.dataset["density"] = density;
  }, [density]);

  useEffect(() => {
    document.documentElement.classList.toggle("dark", dark);
    document.documentElement.classList.toggle("light", !dark);
  }, [dark]);
};
