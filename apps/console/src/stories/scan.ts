/** The keys of a scanner, 8 ms apart by their own clock however slow the machine is, with what they do where the focus is. */
export const scan = (code: string): void => {
  // A moment after what was typed before, which a quick machine would have in the same run of keys.
  let at = performance.now() + 100;
  const press = (key: string): boolean => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: (at += 8) });
    return (document.activeElement ?? document.body).dispatchEvent(event);
  };
  for (const character of code) {
    if (press(character) && isField(document.activeElement)) document.execCommand("insertText", false, character);
  }
  if (!press("Enter")) return;
  const { activeElement } = document;
  if (activeElement instanceof HTMLButtonElement) activeElement.click();
  if (activeElement instanceof HTMLInputElement) activeElement.form?.requestSubmit();
};

const isField = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
