import type { AnyEndpoint } from "@o2r/api/contract";
import type { AuditEntry } from "../../audit/entry.ts";
import type { Db } from "../../db/schema.ts";
import type { Call } from "../call.ts";
import type { Context, Scope, Services } from "../context.ts";
import type { Input } from "./validate.ts";
import type { Actor } from "../actor.ts";
import { untilLeft } from "./until-left.ts";

/** Everything that is known of a call once its input is checked. */
export interface Checked extends Input {
  readonly call: Call;
  readonly version: number | undefined;
}

/** What a handler leaves behind beside its answer. */
export interface Effects {
  readonly audited: AuditEntry[];
  readonly afterCommit: (() => Promise<void>)[];
}

/** What a context is made of. */
export interface ContextParts {
  readonly db: Db;
  readonly checked: Checked;
  readonly services: Services;
  readonly effects: Effects;
  readonly scope: Scope | undefined;
}

const certain = <T>(value: T | undefined | null, what: string, operation: string): T => {
  if (value === undefined || value === null)
    throw new TypeError(`${operation} has no ${what}: its endpoint does not ask for one`);
  return value;
};

/** Who makes a call. Throws where nobody need be signed in, and nobody is. */
export const actorOf = (call: Call): Actor => certain(call.caller, "caller", call.operation);

/** The context of a handler: what the contract does not promise cannot be read by mistake. */
export const makeContext = ({ db, checked, services, effects, scope }: ContextParts): Context<AnyEndpoint> => {
  const { call, params, query, body, version } = checked;
  return {
    db,
    caller: call.caller,
    get actor(): Actor {
      return actorOf(call);
    },
    get scope(): Scope {
      return certain(scope, "scope", call.operation);
    },
    params,
    query,
    body,
    get stream() {
      return { until: certain(call.until, "end of its token", call.operation), heard: call.heard };
    },
    get version(): number {
      return certain(version, "version", call.operation);
    },
    now: call.now,
    requestId: call.requestId,
    origin: call.origin,
    address: call.address,
    agent: call.agent ?? "",
    get signal(): AbortSignal {
      return untilLeft(call.response);
    },
    audit: (entry) => void effects.audited.push(entry),
    afterCommit: (act) => void effects.afterCommit.push(act),
    services,
  };
};
