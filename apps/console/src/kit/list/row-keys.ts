/** What a key does on a list. `open` needs nothing from us: the focused row's link opens on Enter by itself. */
export type RowKey = "search" | "next" | "previous" | "choose" | "unchoose";

/** Where the key was pressed, as far as it matters. */
export interface KeyPlace {
  /** In something that takes text. */
  readonly typing: boolean;
  /** In an open dialog, menu or list of options, which has keys of its own. */
  readonly floating: boolean;
  /** On a row's link: only there the arrows move the row, elsewhere they scroll the page. */
  readonly onRow: boolean;
  /** With Ctrl, Alt or Meta: a key of the browser or the system. */
  readonly modified: boolean;
}

/** What a key means at a place, or undefined when it is none of the list's keys. */
export const rowKey = (key: string, { typing, floating, onRow, modified }: KeyPlace): RowKey | undefined => {
  if (floating || modified || typing) return undefined;
  switch (key) {
    case "/":
      return "search";
    case "j":
      return "next";
    case "k":
      return "previous";
    case "ArrowDown":
      return onRow ? "next" : undefined;
    case "ArrowUp":
      return onRow ? "previous" : undefined;
    case "x":
      return onRow ? "choose" : undefined;
    case "Escape":
      return "unchoose";
    default:
      return undefined;
  }
};
