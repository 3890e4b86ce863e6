import type { AnyEndpoint, Page } from "@o2r/api/contract";
import type { Context, Handler } from "../http/context.ts";
import { inTurns } from "./in-turns.ts";

/** Rows that are read at once. A sort that no index serves looks at every row again for each page: few are read. */
const size = 5000;
/** Rows that are written at once: a workbook's are compressed in less than 50 ms, and then others have their turn. */
const piece = 200;

/** Whether a page is read for a file, of which the columns that stand on screens alone are no part. */
export const isForFile = (query: object): boolean => "uncounted" in query;

/** The pages of a list, each read when it is asked for: what is not read yet is not held. */
export async function* walkList(
  list: Handler<AnyEndpoint>,
  context: Context<AnyEndpoint>,
  query: object,
): AsyncGenerator<object[]> {
  let cursor: string | null = null;
  do {
    const asked: object = { ...query, size, cursor, uncounted: true };
    // The same call in every respect but its page; a copy would read what the endpoint does not promise.
    const onePage = Object.create(context, { query: { value: asked } }) as typeof context;
    // Where a page begins is known from the one before.
    const page = (await list(onePage)) as Page<object>; // what a list endpoint answers
    yield* inTurns(page.content, piece);
    cursor = page.nextCursor;
  } while (cursor !== null);
}
