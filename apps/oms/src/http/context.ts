import type { ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import type { Expression, SqlBool } from "kysely";
import type { Logger } from "pino";
import type {
  AnyEndpoint,
  BodyOf,
  EndpointMap,
  ExportEndpoint,
  FieldError,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from "@o2r/api/contract";
import type { FormDefinition } from "@o2r/forms";
import type { AuditEntry } from "../audit/entry.ts";
import type { Config } from "../config.ts";
import type { Db } from "../db/schema.ts";
import type { Sides } from "../db/scope.ts";
import type { Events } from "../events/start-events.ts";
import type { Masters } from "../kit/master.ts";
import type { WorkGate } from "../work/work-gate.ts";
import type { AccessClaims } from "./access-token.ts";
import type { Actor, Reaching } from "./actor.ts";
import type { CallLimitName } from "./limits/limits.ts";

/**
 * Which rows a call may reach, as its endpoint's `scope` says. The pipeline answers nothing from a handler that leaves it
 * unused.
 */
export interface Scope {
  /**
   * A row is within it: a condition on the column that names the row's owner (`own`, `ownTeam`), warehouse, region or beat.
   * Where the rule depends on who calls, the columns are named by these sides, and one that a caller needs and that is
   * not named is a fault.
   */
  readonly covers: (columns: Sides<Expression<string | null>>) => Expression<SqlBool>;
  /** A row that is about to be made, for this owner, warehouse, region or beat, would be within it. */
  readonly admits: (ids: Sides<string>) => boolean;
}

/** A file that came with a multipart call. It lies on disk until the reply is sent, then it is removed. */
export interface UploadedFile {
  readonly path: string;
  /** As the sender named it: never a path to write to, never trusted. */
  readonly filename: string;
  /** As the sender declared it; the truth is in the bytes. */
  readonly declaredType: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly digest: string;
  /** Where something may be kept that is made of it; removed with it. */
  readonly madePath: string;
}

/** A message on its way to somebody outside of the console. */
export interface OutgoingMessage {
  /** The same each time that one message is handed over: whoever carries it sends it once. */
  readonly key: string;
  readonly channel: "SMS" | "PUSH" | "EMAIL" | "IN_APP";
  /** The number, address or account that it goes to. */
  readonly to: string;
  /** Key of what it was written from. */
  readonly template: string;
  readonly body: string;
  readonly title?: string | null;
  /** Document id of a picture. */
  readonly image?: string | null;
  /** The page or address that it opens. */
  readonly link?: string | null;
  /** The header and the template that a text message is registered under. */
  readonly sender?: string | null;
  readonly dltTemplateId?: string | null;
}

/** Hands a message to whoever carries it; throws where that does not take it. */
export type SendMessage = (message: OutgoingMessage) => Promise<void>;

/** Takes one call of the allowance that `subject` has under this limit. */
export type LimitCalls = (limit: CallLimitName, subject: string, now: Date) => void;

/** Who tries codes of promotions, and from where. */
export type CodeTrier = Pick<Context<AnyEndpoint>, "actor" | "address" | "now">;

/**
 * Counts codes that somebody tries and has not tried before, or throws 429: before they are looked for, so that whoever
 * guesses learns nothing of the next one. What it returns is told which of them hold; those are given back. It takes a
 * connection of its own: a write asks it in what `afterCostly` does before its transaction.
 */
export type TryCodes = (
  who: CodeTrier,
  codes: readonly string[],
) => Promise<(right: readonly string[]) => Promise<void>>;

/** What a handler may use besides the database. */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  /** Signs a 15-minute access token for a user and a session family. */
  readonly signAccess: (claims: AccessClaims) => Promise<string>;
  /** Tells those who listen what has changed. */
  readonly events: Events;
  /** Tells the one-time code of a second step that no provider carries: in the log. Called after commit only. */
  readonly sendCode: (to: { readonly username: string; readonly code: string }) => Promise<void>;
  /** Carries messages of the outbox to people. Called by the job that empties it, and by nobody else. */
  readonly sendMessage: SendMessage;
  /** Lets work begin that takes much memory or time of a processor, as far as there is room for it. */
  readonly gate: WorkGate;
  /** Counts a call of somebody, or of something that is called for, as a link is; 429 when there were too many. */
  readonly limitCalls: LimitCalls;
  readonly tryCodes: TryCodes;
  /** Every master, by the name that the sources of forms have. */
  readonly masters: Masters;
  readonly checkDocuments: CheckDocuments;
}

/** The row of a file that a call is made for. */
export interface CallOrigin {
  /** Id of the import. */
  readonly job: string;
  readonly file: string;
  readonly row: number;
}

/** What a handler gets. */
export interface Context<E extends AnyEndpoint> {
  /** For an endpoint with `write`: the open transaction. Otherwise the pool. A handler knows no other database. */
  readonly db: Db;
  /** Who calls. Reading it in a public endpoint called by nobody throws; ask `caller` there. */
  readonly actor: Actor;
  /** Who calls, or null when nobody is signed in (public endpoints only). */
  readonly caller: Actor | null;
  /** Which rows the call may reach; reading it where the endpoint has no rule for rows throws. */
  readonly scope: Scope;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** What an event stream is opened by: until when the caller's token is good, and the last event that they heard. */
  readonly stream: { readonly until: Date; readonly heard: string | undefined };
  /** The version in `If-Match`; reading it where the endpoint has no `ifMatch` throws. */
  readonly version: number;
  /** When the request began: the one instant that everything in it is stamped with. */
  readonly now: Date;
  readonly requestId: string;
  /** The row of a file that the call is made for; undefined where a person makes it. */
  readonly origin: CallOrigin | undefined;
  /** The caller's address, as seen through the configured proxies only. */
  readonly address: string;
  /** The browser and system that the caller names; empty where none does. */
  readonly agent: string;
  /**
   * Records what a write changed: one audit row and one event each, in the same transaction. A write that records
   * nothing gets one audit row without changes.
   */
  readonly audit: (entry: AuditEntry) => void;
  /** Aborted when whoever waits for the answer has gone: nobody needs what is still being made for them. */
  readonly signal: AbortSignal;
  /** Runs after commit (a code to send, a file to remove); what it throws is logged and changes nothing. */
  readonly afterCommit: (act: () => Promise<void>) => void;
  readonly services: Services;
}

/** Bytes, or a function that is given the open response, to write to it for as long as it stands. */
export type RawContent = Buffer | Readable | ((response: ServerResponse) => void);

/** An answer outside the envelope, for endpoints declared `raw`. Made by `rawReply`. */
export class RawReply {
  readonly contentType: string;
  readonly content: RawContent;
  readonly headers: Readonly<Record<string, string>>;

  constructor(contentType: string, content: RawContent, headers: Readonly<Record<string, string>>) {
    this.contentType = contentType;
    this.content = content;
    this.headers = headers;
  }
}

/** Answers bytes as they are. `nosniff` and a CSP of `default-src 'none'` are added by the pipeline. */
export const rawReply = (
  contentType: string,
  content: RawContent,
  headers: Readonly<Record<string, string>> = {},
): RawReply => new RawReply(contentType, content, headers);

/** Answers one call. A returned `version` becomes the reply's `ETag`. */
export type Handler<E extends AnyEndpoint> = (context: Context<E>) => Promise<ReplyOf<E> | RawReply>;

/** What may be used to make a file ready. There is no database: what computes holds none of its connections. */
export interface Preparing<E extends AnyEndpoint> extends Pick<
  Context<E>,
  "actor" | "params" | "query" | "now" | "services"
> {
  readonly file: UploadedFile;
  /** Aborted when the sender has gone, or when it takes too long. */
  readonly signal: AbortSignal;
}

/**
 * Answers a call that brings a file, in two steps: it makes the file ready, before the transaction begins, and returns what
 * writes it. A transaction that fails may be tried again: what is returned may run more than once.
 */
export type FileHandler<E extends AnyEndpoint> = (context: Preparing<E>) => Promise<Handler<E>>;

/** What costly work before a write is given. Its `db` is the pool: a read holds a connection only as long as it takes. */
export type Before<E extends AnyEndpoint> = Pick<
  Context<E>,
  "db" | "actor" | "params" | "query" | "body" | "now" | "address" | "services"
>;

/** A handler whose costly work the pipeline does before it begins the transaction. Made by `afterCostly`. */
export type CostlyHandler<E extends AnyEndpoint> = Handler<E> & {
  readonly before: (context: Before<E>) => Promise<Handler<E>>;
  /** Whether a call has any of that work. */
  readonly isCostly: (body: BodyOf<E>) => boolean;
};

/**
 * Answers a write whose work takes a processor long, such as the hash of a password: that is done first, so that it holds no
 * connection, and returns what writes. A transaction that fails may be tried again: what is returned may run more than once,
 * and sees for itself what has changed meanwhile.
 */
export const afterCostly = <E extends AnyEndpoint>(
  before: CostlyHandler<E>["before"],
  isCostly: CostlyHandler<E>["isCostly"] = () => true,
): CostlyHandler<E> =>
  Object.assign(async (context: Context<E>) => (await before(context))(context), { before, isCostly });

/** What answers an endpoint: in two steps where it takes a file. */
export type HandlerOf<E extends AnyEndpoint> = [BodyOf<E>] extends [Blob] ? FileHandler<E> : Handler<E>;

/** One handler per action of a thing: a missing or a superfluous one does not compile. Exports follow from their lists. */
export type Handlers<M extends EndpointMap> = {
  readonly [Action in keyof M as M[Action] extends ExportEndpoint ? never : Action]: HandlerOf<M[Action]>;
};

/** One set of handlers per thing of the contract. */
export type ContractHandlers<C extends Readonly<Record<string, EndpointMap>>> = {
  readonly [Thing in keyof C]: Handlers<C[Thing]>;
};

/** What is wrong with the documents that values name in the form's fields for files; written by the document area. */
export type CheckDocuments = (
  db: Db,
  actor: Reaching,
  form: Pick<FormDefinition, "fields">,
  values: unknown,
) => Promise<readonly FieldError[]>;
