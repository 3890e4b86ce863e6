import type { AnyEndpoint } from "@o2r/api/contract";
import { exportColumns, exportOf, listFilters, type ListEndpoint, type Page } from "@o2r/api/contract/core";
import { walkList } from "../../../export/walk-list.ts";
import type { Actor } from "../../../http/actor.ts";
import { newCall } from "../../../http/call.ts";
import type { Handler, Services } from "../../../http/context.ts";
import { makeContext, type Checked } from "../../../http/steps/make-context.ts";
import { openScope } from "../../../http/steps/scope.ts";
import { bySchema } from "../../../http/steps/by-schema.ts";
import type { Db } from "../../../db/schema.ts";
import type { RowsOpened } from "../../../kit/producer.ts";

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
  const call = newCall({
    operation: `report of ${list.listed.many}`,
    endpoint: list,
    requestId: "reports",
    now,
    // Nobody calls over HTTP: there is no address.
    address: "",
    heard: undefined,
  });
  call.caller = actor;
  const { scope, isKept } = openScope(call);
  const checked: Checked = { params: undefined, query, body: undefined, call, version: undefined };
  const context = makeContext({ db, checked, services, effects: { audited: [], afterCommit: [] }, scope });
  // The smallest page says how many there are, as far as lists count.
  const counted: object = { ...query, size: 1, cursor: null };
  const asked = Object.create(context, { query: { value: counted } }) as typeof context; // the same call in every other respect
  const { totalElements, totalCapped } = (await handler(asked)) as Page<object>; // what a list endpoint answers
  const batches = walkList(handler, context, query);
  const first = await batches.next();
  if (!isKept()) throw new TypeError(`${call.operation} has not applied its scope`);
  return {
    many: list.listed.many,
    columns: exportColumns(list.listed.list, undefined),
    total: totalCapped ? null : totalElements,
    batches: withFirst(first, batches),
  };
};
