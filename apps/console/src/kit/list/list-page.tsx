import type { AnyEndpoint, Page as ListReply } from "@o2r/api/contract/core";
import { affectedBy, searchHint } from "@o2r/api/contract/core";
import type { CallInput } from "@o2r/api/client";
import { sparesLine, useList, useTouch } from "@o2r/api/react";
import { Banner, Button, DataTable, Page, Pagination, preloadLongTable, SearchBox, formatNumber } from "@o2r/ui";
import { RotateCw } from "lucide-react";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { narrow, phone, useMedia } from "../use-media.ts";
import { BulkActions } from "./bulk/bulk-actions.tsx";
import { DensitySwitch } from "./tools/density-switch.tsx";
import { ExtendSelection } from "./bulk/extend-selection.tsx";
import { ListFilters } from "./filter/list-filters.tsx";
import { ListAnnouncement } from "./list-announcement.tsx";
import { BesideList, besideList, CreateLink, ListHeader, useRelated } from "./list-header.tsx";
import { ListInstead, failureText } from "./list-instead.tsx";
import { ListTools } from "./tools/list-tools.tsx";
import { ListViews } from "./tools/list-views.tsx";
import type { ListPageProps, ListRow, RowOf } from "./list-page.types.ts";
import { fromFirstPage, isNarrowed, listQuery, orderAsked, tableSort, toPage } from "./list-state.ts";
import { keepPageSize, pageStep } from "./page-size.ts";
import { plainCard } from "./plain-card.ts";
import { RowCard } from "./row-card.tsx";
import { rowCodeOf } from "./row-code.ts";
import { RowMenu } from "./row-menu.tsx";
import type { Tool } from "./tools/list-tools.types.ts";
import { ViewTabs } from "./tools/view-tabs.tsx";
import { useColumns, useOwnList } from "./use-columns.ts";
import { useFirstRow } from "./use-first-row.ts";
import { useListState } from "./use-list-state.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { usePhoneSelection } from "./bulk/use-phone-selection.ts";
import { useSelectedRows } from "./bulk/use-selected-rows.ts";
import "./list-page.css";

const noRows: readonly never[] = [];

/**
 * A whole list screen from its declaration: search, filters, sort, pages, selection, bulk acts, row menu, and every
 * state between. What is special about a thing comes in as cells, card, and actions.
 */
export function ListPage<E extends AnyEndpoint, Row extends ListRow = RowOf<E> & ListRow>(
  props: ListPageProps<E, Row>,
) {
  const { endpoint, title, noun, rowName, rowHref, create, rowActions, bulkActions, card: drawCard } = props;
  const declaration = useOwnList(props.declaration);
  const related = useRelated(props.related);
  const { state, go, stale, runsAhead } = useListState(declaration);
  const screen = useRef<HTMLDivElement>(null);
  const isPhone = useMedia(phone);
  const beside = besideList({ ...props, related }, { isPhone, isNarrow: useMedia(narrow) });
  const [tool, setTool] = useState<Tool>();
  /** What a file is to hold, where that is what is selected. */
  const [chosen, setChosen] = useState<readonly string[]>();

  // A list endpoint's parameters are the list's own query, and its reply is a page of its rows.
  const list = useList(endpoint, { query: listQuery(state) } as CallInput<E>);
  const page = list.data as ListReply<Row> | undefined;
  const rows = page?.content ?? noRows;
  // Until the page comes, the one before stands here; its cursors belong to another order or filter.
  const own = list.isLoading || list.error !== undefined ? undefined : page;
  const total = page?.totalElements ?? 0;
  const { mutate: refetch } = list;
  const touch = useTouch();
  const selected = useSelectedRows(rows, own && JSON.stringify(state.filters));
  const { select } = selected;
  const phoneSelection = usePhoneSelection(isPhone, selected.selection.size, bulkActions && select);

  useEffect(() => {
    if (stale) void refetch();
  }, [stale, refetch]);

  // Somebody may ask for more rows on a page than are drawn plainly.
  useEffect(() => {
    // When what is to be seen first is there.
    const timer = setTimeout(() => sparesLine() || preloadLongTable(total), 2000);
    return () => clearTimeout(timer);
  }, [total]);

  // Where the address stands is what the browser comes back to: only then the rows are scrolled.
  useFirstRow(screen, JSON.stringify(listQuery(state)), list.isLoading || runsAhead);
  useRowKeys(screen, {
    focusSearch: () => screen.current?.querySelector<HTMLElement>("input[type=search]")?.focus(),
    choose: (id) => {
      if (!bulkActions || id === "") return;
      const next = new Set(selected.selection);
      if (!next.delete(id)) next.add(id);
      select(next);
    },
    unchoose: () => select(new Set()),
  });

  const { shown, columns, layout, onLayoutChange } = useColumns<Row>(
    { list: endpoint.path, declaration, cells: props.cells, chosen: state.columns ?? props.columns },
    (chosen) => go({ ...state, columns: chosen }, "replace"),
  );
  const codeOf = rowCodeOf(declaration);
  const menuOf = useCallback(
    (row: Row): ReactNode => rowActions && <RowMenu row={row} name={rowName(row)} actions={rowActions} />,
    [rowActions, rowName],
  );
  const cardOf = useCallback(
    (row: Row) =>
      drawCard ? (
        drawCard(row, menuOf(row))
      ) : (
        <RowCard
          title={rowName(row)}
          href={rowHref?.(row)}
          menu={menuOf(row)}
          {...plainCard(columns, row, rowName(row))}
        />
      ),
    [drawCard, menuOf, rowName, rowHref, columns],
  );

  const totalText = `${formatNumber(total)}${page?.totalCapped ? "+" : ""} ${total === 1 ? noun.one : noun.many}`;
  const views = { endpoint, declaration, noun, state, onGo: go };
  // One row of tabs is enough: a list with its own has its views in a menu.
  const hasViewTabs = !isPhone && props.below === undefined;
  // What stands in for the rows goes with the press on it.
  const findTable = () => screen.current?.querySelector<HTMLElement>("section[tabindex]") ?? null;
  const keepFocus = () => findTable()?.focus();
  const instead = (
    <ListInstead
      {...props}
      state={state}
      declaration={declaration}
      related={related}
      error={list.error}
      onGo={(next) => {
        go(next);
        keepFocus();
      }}
      onRetry={() => {
        void refetch();
        keepFocus();
      }}
    />
  );

  if (list.error?.status === 403 && !page)
    return (
      <Page>
        <ListHeader title={title} isPhone onExport={undefined} />
        {props.below}
        {instead}
      </Page>
    );
  return (
    <div ref={screen} className="list-page">
      <Page fill>
        <ListHeader
          title={title}
          create={create}
          related={beside}
          acts={props.acts}
          importTo={props.importTo}
          isPhone={isPhone}
          onExport={endpoint.listed && (() => setTool("export"))}
        />
        {hasViewTabs && <ViewTabs {...views} ready={page !== undefined} />}
        {props.below}
        <ListFilters
          declaration={declaration}
          state={state}
          count={page && totalText}
          onFilters={(filters) => go(fromFirstPage(state, { filters }))}
          onClear={isNarrowed(state) ? () => go(fromFirstPage(state, { q: "", filters: {} })) : undefined}
          search={
            <SearchBox
              name="q"
              value={state.q}
              placeholder={searchHint(declaration)}
              size={isPhone ? "lg" : "md"}
              width={isPhone ? "100%" : 232}
              onSearch={(q) => go(fromFirstPage(state, { q }), "replace")}
            />
          }
          actions={
            <>
              {isPhone ? (
                <>
                  <BesideList acts={props.acts} related={beside} isPhone />
                  <ListViews {...views} />
                </>
              ) : (
                <>
                  {!hasViewTabs && <ListViews {...views} />}
                  <DensitySwitch />
                </>
              )}
              <ListTools
                endpoint={endpoint}
                declaration={declaration}
                title={title}
                noun={noun}
                state={state}
                shown={shown}
                count={page && totalText}
                isPhone={isPhone}
                importTo={props.importTo}
                related={beside === undefined ? related : undefined}
                onGo={go}
                tool={tool}
                chosen={chosen}
                onSelect={phoneSelection.onSelect}
                onTool={(next) => {
                  setTool(next);
                  setChosen(undefined);
                }}
              />
            </>
          }
        />
        <div className="list-page-notice">{props.notice}</div>
        {list.error && page && (
          <div className="list-page-notice">
            <Banner
              tone="warning"
              title={`The ${noun.many} below were loaded earlier`}
              actions={
                <Button size="sm" icon={RotateCw} loading={list.isValidating} onClick={() => void refetch()}>
                  Retry
                </Button>
              }
            >
              {failureText(list.error)}
            </Banner>
          </div>
        )}
        <ListAnnouncement declaration={declaration} state={state} count={rows.length} loading={list.isLoading} />
        <DataTable<Row>
          label={title}
          columns={columns}
          rows={rows}
          rowId={idOf}
          rowName={rowName}
          rowHref={rowHref}
          rowActions={rowActions && menuOf}
          card={cardOf}
          layout={layout}
          onLayoutChange={onLayoutChange}
          sort={tableSort(state.sort)}
          onSortChange={(asked) =>
            go(fromFirstPage(state, { sort: orderAsked(asked, state.sort, declaration.defaultSort) }))
          }
          selection={selected.selection}
          onSelectionChange={phoneSelection.onSelectionChange}
          bulk={{
            extend: own && (
              <ExtendSelection endpoint={endpoint} state={state} page={own} selected={selected} onDone={keepFocus} />
            ),
            actions: bulkActions && (
              <BulkActions
                actions={bulkActions}
                rows={selected.rows}
                onExport={
                  endpoint.listed &&
                  ((ids) => {
                    setChosen(ids);
                    setTool("export");
                  })
                }
                rowName={rowName}
                rowCode={codeOf}
                noun={noun}
                finalFocus={findTable}
                onDone={(left, action) => {
                  select(new Set(left));
                  void touch([endpoint, ...affectedBy(action.endpoint)]);
                }}
              />
            ),
          }}
          loading={list.isLoading}
          skeletonRows={Math.min(state.size, 16)}
          empty={instead}
          error={list.error && !page && instead}
        />
        <div className="list-page-foot">
          {!(list.error && !page) && (
            <Pagination
              from={rows.length === 0 ? 0 : (state.page - 1) * state.size + 1}
              count={rows.length}
              total={page?.totalElements}
              totalIsCapped={page?.totalCapped}
              size={state.size}
              onSizeChange={(chosen) => go(fromFirstPage(state, { size: keepPageSize(chosen) }))}
              onPrevious={pageStep(own?.prevCursor, (cursor) => go(toPage(state, state.page - 1, cursor)))}
              onNext={pageStep(own?.nextCursor, (cursor) => go(toPage(state, state.page + 1, cursor)))}
            />
          )}
          {isPhone && <CreateLink create={create} isPhone />}
        </div>
      </Page>
    </div>
  );
}

const idOf = (row: ListRow): string => row.id;
