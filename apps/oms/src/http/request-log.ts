import type { FastifyInstance } from "fastify";

/**
 * One line per request: who did what, by the route's template. Never the address as it was typed, whose query may hold
 * a token, and no header.
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook("onResponse", async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.call?.caller && { user: request.call.caller.id }),
      ...(request.errorCode && { code: request.errorCode }),
    };
    // Files of the console are many and say little.
    if (request.call === null && reply.statusCode < 400) request.log.debug(line, "request");
    else request.log.info(line, "request");
  });
};
