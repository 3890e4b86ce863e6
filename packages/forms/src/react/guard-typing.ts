import type { Field } from "../definition/field.ts";
import { allowsTyping, plainPaste, restrictsTyping } from "./typing.ts";

/**
 * Refuses keys that the field may not take, before they show (specification §5, general inputs). React's own
 * `onBeforeInput` does not say what kind of insertion it is, so this listens to the native event.
 */
export const guardTyping = (field: Field, element: HTMLElement): (() => void) => {
  if (!restrictsTyping(field) || !(element instanceof HTMLInputElement)) return () => undefined;
  const beforeInput = (event: InputEvent): void => {
    const inserted = event.data ?? event.dataTransfer?.getData("text/plain");
    if (!event.inputType.startsWith("insert") || inserted == null) return;
    const { value, selectionStart: start, selectionEnd: end } = element;
    const pasted = event.inputType !== "insertText";
    const plain = pasted ? plainPaste(field, inserted) : inserted;
    const after = value.slice(0, start ?? 0) + plain + value.slice(end ?? value.length);
    const allowed = allowsTyping(field, value, after, pasted);
    if (allowed && plain === inserted) return;
    event.preventDefault();
    // A native number input tells no selection, and reads what is pasted its own way.
    if (!allowed || start === null || end === null) return;
    element.setRangeText(plain, start, end, "end");
    element.dispatchEvent(new Event("input", event));
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
