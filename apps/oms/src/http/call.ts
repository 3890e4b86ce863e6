import type { ServerResponse } from "node:http";
import type {} from "fastify";
import type { AnyEndpoint } from "@o2r/api/contract";
import type { CallOrigin } from "./context.ts";
import type { Actor } from "./actor.ts";

/** What is known of a request from its first line on, before its body is read. */
export interface Call {
  /** The operation's name in the contract: `product.list`. */
  readonly operation: string;
  readonly endpoint: AnyEndpoint;
  readonly requestId: string;
  readonly now: Date;
  readonly address: string;
  /** `User-Agent`, cut to what is worth to be kept. */
  readonly agent?: string;
  /** Filled by the session step. */
  caller: Actor | null;
  /** Who the caller is found to be, when `caller` is who they were last; null when that is certain. Filled by the session step. */
  foundLater: Promise<Actor | null> | null;
  /** Until when the caller's token is good; null for nobody. Filled by the session step. */
  until: Date | null;
  /** The row of a file that it is made for, where no person makes it. */
  readonly origin?: CallOrigin | undefined;
  /** It takes back what was done last: its audit rows say so. */
  readonly undoes?: boolean | undefined;
  /** `Last-Event-ID`: where an event stream goes on. */
  readonly heard: string | undefined;
  /** What the sender waits for; undefined where nobody waits, as for the row of a file. */
  readonly response?: ServerResponse | undefined;
}

type Heard = Omit<Call, "caller" | "foundLater" | "until">;

/** A call of which nobody knows yet who makes it. */
export const newCall = (heard: Heard): Call => ({ ...heard, caller: null, foundLater: null, until: null });

declare module "fastify" {
  interface FastifyRequest {
    call: Call | null;
  }
}
