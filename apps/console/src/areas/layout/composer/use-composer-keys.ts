import { useEffect, useRef } from "react";

/** What keys do anywhere in the composer. */
export interface ComposerKeys {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly save: () => void;
  readonly publish: () => void;
  readonly device: (step: -1 | 1) => void;
  readonly keys: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target instanceof HTMLInputElement && !["checkbox", "radio"].includes(target.type)));

/** Which of them a key means; undefined for none. */
const meant = (event: KeyboardEvent): ((keys: ComposerKeys) => void) | undefined => {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === "s") return ({ save }) => save();
    if (key === "enter") return ({ publish }) => publish();
    // In a text these are the text's own.
    if (isTyping(event.target)) return undefined;
    if (key === "y" || (key === "z" && event.shiftKey)) return ({ redo }) => redo();
    return key === "z" ? ({ undo }) => undo() : undefined;
  }
  if (event.altKey || isTyping(event.target)) return undefined;
  if (key === "[") return ({ device }) => device(-1);
  if (key === "]") return ({ device }) => device(1);
  return key === "?" ? ({ keys }) => keys() : undefined;
};

/** Keys that act anywhere in the composer while no dialog is open. */
export const useComposerKeys = (keys: ComposerKeys): void => {
  const given = useRef(keys);
  useEffect(() => {
    given.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("[role=dialog],[role=alertdialog],[role=menu]") !== null)
        return;
      const act = meant(event);
      if (act === undefined) return;
      event.preventDefault();
      act(given.current);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
};
