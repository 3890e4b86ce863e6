import { addressOf } from "@o2r/api/client";
import { listQuery, readListState } from "../kit/list/list-state.ts";
import type { FirstRead } from "./first-reads.ts";

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The row's id that a page's path names. */
const idOf = (pattern: string, pathname: string): string | undefined => {
  const at = pattern.split("/").indexOf(":id");
  return at < 0 ? undefined : decodeURIComponent(pathname.split("/")[at] ?? "");
};

const addressFor = (read: FirstRead, pattern: string, { pathname, search }: Place): string | undefined => {
  if (read.isOfPlainAddress && search !== "") return undefined;
  const params = new URLSearchParams(search);
  if (read.list !== undefined) return addressOf(read, { query: listQuery(readListState(params, read.list)) });
  if (!read.path.includes(":id")) return addressOf(read, { query: read.query });
  const id = read.idIn === undefined ? idOf(pattern, pathname) : params.get(read.idIn);
  return id ? addressOf(read, { params: { id }, query: read.query }) : undefined;
};

/**
 * The addresses that a page at `place` will read first, as its screen will ask for them.
 *
 * @param pattern the page's path in the route table
 */
export const addressesToRead = (
  reads: readonly FirstRead[],
  role: string | undefined,
  pattern: string,
  place: Place,
): readonly string[] =>
  reads
    .filter(({ roles }) => role !== undefined && roles.includes(role))
    .flatMap((read) => addressFor(read, pattern, place) ?? []);
