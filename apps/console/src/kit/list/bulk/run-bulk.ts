/** What became of one row of a bulk action. */
export interface BulkResult {
  readonly id: string;
  readonly name: string;
  /** Tells it from others of the same name, such as its SKU. */
  readonly code?: string | undefined;
  /** Why it failed, in words; undefined when it was done. */
  readonly failure: string | undefined;
}

export interface BulkRow {
  readonly id: string;
  readonly name: string;
  readonly code?: string | undefined;
  /** Why it failed, in words; undefined when it was done. */
  readonly run: () => Promise<string | undefined>;
}

/**
 * Runs an action on row after row and says what became of each. One row's failure does not stop the others; nothing
 * is started after `signal` is aborted. Rows run one at a time, so that a long selection does not crowd out people.
 */
export const runBulk = async (
  rows: readonly BulkRow[],
  tell: (results: readonly BulkResult[]) => void,
  signal: AbortSignal,
): Promise<readonly BulkResult[]> => {
  const results: BulkResult[] = [];
  for (const { run, ...row } of rows) {
    if (signal.aborted) break;
    results.push({ ...row, failure: await run() });
    tell([...results]);
  }
  return results;
};

/** The ids of the rows that it was not done to: it failed, or was never tried. */
export const notDone = (
  rows: readonly { readonly id: string }[],
  results: readonly BulkResult[],
): readonly string[] => {
  const good = new Set(results.flatMap(({ id, failure }) => (failure === undefined ? [id] : [])));
  return rows.flatMap(({ id }) => (good.has(id) ? [] : [id]));
};

/** The outcome in one line: `12 of 14 products deactivated`; `whole` also counts the rows that were never tried. */
export const bulkSummary = (
  results: readonly BulkResult[],
  whole: number,
  noun: { one: string; many: string },
  done: string,
): string => {
  const good = results.filter(({ failure }) => failure === undefined).length;
  if (good === whole) return `${whole} ${whole === 1 ? noun.one : noun.many} ${done}`;
  return `${good} of ${whole} ${noun.many} ${done}`;
};
