/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the rows are grids, and some browsers then forget that they are rows */
import { useMemo, type CSSProperties, type KeyboardEvent, type ReactNode, type UIEvent } from "react";
import "../checkbox/checkbox.css";
import { useLabels } from "../labels/labels.tsx";
import { phoneQuery, useMediaQuery } from "../media-query/use-media-query.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { CardList } from "./card-list.tsx";
import { dataTableEnglish } from "./data-table-labels.ts";
import "./data-table.css";
import type { DataTableProps } from "./data-table.types.ts";
import { pageSelection, type Selection, togglePage } from "./selection.ts";
import { SkeletonRows } from "./skeleton-rows.tsx";
import { TableHead } from "./table-head.tsx";
import { leastWidth, trackList } from "./table-layout.ts";
import { TableRow } from "./table-row.tsx";
import { useHeadFocus } from "./use-head-focus.ts";
import { useRowPresses } from "./use-row-presses.ts";

const nothingSelected: Selection = new Set();

/** The first column throws a line over the others once they have moved below it. Written past React: it is only paint. */
function markScrolled(event: UIEvent<HTMLElement>) {
  event.currentTarget.toggleAttribute("data-scrolled", event.currentTarget.scrollLeft > 0);
}

/**
 * Rows of the same kind. Stays inside the height it is given and scrolls there, below its headings. Order, selection and
 * rows belong to the caller; 500 rows are meant to be drawn plainly.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, rowName, rowHref, rowActions, card, sort, onSortChange, bulk } = props;
  const { selection = nothingSelected, onSelectionChange, loading = false, skeletonRows = 10, empty, error } = props;
  const words = useLabels("dataTable", dataTableEnglish, props.labels);
  const isPhone = useMediaQuery(phoneQuery);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const press = useRowPresses({ ids, selection, onSelectionChange });

  const selectable = onSelectionChange !== undefined;
  const extras = { selectable, actions: rowActions !== undefined };
  const bulkOn = selectable && selection.size > 0;
  const page = pageSelection(selection, ids);
  const failed = error !== undefined && error !== null && error !== false;
  const waiting = loading && rows.length === 0 && !failed;
  const instead: ReactNode = failed ? error : rows.length === 0 && !loading ? empty : undefined;

  const { table, hold } = useHeadFocus(bulkOn);
  const select = (next: Selection) => {
    hold();
    onSelectionChange?.(next);
  };
  const toggle = () => select(togglePage(selection, ids));
  const clear = () => select(nothingSelected);
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && bulkOn && !event.defaultPrevented) clear();
  };
  const bar = bulkOn && (
    <BulkBar count={selection.size} page={page} content={bulk} onTogglePage={toggle} onClear={clear} words={words} />
  );
  if (isPhone && card)
    return (
      <CardList
        label={label}
        rows={rows}
        ids={ids}
        card={card}
        waiting={waiting}
        skeletons={skeletonRows}
        words={words}
      >
        {instead}
      </CardList>
    );
  const style = {
    "--o2r-table-tracks": trackList(columns, extras),
    "--o2r-table-tracks-compact": trackList(columns, extras, "compact"),
    "--o2r-table-width": `${props.minWidth ?? leastWidth(columns, extras)}px`,
  };
  return (
    // The region can be focused, so that the keyboard can scroll it; Escape is heard from everything inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={table}
      className="o2r-table"
      aria-label={label}
      aria-busy={loading}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-selectable={selectable || undefined}
      onScroll={markScrolled}
      onKeyDown={clearOnEscape}
      // Custom properties are no part of React's type of a style.
      style={style as CSSProperties}
    >
      {bar}
      <table role="table" aria-label={label}>
        <TableHead
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          selected={selectable ? page : undefined}
          onTogglePage={toggle}
          hasActions={extras.actions}
          covered={bulkOn}
          words={words}
        />
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the boxes and links inside are operated by keys */}
        <tbody role="rowgroup" onClick={press}>
          {waiting && (
            <SkeletonRows columns={columns} count={skeletonRows} selectable={selectable} hasActions={extras.actions} />
          )}
          {!failed &&
            rows.map((row, index) => {
              const id = ids[index] ?? rowId(row);
              return (
                <TableRow
                  key={id}
                  id={id}
                  row={row}
                  columns={columns}
                  href={rowHref?.(row)}
                  selected={selectable ? selection.has(id) : undefined}
                  selectLabel={selectable ? words.selectRow(rowName(row)) : ""}
                  actions={rowActions}
                />
              );
            })}
        </tbody>
      </table>
      {instead !== undefined && <div className="o2r-table-instead">{instead}</div>}
      <VisuallyHidden aria-live="polite">{waiting ? words.loading : ""}</VisuallyHidden>
    </section>
  );
}
