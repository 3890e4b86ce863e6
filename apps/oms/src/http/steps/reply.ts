import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AnyEndpoint } from "@o2r/api/contract";
import { RawReply } from "../context.ts";
import { shapeOf, strip } from "@o2r/api/contract/core";
import type { KeptAnswer } from "./idempotency.ts";

/** Turns what a handler returned into what leaves the service; made once per endpoint. */
export type Replier = (returned: unknown) => KeptAnswer | RawReply;

const versionOf = (payload: unknown): number | undefined =>
  typeof payload === "object" && payload !== null && "version" in payload && typeof payload.version === "number"
    ? payload.version
    : undefined;

const digestOf = (payload: unknown): string =>
  `"${createHash("sha256").update(JSON.stringify(payload)).digest("base64url").slice(0, 22)}"`;

/**
 * Makes the last step of an endpoint: only declared fields leave, and a row's version becomes its ETag. With `proven`
 * (everywhere but in production) a reply that breaks its own schema is an error.
 */
export const makeReplier = (endpoint: AnyEndpoint, proven: boolean): Replier => {
  const shape = shapeOf(endpoint.reply);
  return (returned) => {
    if (returned instanceof RawReply) {
      if (!endpoint.raw) throw new TypeError(`${endpoint.path} is not declared raw`);
      return returned;
    }
    if (endpoint.raw) throw new TypeError(`${endpoint.path} is declared raw and must answer with rawReply`);
    const payload = strip(shape, returned) ?? null;
    // As JSON carries it: instants are text, and what is undefined is not there.
    const carried: unknown = proven && returned !== undefined ? JSON.parse(JSON.stringify(payload)) : undefined;
    if (proven) endpoint.reply.validateSync(carried, { strict: true });
    const version = versionOf(payload);
    const etag = endpoint.polled ? digestOf(payload) : version === undefined ? null : `"${version}"`;
    return { status: 200, payload, etag };
  };
};

/** Whether the caller holds this answer already: what is read again and again is said once. */
const isHeld = ({ method, headers }: FastifyRequest, etag: string): boolean => {
  const held = method === "GET" ? headers["if-none-match"] : undefined;
  return held?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag) ?? false;
};

/** Lets go of an answer that nobody is sent: a file would stay open, or a connection to where it lies. */
export const dropAnswer = ({ answer }: Outcome): void => {
  if (answer instanceof RawReply && answer.content instanceof Readable) answer.content.destroy();
};

/** Sends an answer: in the envelope, or as the bytes it is. */
export const sendAnswer = (
  reply: FastifyReply,
  { answer, replayed }: Outcome,
  endpoint: Pick<AnyEndpoint, "polled">,
): FastifyReply => {
  if (answer instanceof RawReply) {
    reply
      .header("content-security-policy", "default-src 'none'; sandbox")
      .headers(answer.headers)
      .type(answer.contentType);
    const { etag } = answer.headers;
    if (endpoint.polled && etag !== undefined && isHeld(reply.request, etag)) return reply.code(304).send();
    if (typeof answer.content !== "function") return reply.send(answer.content);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    // By itself, so that Node keeps the head as one text for as long as the stream is open, not as a hundred pieces.
    reply.raw.writeHead(200).flushHeaders();
    answer.content(reply.raw);
    return reply;
  }
  if (answer.etag !== null) reply.header("etag", answer.etag);
  if (endpoint.polled && answer.etag !== null && isHeld(reply.request, answer.etag)) return reply.code(304).send();
  if (replayed) reply.header("idempotent-replayed", "true");
  return reply.code(answer.status).send({ payload: answer.payload });
};

export interface Outcome {
  readonly answer: KeptAnswer | RawReply;
  /** The work had been done by an earlier call with the same key. */
  readonly replayed: boolean;
}
