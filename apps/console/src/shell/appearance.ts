import { useAtomValue } from "jotai";
import { atomWithStorage } from "jotai/utils";
import { useEffect } from "react";

export type Mode = "light" | "dark" | "system";
export type Density = "comfortable" | "compact";

const onInit = { getOnInit: true };

// `public/boot.js` reads the first two keys before the first paint.
export const modeAtom = atomWithStorage<Mode>("o2r.mode", "system", undefined, onInit);
export const densityAtom = atomWithStorage<Density>("o2r.density", "comfortable", undefined, onInit);
/** Whether the sidebar is folded to its icons. */
export const foldedAtom = atomWithStorage("o2r.sidebar.folded", false, undefined, onInit);
/** Keeps colour mode and density on `<html>`, also when the system changes its mind. */
export const useAppearance = (): void => {
  const mode = useAtomValue(modeAtom);
  const density = useAtomValue(densityAtom);

  useEffect(() => {
    document.documentElement.dataset["density"] = density;
  }, [density]);

  useEffect(() => {
    const system = matchMedia("(prefers-color-scheme: dark)");
    const apply = () => {
      const dark = mode === "dark" || (mode === "system" && system.matches);
      document.documentElement.classList.toggle("dark", dark);
      document.documentElement.classList.toggle("light", !dark);
    };
    apply();
    system.addEventListener("change", apply);
    return () => system.removeEventListener("change", apply);
  }, [mode]);
};
