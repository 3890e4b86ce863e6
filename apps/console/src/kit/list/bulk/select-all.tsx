import type { CallInput } from "@o2r/api/client";
import { pageSizes, type AnyEndpoint, type Page } from "@o2r/api/contract/core";
import { useClient } from "@o2r/api/react";
import { Button, formatNumber, notify } from "@o2r/ui";
import { useEffect, useRef, useState } from "react";
import type { ListRow } from "../list-page.types.ts";

/** Rows that are selected at most: what is done to them is done to one after another. */
const most = 2000;
const step = Math.max(...pageSizes);

export interface SelectAllProps<E extends AnyEndpoint, Row extends ListRow> {
  readonly endpoint: E;
  /** What the list is narrowed by and sorted in, from its first page. */
  readonly query: Readonly<Record<string, string | number>>;
  readonly total: number;
  /** There are more than `total`. */
  readonly totalIsCapped: boolean;
  /** How many are selected. */
  readonly count: number;
  readonly onRows: (rows: readonly Row[]) => void;
  /** Where the focus goes: what was pressed is gone. */
  readonly onDone: () => void;
}

/** Selects every row of a list, not only of its page: they are read first, since each is done by its own version. */
export function SelectAll<E extends AnyEndpoint, Row extends ListRow>(props: SelectAllProps<E, Row>) {
  const { endpoint, query, total, totalIsCapped, count, onRows, onDone } = props;
  const client = useClient();
  const [read, setRead] = useState<number>();
  /** How many there were, once they have been read. */
  const [found, setFound] = useState<number>();
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const start = async (): Promise<void> => {
    const { signal } = (reading.current = new AbortController());
    const rows: Row[] = [];
    let cursor: string | null = null;
    setRead(0);
    do {
      // A list endpoint's parameters are the list's own query, and its reply is a page of its rows.
      const input = { query: { ...query, size: step, ...(cursor !== null && { cursor }) } } as CallInput<E>;
      const { payload, error } = await client.call(endpoint, input, { signal, quiet: true });
      if (signal.aborted) return;
      if (error !== undefined) {
        setRead(undefined);
        notify({ kind: "danger", title: `Not all could be selected: ${error.message}` });
        return;
      }
      const page = payload as Page<Row>;
      rows.push(...page.content);
      cursor = page.nextCursor;
      setRead(rows.length);
    } while (cursor !== null && rows.length < most);
    setRead(undefined);
    setFound(rows.length);
    onRows(rows.slice(0, most));
    onDone();
  };

  const all = totalIsCapped ? most : Math.min(total, most);
  if (count >= (found ?? all)) return null;
  return (
    <>
      <Button variant="link" size="sm" loading={read !== undefined} onClick={() => void start()}>
        {all < total || totalIsCapped ? `Select the first ${formatNumber(all)}` : `Select all ${formatNumber(total)}`}
      </Button>
      {read !== undefined && <output>{`${formatNumber(read)} of ${formatNumber(all)} read`}</output>}
    </>
  );
}
