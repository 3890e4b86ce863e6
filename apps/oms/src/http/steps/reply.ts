import type { FastifyReply } from "fastify";
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
    if (proven) endpoint.reply.validateSync(JSON.parse(JSON.stringify(payload)) ?? undefined, { strict: true });
    const version = versionOf(payload);
    return { status: 200, payload, etag: version === undefined ? null : `"${version}"` };
  };
};

/** Sends an answer: in the envelope, or as the bytes it is. */
export const sendAnswer = (reply: FastifyReply, answer: KeptAnswer | RawReply, replayed: boolean): FastifyReply => {
  if (answer instanceof RawReply) {
    reply
      .header("content-security-policy", "default-src 'none'; sandbox")
      .headers(answer.headers)
      .type(answer.contentType);
    if (typeof answer.content !== "function") return reply.send(answer.content);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.writeHead(200);
    answer.content(reply.raw);
    return reply;
  }
  if (answer.etag !== null) reply.header("etag", answer.etag);
  if (replayed) reply.header("idempotent-replayed", "true");
  return reply.code(answer.status).send({ payload: answer.payload });
};
