/** Ids of the selected rows. */
export type Selection = ReadonlySet<string>;

export interface TogglePress {
  readonly id: string;
  /** The row that was toggled before, when the press asks for the range from there (Shift). */
  readonly anchor?: string | undefined;
}

/** The ids from one row to another, both included, in the order of the rows; only `to` when `from` is not among them. */
export function rangeBetween(ids: readonly string[], from: string, to: string): readonly string[] {
  const ends = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first < 0 ? [to] : ids.slice(first, last + 1);
}

/** The selection after a press on a row's box. A range takes the state that the pressed row gets. */
export function toggleRow(selection: Selection, ids: readonly string[], { id, anchor }: TogglePress): Selection {
  const touched = anchor === undefined ? [id] : rangeBetween(ids, anchor, id);
  const next = new Set(selection);
  const select = !selection.has(id);
  for (const each of touched) {
    if (select) next.add(each);
    else next.delete(each);
  }
  return next;
}

/** The selection after a press on the heading's box: all rows of the page, or none when all were. Other pages' rows stay. */
export function togglePage(selection: Selection, ids: readonly string[]): Selection {
  const next = new Set(selection);
  const all = ids.length > 0 && ids.every((id) => selection.has(id));
  for (const id of ids) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return next;
}

export type PageSelection = "none" | "some" | "all";

/** How much of the page is selected. */
export function pageSelection(selection: Selection, ids: readonly string[]): PageSelection {
  const count = ids.reduce((sum, id) => sum + (selection.has(id) ? 1 : 0), 0);
  if (count === 0) return "none";
  return count === ids.length ? "all" : "some";
}
