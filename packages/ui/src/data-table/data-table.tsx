/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the rows are grids, and some browsers then forget that they are rows */
import {
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  type UIEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import "../checkbox/checkbox.css";
import { useLabels } from "../labels/labels.tsx";
import { phoneQuery, useMediaQuery } from "../media-query/use-media-query.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { CardList } from "./card-list.tsx";
import { arrangeColumns } from "./columns/column-layout.ts";
import type { CopyRowsProps } from "./copy/copy-rows.tsx";
import { dataTableEnglish } from "./data-table-labels.ts";
import "./data-table.css";
import type { DataTableProps, ColumnLayout } from "./data-table.types.ts";
import type { GridLayerProps } from "./grid/grid-layer.types.ts";
import { pageSelection, type Selection, togglePage, toggleRow } from "./selection.ts";
import { SkeletonRows } from "./skeleton-rows.tsx";
import { TableHead } from "./table-head.tsx";
import { tableStyle } from "./table-layout.ts";
import { TableRow } from "./table-row.tsx";
import { useHeadFocus } from "./use-head-focus.ts";
import { useRowPresses } from "./use-row-presses.ts";
import { LongBody, mostPlain } from "./long-body.ts";
import type { VirtualRows } from "./virtual-body.tsx";

// `lazy` forgets that the component is generic.
const GridLayer = lazy(() => import("./grid/grid-layer.tsx")) as unknown as <Row>(
  props: GridLayerProps<Row>,
) => ReactNode;

const CopyRows = lazy(() => import("./copy/copy-rows.tsx")) as unknown as <Row>(props: CopyRowsProps<Row>) => ReactNode;

const nothing: Selection = new Set();
const asDeclared: ColumnLayout = {};

/** Enough for most screens while the code that draws the others is on its way. */
const firstRows = 30;

/** The first column throws a line over the others once they have moved below it. Written past React: it is only paint. */
function markScrolled(event: UIEvent<HTMLElement>) {
  event.currentTarget.toggleAttribute("data-scrolled", event.currentTarget.scrollLeft !== 0);
}

/**
 * Rows of the same kind. Stays inside the height it is given and scrolls there, below its headings. Order, selection,
 * layout and rows belong to the caller; of more than a hundred rows only those near to what is in sight are drawn.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowId, rowName, rowHref, rowActions, card, sort, onSortChange, bulk } = props;
  const { selection = nothing, onSelectionChange, loading = false, skeletonRows = 10, empty, error } = props;
  const { layout = asDeclared, onLayoutChange, details, expanded = nothing, onExpandedChange, grid = false } = props;
  const words = useLabels("dataTable", dataTableEnglish, props.labels);
  const isPhone = useMediaQuery(phoneQuery);
  const root = useRef<HTMLElement>(null);
  const virtual = useRef<VirtualRows>(null);
  const [said, setSaid] = useState("");
  const { order, hidden } = layout;
  const columns = useMemo(() => arrangeColumns(props.columns, order, hidden), [props.columns, order, hidden]);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);

  const selectable = onSelectionChange !== undefined;
  const extras = { selectable, actions: rowActions !== undefined };
  const press = useRowPresses({ ids, selection, onSelectionChange, expanded, onExpandedChange, follows: !grid });
  const arrangement = onLayoutChange && {
    columns: props.columns,
    shown: columns,
    layout,
    onLayoutChange,
    extras,
    minWidth: props.minWidth,
    root,
  };
  const bulkOn = selectable && selection.size > 0;
  const page = pageSelection(selection, ids);
  const failed = error !== undefined && error !== null && error !== false;
  const waiting = loading && rows.length === 0 && !failed;
  const instead: ReactNode = failed ? error : rows.length === 0 && !loading ? empty : undefined;

  const hold = useHeadFocus(root, bulkOn);
  const select = (next: Selection) => {
    hold();
    onSelectionChange?.(next);
  };
  const toggle = () => select(togglePage(selection, ids));
  const clear = () => select(nothing);
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && bulkOn && !event.defaultPrevented) clear();
  };
  const barOf = () => (
    <BulkBar
      count={selection.size}
      elsewhere={selection.size - ids.filter((id) => selection.has(id)).length}
      page={page}
      content={bulk}
      onTogglePage={toggle}
      onClear={clear}
      words={words}
    />
  );
  if (isPhone && card) {
    // Cards have no headings below which the bar could come and go: it stands as long as there is something to choose.
    const cards = (
      <CardList
        label={label}
        rows={rows}
        ids={ids}
        card={card}
        rowName={rowName}
        selection={selectable ? selection : undefined}
        onToggle={(id) => onSelectionChange?.(toggleRow(selection, ids, { id }))}
        waiting={waiting}
        busy={loading}
        skeletons={skeletonRows}
        words={words}
      >
        {instead}
      </CardList>
    );
    return selectable ? (
      <>
        {barOf()}
        {cards}
      </>
    ) : (
      cards
    );
  }

  const isVirtual = rows.length > mostPlain && !failed;
  const idAt = (index: number) => ids[index] ?? String(index);
  const draw = (row: Row, index: number) => {
    const id = idAt(index);
    return (
      <TableRow
        key={id}
        id={id}
        row={row}
        columns={columns}
        href={rowHref?.(row)}
        role={grid ? "gridcell" : "cell"}
        selected={selectable ? selection.has(id) : undefined}
        selectLabel={selectable ? words.selectRow(rowName(row)) : ""}
        actions={rowActions}
        details={details}
        expanded={details ? expanded.has(id) : undefined}
        detailsLabel={details ? words.details(rowName(row)) : ""}
        place={isVirtual ? index + 1 : undefined}
      />
    );
  };
  const drawAt = (index: number) => {
    const row = rows[index];
    return row === undefined ? null : draw(row, index);
  };
  const plain = (shown: readonly Row[]) => (
    <tbody role="rowgroup">
      {waiting && (
        <SkeletonRows columns={columns} count={skeletonRows} selectable={selectable} hasActions={extras.actions} />
      )}
      {!failed && shown.map(draw)}
    </tbody>
  );
  return (
    // The region can be focused, so that the keyboard can scroll it; Escape is heard from everything inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={root}
      className="o2r-table"
      aria-label={label}
      aria-busy={loading}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      data-selectable={selectable || undefined}
      data-grid={grid || undefined}
      onScroll={markScrolled}
      onKeyDown={clearOnEscape}
      // Custom properties are no part of React's type of a style.
      style={tableStyle(columns, { ...extras, widths: layout.widths }, props.minWidth) as CSSProperties}
    >
      {bulkOn && barOf()}
      {grid && <span tabIndex={-1} data-grid-edge="start" />}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the boxes and links inside are operated by keys */}
      <table
        role={grid ? "grid" : "table"}
        aria-label={label}
        aria-rowcount={isVirtual ? rows.length : undefined}
        aria-multiselectable={grid && selectable ? true : undefined}
        onClick={press}
      >
        <TableHead
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          selected={selectable ? page : undefined}
          onTogglePage={toggle}
          hasActions={extras.actions}
          covered={bulkOn}
          arrangement={arrangement}
          words={words}
        />
        {isVirtual ? (
          <Suspense fallback={plain(rows.slice(0, firstRows))}>
            <LongBody ids={ids} root={root} draw={drawAt} unfolds={details !== undefined} ref={virtual} />
          </Suspense>
        ) : (
          plain(rows)
        )}
      </table>
      {instead !== undefined && <div className="o2r-table-instead">{instead}</div>}
      {grid && (
        <Suspense fallback={null}>
          <GridLayer
            root={root}
            columns={columns}
            rows={rows}
            ids={ids}
            rowName={rowName}
            firstColumn={selectable ? 1 : 0}
            scrollTo={isVirtual ? (index) => virtual.current?.scrollTo(index) : undefined}
            onSaid={setSaid}
            words={words}
          />
        </Suspense>
      )}
      {bulkOn && (
        <Suspense fallback={null}>
          <CopyRows
            root={root}
            columns={columns}
            rows={rows}
            ids={ids}
            selection={selection}
            onCopied={(count) => setSaid(words.copied(count))}
          />
        </Suspense>
      )}
      <VisuallyHidden aria-live="polite">{waiting ? words.loading : said}</VisuallyHidden>
    </section>
  );
}
