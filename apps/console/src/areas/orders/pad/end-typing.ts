/** What follows a key into a field, of which nothing on the page of the pad takes notice. */
const unheard = ["keypress", "textInput", "keyup", "selectionchange"] as const;

/** Whether a key only types: "/" leads to the field that products are added by, and every other one acts. */
const onlyTypes = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !isComposing && key !== "/" && (key === "Backspace" || [...key].length === 1);

/**
 * Ends keys that only type into a field of the pad at the window, before React and the shortcuts of the page are asked about
 * each of their events. The field's `input` goes on, and a scanner, which is heard at the window as well, loses nothing. A ref
 * of the pad; returns what ends that.
 */
export const endTyping = (pad: HTMLElement | null): (() => void) | undefined => {
  if (pad === null) return undefined;
  const end = (event: Event) => {
    // A selection is told to the document by browsers that do not tell the field.
    const field = event.target === document ? document.activeElement : event.target;
    if (!(field instanceof HTMLInputElement) || field.type !== "text" || !pad.contains(field)) return;
    if (!(event instanceof KeyboardEvent) || event.type !== "keydown" || onlyTypes(event)) event.stopPropagation();
  };
  const types = ["keydown", ...unheard];
  for (const type of types) window.addEventListener(type, end, { capture: true });
  return () => {
    for (const type of types) window.removeEventListener(type, end, { capture: true });
  };
};
