import type { Field } from "../definition/field.ts";
import { allowsTyping, restrictsTyping } from "./typing.ts";

/**
 * Refuses keys that the field may not take, before they show (specification §5, general inputs). React's own
 * `onBeforeInput` does not say what kind of insertion it is, so this listens to the native event.
 */
export const guardTyping = (field: Field, element: HTMLElement): (() => void) => {
  if (!restrictsTyping(field) || !(element instanceof HTMLInputElement)) return () => undefined;
  const beforeInput = (event: InputEvent): void => {
    const inserted = event.data ?? event.dataTransfer?.getData("text/plain");
    if (!event.inputType.startsWith("insert") || inserted == null) return;
    const { value, selectionStart, selectionEnd } = element;
    const after = value.slice(0, selectionStart ?? 0) + inserted + value.slice(selectionEnd ?? value.length);
    const pasted = event.inputType !== "insertText";
    if (!allowsTyping(field, value, after, pasted)) event.preventDefault();
  };
  element.addEventListener("beforeinput", beforeInput);
  if (element.type !== "number") return () => element.removeEventListener("beforeinput", beforeInput);
  // Should a kit draw a native number input, arrows and wheel still must not change it.
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key === "ArrowUp" || event.key === "ArrowDown") event.preventDefault();
  };
  const wheel = (event: WheelEvent): void => event.preventDefault();
  element.addEventListener("keydown", keyDown);
  element.addEventListener("wheel", wheel, { passive: false });
  return () => {
    element.removeEventListener("beforeinput", beforeInput);
    element.removeEventListener("keydown", keyDown);
    element.removeEventListener("wheel", wheel);
  };
};
