import type { FastifyInstance, FastifyRequest } from "fastify";

const factsOf = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions.url ?? "none",
  ...(request.call?.caller && { user: request.call.caller.id }),
});

/**
 * One line per request: who did what, by the route's template. Never the address as it was typed, whose query may hold
 * a token, and no header.
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook("onResponse", async (request, reply) => {
    const line = {
      ...factsOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.errorCode && { code: request.errorCode }),
    };
    // Files of the console are many and say little.
    if (request.call === null && reply.statusCode < 400) request.log.debug(line, "request");
    else request.log.info(line, "request");
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.raw.once("close", () => {
      // Whoever sent it has gone before the answer; what it was to do may be done all the same.
      if (!reply.raw.writableFinished) request.log.info(factsOf(request), "request cut off");
    });
  });
};
