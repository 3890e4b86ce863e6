import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";

/** The name of the thing on screen, such as a product's; nothing while the page's own title says enough. */
export const pageNameAtom = atom<string | undefined>(undefined);

/**
 * Names the page after the thing it shows: the breadcrumb ends with it and the window's title starts with it.
 * Pass nothing while the thing is still loading; what stands in its place may name the page meanwhile.
 */
export const usePageName = (name: string | undefined): void => {
  const setName = useSetAtom(pageNameAtom);
  useEffect(() => {
    if (name === undefined) return undefined;
    setName(name);
    return () => setName(undefined);
  }, [name, setName]);
};
