import { useEffect } from "react";

/** Keys of a part of the page and what they do. Keys that are pressed together stand in one text: `Ctrl S`. */
export interface ShortcutGroup {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
}

const inForce = new Set<ShortcutGroup>();

/** What can be pressed on this page now, what is most its own first. */
export const shortcutsInForce = (): readonly ShortcutGroup[] => [...inForce].toReversed();

/** Says the keys of a part of the page, while it is there, to whoever asks by `?`. Keep the same object between renders. */
export const useShortcuts = (group: ShortcutGroup | undefined): void => {
  useEffect(() => {
    if (group === undefined) return undefined;
    inForce.add(group);
    return () => void inForce.delete(group);
  }, [group]);
};
