import type { Column as DeclaredColumn, ListDeclaration } from "@o2r/api/contract/core";
import { preloadColumnHandles, type Column, type ColumnLayout } from "@o2r/ui";
import { useAtom } from "jotai";
import { atomWithStorage } from "jotai/utils";
import { useEffect, useMemo, useState } from "react";
import type { CellDrawing } from "./list-page.types.ts";
import { narrow, useMedia } from "../use-media.ts";
import { useCurrentUser } from "../../session/current-user.ts";
import { ownList, shownColumns, tableColumn } from "./table-columns.ts";
import { fieldsOf, isOwnChoice } from "./tools/chosen-columns.ts";

const widthsAtom = atomWithStorage<Readonly<Record<string, ColumnLayout["widths"]>>>("o2r.columns", {}, undefined, {
  getOnInit: true,
});

/** Milliseconds until the headings can be taken hold of: what is to be seen first comes first. */
const calm = 2000;

interface ColumnsGiven<Row> {
  /** The list's path. */
  readonly list: string;
  readonly declaration: ListDeclaration;
  readonly cells: Readonly<Record<string, CellDrawing<Row>>> | undefined;
  /** Those to show, in order; the ones that the declaration shows by itself otherwise. */
  readonly chosen: readonly string[] | undefined;
}

interface Columns<Row> {
  readonly shown: readonly DeclaredColumn[];
  readonly columns: readonly Column<Row>[];
  readonly layout: ColumnLayout;
  /** Undefined until the page has come to rest. */
  readonly onLayoutChange: ((layout: ColumnLayout) => void) | undefined;
}

/** A list as it is for the one who is signed in, on this screen. */
export const useOwnList = (list: ListDeclaration): ListDeclaration => {
  const { oneWarehouse = false } = useCurrentUser();
  const isNarrow = useMedia(narrow);
  return useMemo(() => ownList(list, { oneWarehouse, isNarrow }), [list, oneWarehouse, isNarrow]);
};

/**
 * The columns of a list as the person arranged them at their headings: how wide they are, this browser keeps for each list;
 * in which order, the address does, as it does for those that were chosen.
 */
export const useColumns = <Row extends object>(
  { list, declaration, cells, chosen }: ColumnsGiven<Row>,
  onChosen: (chosen: readonly string[] | undefined) => void,
): Columns<Row> => {
  const [kept, setKept] = useAtom(widthsAtom);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(() => {
      // Where it cannot come now, the columns stay as they are.
      void preloadColumnHandles().then(
        () => isGone || setReady(true),
        () => undefined,
      );
    }, calm);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  const shown = useMemo(() => shownColumns(declaration, chosen), [declaration, chosen]);
  const columns = useMemo(() => shown.map((column) => tableColumn<Row>(column, cells?.[column.field])), [shown, cells]);
  const widths = kept[list];
  const layout = useMemo(() => ({ widths }), [widths]);
  const arrange = (next: ColumnLayout): void => {
    if (next.order !== undefined) {
      const fields = fieldsOf(shown, next);
      onChosen(isOwnChoice(declaration, fields) ? undefined : fields);
    }
    if (next.widths !== widths) setKept({ ...kept, [list]: next.widths });
  };
  return { shown, columns, layout, onLayoutChange: ready ? arrange : undefined };
};
