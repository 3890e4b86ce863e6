import { dismissAllNotifications } from "./quiet.ts";

/**
 * Zag, which follows the focus from its first overlay on, puts `focus` back when the window is about to be closed, as some
 * stories say it is. What user-event made of it cannot be written by then, and the event would end in an error.
 */
function keepFocusWritable(): void {
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "focus");
  if (focus?.writable === false) Object.defineProperty(HTMLElement.prototype, "focus", { ...focus, writable: true });
}

/**
 * Gives a story a page as it is when it has just been opened: the tests play many stories of many files in one, since
 * loading it again for each file took longer than the stories. What a story has drawn is gone by then, with its overlays,
 * timers and caches, and MSW and the toolbar's settings begin again by themselves; this is the rest.
 */
export function freshPage(): void {
  dismissAllNotifications();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (name !== "") document.cookie = `${name}=; path=/; max-age=0`;
  }
  document.title = "";
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.removeAllRanges();
  scrollTo(0, 0);
  keepFocusWritable();
}
