import type { AnyEndpoint } from "@o2r/api/contract";
import { exportColumns, exportOf, listFilters, type ListEndpoint } from "@o2r/api/contract/core";
import { walkList } from "../../../export/walk-list.ts";
import type { Actor } from "../../../http/actor.ts";
import type { Handler, Services } from "../../../http/context.ts";
import { bySchema } from "../../../http/steps/by-schema.ts";
import type { Db } from "../../../db/schema.ts";
import type { RowsOpened } from "../../../kit/producer.ts";
import { askList } from "../ask-list.ts";

/** What a list is asked for a report, and what of that it refuses. */
export const listQuery = (list: ListEndpoint, values: Readonly<Record<string, unknown>>) =>
  bySchema(exportOf(list).query, false)(listFilters(list, values));

interface Asked {
  readonly db: Db;
  readonly actor: Actor;
  readonly values: Readonly<Record<string, unknown>>;
  readonly now: Date;
  readonly services: Services;
}

async function* withFirst(first: IteratorResult<object[], void>, rest: AsyncIterable<object[]>) {
  if (!first.done) yield first.value;
  yield* rest;
}

/** Opens the rows of a list as whoever asked reads them now: by the call that they would make, page after page. */
export const openList = async (
  list: ListEndpoint,
  handler: Handler<AnyEndpoint>,
  { db, actor, values, now, services }: Asked,
): Promise<RowsOpened> => {
  const { format: _, columns: _c, ...query } = Object(listQuery(list, values).value) as Record<string, unknown>; // as the schema made it
  const operation = `report of ${list.listed.many}`;
  const asked = askList(list, handler, { operation, db, actor, query, now, services });
  const { total, isCapped } = await asked.count();
  const batches = walkList(handler, asked.context, query);
  const first = await batches.next();
  asked.ensureKept();
  return {
    many: list.listed.many,
    columns: exportColumns(list.listed.list, undefined),
    total: isCapped ? null : total,
    batches: withFirst(first, batches),
  };
};
