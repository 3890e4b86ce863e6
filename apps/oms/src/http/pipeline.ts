import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { undoesHeader, type AnyEndpoint, type LimitName } from "@o2r/api/contract";
import type { Registry } from "@o2r/forms";
import type { Db } from "../db/schema.ts";
import { addressKey } from "./limits/address-key.ts";
import { AppError } from "../app-error.ts";
import { bodyLimitsOf } from "./body/body-limits.ts";
import { newCall, type Call } from "./call.ts";
import type { CostlyHandler, FileHandler, Handler, Services, UploadedFile } from "./context.ts";
import { addressLimit, isAttempt, linkLimit, scaled } from "./limits/limits.ts";
import { read, write, type Action } from "./steps/act.ts";
import { allow } from "./steps/allow.ts";
import { confirm } from "./steps/confirm.ts";
import { findAnswer, makeFingerprint, readKey, type Fingerprint, type Repeatable } from "./steps/idempotency.ts";
import { identify } from "./steps/identify.ts";
import { inTime } from "./steps/in-time.ts";
import { readVersion } from "./steps/if-match.ts";
import type { LastCallers } from "./steps/last-callers.ts";
import { takeAttempt, type Attempt } from "./steps/limit-attempts.ts";
import type { CallLimiter } from "./steps/limit-calls.ts";
import { actorOf, type Checked } from "./steps/make-context.ts";
import { prepareFile, type Brought } from "./steps/prepare-file.ts";
import { dropAnswer, makeReplier, sendAnswer, type Outcome } from "./steps/reply.ts";
import { multipartOf, receiveUpload, removeUpload, uploadFolder } from "./steps/upload.ts";
import { makeValidator, type Input } from "./steps/validate.ts";
import type { FindActor, FindLinked } from "./actor.ts";

/** What every endpoint's pipeline is made of. */
export interface PipelineParts {
  readonly db: Db;
  readonly services: Services;
  readonly findActor: FindActor;
  readonly findLinked?: FindLinked;
  readonly limiter: CallLimiter;
  readonly lastCallers: LastCallers;
  readonly formRegistry: Registry;
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const textAt = (value: unknown, key: string): string | undefined => {
  if (typeof value !== "object" || value === null) return undefined;
  const found: unknown = Reflect.get(value, key);
  return typeof found === "string" ? found : undefined;
};

/** What an attempt is made on: the account, or the token that is shown. */
const subjectOf = {
  login: ["body", "username"],
  otp: ["body", "token"],
  refresh: ["query", "refreshToken"],
} as const;

const attemptOf = (limit: LimitName | undefined, call: Call, input: Input): Attempt | undefined => {
  if (!isAttempt(limit)) return undefined;
  const [part, key] = subjectOf[limit];
  // Somebody signed in who tries a password tries their own; elsewhere it is the account or token that the call names.
  const subject = call.endpoint.allow === "public" ? textAt(input[part], key) : call.caller?.id;
  return { name: limit, address: call.address, subject, now: call.now };
};

const repeatableOf = (
  request: FastifyRequest,
  checked: Checked,
  fingerprintOf: Fingerprint,
  file?: UploadedFile,
): Repeatable | undefined => {
  const { call } = checked;
  const key = readKey(call.endpoint, headerOf(request, "idempotency-key"), call.caller?.id);
  if (key === undefined || call.caller === null) return undefined;
  const { params, query, version } = checked;
  // The body as it was sent: what a form drops or casts is still part of what was said.
  const fingerprint = fingerprintOf(
    call.operation,
    params,
    query,
    request.body ?? null,
    version ?? null,
    file?.digest ?? null,
  );
  return { actorId: call.caller.id, key, fingerprint, now: call.now };
};

/** What answers an endpoint: `prepare` where it takes a file, `handler` where it takes none. */
export type Answering = { readonly handler: Handler<AnyEndpoint> } | { readonly prepare: FileHandler<AnyEndpoint> };

const isCostly = (handler: Handler<AnyEndpoint>): handler is CostlyHandler<AnyEndpoint> => "before" in handler;

/**
 * Mounts one endpoint. The order of the steps is the order of this file: what is cheap and refuses most comes first,
 * and nothing of a body is read before it is known who sends it.
 */
export const mount = (
  app: FastifyInstance,
  parts: PipelineParts,
  operation: string,
  endpoint: AnyEndpoint,
  answering: Answering,
): void => {
  const { db, services, findActor, findLinked, limiter, lastCallers } = parts;
  const { config } = services;
  const factor = config.O2R_LIMIT_FACTOR;
  const multipart = multipartOf(endpoint);
  const limits = bodyLimitsOf(endpoint, config);
  const uploadBytes = config.O2R_UPLOAD_KIB * 1024;
  const fingerprintOf = makeFingerprint(config.tokenSecret);
  const validate = makeValidator(endpoint, parts.formRegistry);
  const common = { endpoint, toReply: makeReplier(endpoint, !config.production), db, services };

  const begin = (request: FastifyRequest, response: ServerResponse): Call => {
    const call = newCall({
      operation,
      endpoint,
      requestId: request.id,
      now: new Date(),
      address: request.ip,
      agent: headerOf(request, "user-agent")?.slice(0, 300) ?? "",
      undoes: headerOf(request, undoesHeader) === "1",
      heard: headerOf(request, "last-event-id"),
      response,
    });
    request.call = call;
    return call;
  };

  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const call = begin(request, reply.raw);
    const now = call.now.getTime();
    limiter.take(`address ${addressKey(call.address)}`, scaled(addressLimit, factor), now);
    const guesses = endpoint.allow === "link" ? `link ${addressKey(call.address)}` : undefined;
    const mostGuesses = scaled(linkLimit, factor);
    if (guesses !== undefined) limiter.take(guesses, mostGuesses, now);
    const identified = await identify(
      { db, secret: config.tokenSecret, findActor, findLinked, lastCallers },
      endpoint,
      { authorization: request.headers.authorization, cookie: request.headers.cookie },
      call.now,
    );
    const caller = identified?.caller ?? null;
    if (guesses !== undefined && caller?.link !== undefined) limiter.giveBack(guesses, mostGuesses);
    call.caller = endpoint.asSelf ? (caller?.viewer ?? caller) : caller;
    call.foundLater = identified?.foundLater ?? null;
    call.until = identified?.until ?? null;
    allow(endpoint, call.caller);
    const limit = endpoint.limit ?? (endpoint.method === "GET" ? "read" : "write");
    if (isAttempt(limit)) return;
    const who = call.caller && (call.caller.link ?? call.caller.viewer ?? call.caller);
    services.limitCalls(limit, who?.id ?? `address ${addressKey(call.address)}`, call.now);
  };

  const perform = (handler: Handler<AnyEndpoint>, checked: Checked, repeatable: Repeatable | undefined) => {
    const action: Action = { ...common, handler };
    return endpoint.write ? write(action, checked, repeatable) : read(action, checked);
  };

  const answer = async (checked: Checked, repeatable: Repeatable | undefined, brought?: Brought): Promise<Outcome> => {
    const handler = "handler" in answering ? answering.handler : undefined;
    if (handler !== undefined && !(isCostly(handler) && handler.isCostly(checked.body)))
      return perform(handler, checked, repeatable);
    // What was done already need not be made ready again.
    const first = repeatable && (await findAnswer(db, repeatable));
    if (first !== undefined) return { answer: first, replayed: true };
    if (handler !== undefined && isCostly(handler)) {
      const { params, query, body, call } = checked;
      const given = { db, actor: actorOf(call), params, query, body, now: call.now, address: call.address, services };
      return perform(await handler.before(given), checked, repeatable);
    }
    if (!("prepare" in answering) || brought === undefined) throw new TypeError(`${operation} was brought no file`);
    return perform(await prepareFile(answering.prepare, checked, brought, services), checked, repeatable);
  };

  const act = async (request: FastifyRequest, call: Call, brought?: Brought): Promise<Outcome> => {
    const version = readVersion(endpoint, headerOf(request, "if-match"));
    const input = await validate({ params: request.params, query: request.query, body: request.body });
    const checked: Checked = { ...input, call, version };
    const attempt = attemptOf(endpoint.limit, call, input);
    const giveBack = attempt && (await takeAttempt(db, attempt, factor));
    const repeatable = repeatableOf(request, checked, fingerprintOf, brought?.file);
    const outcome = await answer(checked, repeatable, brought);
    await giveBack?.();
    return outcome;
  };

  const receive = async (request: FastifyRequest, call: Call, response: ServerResponse): Promise<Outcome> => {
    if (multipart === undefined) {
      if (request.isMultipart()) throw new AppError("body.type-refused", "No file is taken here");
      return act(request, call);
    }
    const rules = { field: multipart.file, limit: uploadBytes, folder: uploadFolder(config) };
    const file = await receiveUpload(request, rules);
    try {
      return await act(request, call, { file, response });
    } finally {
      await removeUpload(file);
    }
  };

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: multipart ? uploadBytes + 64 * 1024 : limits.bytes,
    config: multipart ? {} : { bodyValues: limits.values },
    onRequest: admit,
    handler: async (request, reply) => {
      const { call } = request;
      if (call === null) throw new TypeError("The call was never admitted");
      const work = confirm(call, (confirmed) => receive(request, confirmed, reply.raw));
      // Files have clocks of their own: one while they arrive, one while they are made ready.
      const outcome = await (multipart ? work : inTime(work, dropAnswer));
      return sendAnswer(reply, outcome, endpoint);
    },
  });
};
