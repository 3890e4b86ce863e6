import type { Selection } from "@o2r/ui";
import { useCallback, useMemo, useState } from "react";
import type { ListRow } from "./list-page.types.ts";

export interface SelectedRows<Row> {
  readonly selection: Selection;
  /** The selected rows as they were when last seen, also those of other pages. */
  readonly rows: readonly Row[];
  readonly select: (selection: Selection) => void;
}

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
        const seen = new Map(onPage.map((row) => [row.id, row]));
        const rows = [...next].flatMap((id) => seen.get(id) ?? before.get(id) ?? []);
        return new Map(rows.map((row) => [row.id, row]));
      }),
    [onPage],
  );
  const rows = useMemo(() => {
    const seen = new Map(onPage.map((row) => [row.id, row]));
    return [...held.values()].map((row) => seen.get(row.id) ?? row);
  }, [held, onPage]);
  return { selection, rows, select };
};
