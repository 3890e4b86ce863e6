import { useEffect, useRef } from "react";

/** What keys do anywhere in the editor. */
export interface FlowKeys {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly save: () => void;
  readonly publish: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(TEXTAREA|SELECT|INPUT)$/.test(target.tagName);

const meant = (event: KeyboardEvent, { undo, redo, save, publish }: FlowKeys): (() => void) | undefined => {
  const key = event.key.toLowerCase();
  if (!event.ctrlKey && !event.metaKey) return undefined;
  if (key === "s") return save;
  if (key === "enter") return publish;
  // In a text these are the text's own.
  if (isTyping(event.target)) return undefined;
  if (key === "y" || (key === "z" && event.shiftKey)) return redo;
  return key === "z" ? undo : undefined;
};

/** Keys that act anywhere in the editor while no dialog is open. */
export const useFlowKeys = (keys: FlowKeys): void => {
  const given = useRef(keys);
  useEffect(() => {
    given.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("[role=dialog],[role=alertdialog],[role=menu]") !== null)
        return;
      const act = meant(event, given.current);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
};
