import type { CallInput } from "@o2r/api/client";
import type { AnyEndpoint, Column, ListDeclaration, Page } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import { buttonLook, Card, EmptyState, Link, type IconDrawing } from "@o2r/ui";
import { useState, type ReactNode } from "react";
import { cellContent } from "../list/cell.tsx";
import type { ListRow, Noun } from "../list/list-page.types.ts";
import { isFigure, shownColumns } from "../list/table-columns.ts";
import { NotLoaded } from "../not-loaded.tsx";
import { PanelState } from "../panel-state.tsx";
import { WideTable } from "../wide-table.tsx";
import { PageTurns } from "./page-turns.tsx";

/** As many as are seen at once in a tab. */
const size = 25;

export interface RelatedListProps<E extends AnyEndpoint, Row extends ListRow> {
  readonly title: string;
  readonly noun: Noun;
  readonly icon: IconDrawing;
  readonly declaration: ListDeclaration;
  readonly endpoint: E;
  /** Filters of the list that leave what belongs to the record. */
  readonly narrow: Readonly<Record<string, string>>;
  /** Columns that say the same in every row here. */
  readonly without: readonly string[];
  readonly rowHref?: (row: Row) => string;
  /** The screen of the list; a link leads there, narrowed the same. */
  readonly path?: string;
  /** Buttons of this list alone, also while nothing is in it. */
  readonly acts?: ReactNode;
  /** What stands there once there is something. */
  readonly children: string;
}

/** A list of the console that is narrowed to what belongs to a record, for one of its tabs: in the list's own order and columns. */
export function RelatedList<E extends AnyEndpoint, Row extends ListRow>(props: RelatedListProps<E, Row>) {
  const { title, noun, declaration, endpoint, narrow, without, rowHref, path, acts } = props;
  const [cursor, setCursor] = useState<string | null>(null);
  const { data, error, isLoading, mutate } = useEndpoint(
    endpoint,
    // A list endpoint's parameters are the list's own query, and its reply is a page of its rows.
    { query: { q: "", sort: declaration.defaultSort, size, cursor, ...narrow } } as CallInput<E>,
    { revalidateOnMount: true, keepPreviousData: true, quiet: true },
  );
  const page = data as Page<Row> | undefined;
  if (page === undefined) return <PanelState what={`The ${noun.many}`} error={error} onRetry={() => void mutate()} />;
  const { content, nextCursor, prevCursor } = page;
  if (content.length === 0)
    return (
      <Card title={title}>
        <EmptyState reason="nothing-yet" icon={props.icon} title={`No ${noun.many} yet`} actions={acts}>
          {props.children}
        </EmptyState>
      </Card>
    );
  const columns = shownColumns(declaration, undefined).filter(({ field }) => !without.includes(field));
  return (
    <Card
      title={title}
      flush
      actions={
        <>
          {(nextCursor !== null || prevCursor !== null) && (
            <PageTurns
              onNewer={isLoading || prevCursor === null ? undefined : () => setCursor(prevCursor)}
              // While a page has not come, the one that is shown leads back only.
              onOlder={
                isLoading || error !== undefined || nextCursor === null ? undefined : () => setCursor(nextCursor)
              }
            />
          )}
          {path !== undefined && (
            <Link href={`${path}?${new URLSearchParams(narrow).toString()}`} {...buttonLook({ size: "sm" })}>
              Open the list
            </Link>
          )}
          {acts}
        </>
      }
    >
      {error !== undefined && <NotLoaded what={noun.many} error={error} onRetry={() => void mutate()} />}
      <WideTable label={title} head={columns.map(({ label, kind }) => (isFigure(kind) ? { figure: label } : label))}>
        <tbody>
          {content.map((row) => (
            <tr key={row.id}>
              {columns.map((column, at) => (
                <RowCell
                  key={column.field}
                  column={column}
                  row={row}
                  href={at === 0 ? rowHref?.(row) : undefined}
                  first={at === 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Card>
  );
}

interface RowCellProps {
  readonly column: Column;
  readonly row: object;
  /** Where the row leads, for the cell that names it. */
  readonly href: string | undefined;
  readonly first: boolean;
}

function RowCell({ column, row, href, first }: RowCellProps) {
  const shown: ReactNode = cellContent(column, Reflect.get(row, column.field)) ?? "–";
  if (first) return <th scope="row">{href === undefined ? shown : <Link href={href}>{shown}</Link>}</th>;
  return <td data-figure={isFigure(column.kind) ? "" : undefined}>{shown}</td>;
}
