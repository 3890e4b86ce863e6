import type { FastifyInstance } from "fastify";
import type { LimitVisits } from "../limits/limit-visits.ts";

/** Serves the contract's OpenAPI document, written once: it is hundreds of kilobytes, and the same for everybody. */
export const serveOpenApi = (app: FastifyInstance, document: object, limitVisits: LimitVisits): void => {
  const text = Buffer.from(JSON.stringify(document));
  app.get("/openapi.json", (request, reply) => {
    limitVisits("document", request);
    return reply.type("application/json; charset=utf-8").send(text);
  });
};
