import type { AnyEndpoint } from "@o2r/api/contract";
import type { ListEndpoint, Page } from "@o2r/api/contract/core";
import type { Ages, AgesAsked } from "../../db/keyset.ts";
import type { Db } from "../../db/schema.ts";
import type { Actor } from "../../http/actor.ts";
import { newCall } from "../../http/call.ts";
import type { Context, Handler, Services } from "../../http/context.ts";
import { makeContext } from "../../http/steps/make-context.ts";
import { openScope } from "../../http/steps/scope.ts";

interface Asked {
  /** For the log and for faults. */
  readonly operation: string;
  readonly db: Db;
  /** Whose rights and reach hold. */
  readonly actor: Actor;
  readonly query: object;
  readonly now: Date;
  readonly services: Services;
}

/** Where it is not known how long rows have waited, none of them is the oldest. */
interface Counted extends Ages {
  readonly total: number;
  readonly isCapped: boolean;
}

/** A list as somebody would read it over HTTP, asked by the service itself. */
export interface AskedList {
  readonly context: Context<AnyEndpoint>;
  /** How many rows there are, as far as lists count; and how long they have waited, by what the query sorts by, where that is asked. */
  readonly count: (aged?: AgesAsked) => Promise<Counted>;
  /** Throws unless the rows within reach were asked for. */
  readonly ensureKept: () => void;
}

/** Asks a list by its own handler, as whoever wants to know would; that they may ask it at all is the caller's to check. */
export const askList = (list: ListEndpoint, handler: Handler<AnyEndpoint>, asked: Asked): AskedList => {
  const { operation, db, actor, query, now, services } = asked;
  // Nobody calls over HTTP: there is no address.
  const call = newCall({ operation, endpoint: list, requestId: operation, now, address: "", heard: undefined });
  call.caller = actor;
  const { scope, isKept } = openScope(call);
  const checked = { params: undefined, query, body: undefined, call, version: undefined };
  const context = makeContext({ db, checked, services, effects: { audited: [], afterCommit: [] }, scope });
  const ensureKept = (): void => {
    if (!isKept()) throw new TypeError(`${operation} has not applied its scope`);
  };
  return {
    context,
    ensureKept,
    count: async (aged) => {
      const onlyCounted: object = { ...query, size: 0, cursor: null, ...(aged && { aged }) };
      // The same call in every other respect.
      const counting = Object.create(context, { query: { value: onlyCounted } }) as typeof context;
      const page = (await handler(counting)) as Page<object> & Partial<Ages>; // what a list answers
      ensureKept();
      const { totalElements: total, totalCapped: isCapped, oldest = null, ages = [] } = page;
      return { total, isCapped, oldest, ages };
    },
  };
};
