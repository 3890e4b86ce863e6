import type { ApiError } from "@o2r/api/client";
import type { Endpoint, OneRow } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import type { ReactNode } from "react";
import { usePageName } from "../page-name.ts";
import type { Noun } from "../list/list-page.types.ts";
import { RowMissing } from "./row-missing.tsx";

/** Which row of which thing a page shows. */
export interface RecordGiven<Row> {
  readonly id: string;
  readonly endpoints: { readonly get: Endpoint<OneRow, undefined, undefined, Row> };
  readonly noun: Noun;
  /** Where the list stands. */
  readonly path: string;
  /** What names the page; where it is undefined the page keeps the title of its route. */
  readonly rowName: (row: Row) => string | undefined;
  /** Why one may not be there. @default It was removed, or the address is incomplete. */
  readonly why?: string;
}

/** A row that is there, and how it stands with it. */
export interface RecordRead<Row> {
  /** What is shown could not be read again. */
  readonly error: ApiError | undefined;
  readonly retry: () => void;
  /** Takes over a newer version that another answer came with. */
  readonly adopt: (row: Row) => Promise<unknown>;
}

export interface LoadedRecordProps<Row> extends RecordGiven<Row> {
  /** What stands there until it has come. */
  readonly waiting: ReactNode;
  /** Puts what stands instead of it into the page. */
  readonly instead?: (message: ReactNode) => ReactNode;
  readonly children: (row: Row, read: RecordRead<Row>) => ReactNode;
}

/**
 * A row that a page is of: names the page, and says when the row is on its way, is not there, is not open to the reader, or
 * did not come. Once it is there it stays, so that nothing typed is lost.
 */
export function LoadedRecord<Row>(props: LoadedRecordProps<Row>) {
  const { id, endpoints, noun, path, rowName, why, waiting, instead, children } = props;
  const { data, error, mutate } = useEndpoint(
    endpoints.get,
    { params: { id } },
    // What is decided on must be what stands in the service, not what a list saw half a minute ago.
    { revalidateOnMount: true },
  );
  usePageName(data === undefined ? undefined : rowName(data));
  const retry = () => void mutate();
  if (data !== undefined) return children(data, { error, retry, adopt: (row) => mutate(row, { revalidate: false }) });
  if (error === undefined) return waiting;
  const message = <RowMissing noun={noun} path={path} error={error} {...(why && { why })} onRetry={retry} />;
  return instead?.(message) ?? message;
}
