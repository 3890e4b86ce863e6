/**
 * A press takes the focus away before it becomes a click: an error that showed in between would move the button from under
 * the pointer, and the click would be lost.
 */
export const afterPress = (then: () => void): void => {
  if (!document.querySelector("button:active, a:active, label:active")) return then();
  // The click comes right after this, before anything that is put off.
  return document.addEventListener("pointerup", () => setTimeout(then), { once: true });
};
