import type { Selection } from "@o2r/ui";
import { useCallback, useMemo, useState } from "react";
import type { ListRow } from "../list-page.types.ts";

export interface SelectedRows<Row> {
  readonly selection: Selection;
  /** The selected rows as they were when last seen, also those of other pages. */
  readonly rows: readonly Row[];
  readonly select: (selection: Selection) => void;
  /** Selects these rows, on screen or not, and no others. */
  readonly hold: (rows: readonly Row[]) => void;
}

const byId = <Row extends ListRow>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/**
 * The selected rows of a list. They survive paging and searching; a row that is on screen is held as it stands now.
 * `filters` names what the page on screen was filtered by: with other filters, the rows that are not on it are let go,
 * since nothing would be done knowingly to rows that went out of sight. Undefined while the page is on its way.
 */
export const useSelectedRows = <Row extends ListRow>(
  onPage: readonly Row[],
  filters: string | undefined,
): SelectedRows<Row> => {
  const [held, setHeld] = useState<ReadonlyMap<string, Row>>(new Map());
  const [under, setUnder] = useState(filters);
  if (filters !== undefined && filters !== under) {
    setUnder(filters);
    if (under !== undefined) setHeld(new Map(onPage.flatMap((row) => (held.has(row.id) ? [[row.id, row]] : []))));
  }
  const selection = useMemo(() => new Set(held.keys()), [held]);
  const select = useCallback(
    (next: Selection) =>
      setHeld((before) => {
        const seen = byId(onPage);
        const rows = [...next].flatMap((id) => seen.get(id) ?? before.get(id) ?? []);
        return byId(rows);
      }),
    [onPage],
  );
  const hold = useCallback((rows: readonly Row[]) => setHeld(byId(rows)), []);
  const rows = useMemo(() => {
    const seen = byId(onPage);
    return [...held.values()].map((row) => seen.get(row.id) ?? row);
  }, [held, onPage]);
  return { selection, rows, select, hold };
};
