/** Which rows are chosen, by id. It outlives paging; whoever shows it says how many there are. */
export type Selection = ReadonlySet<string>;

export const noSelection: Selection = new Set();

/** The selection with one row put in, or taken out when it was there. */
export const toggleRow = (selection: Selection, id: string): Selection => {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** The selection with a stretch of rows set to what the last click said: the rows between two clicks with Shift. */
export const setStretch = (
  selection: Selection,
  ids: readonly string[],
  from: string,
  to: string,
  on: boolean,
): Selection => {
  const ends = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  const stretch = first === -1 ? [to] : ids.slice(first, last + 1);
  const next = new Set(selection);
  for (const id of stretch) on ? next.add(id) : next.delete(id);
  return next;
};

/** All rows of the page put in; taken out when every one was in. Rows of other pages stay as they are. */
export const togglePage = (selection: Selection, ids: readonly string[]): Selection => {
  const next = new Set(selection);
  const all = ids.every((id) => selection.has(id));
  for (const id of ids) all ? next.delete(id) : next.add(id);
  return next;
};

/** How the page's own box stands: none, some or all of its rows chosen. */
export const pageChoice = (selection: Selection, ids: readonly string[]): "none" | "some" | "all" => {
  const chosen = ids.filter((id) => selection.has(id)).length;
  if (chosen === 0) return "none";
  return chosen === ids.length ? "all" : "some";
};
