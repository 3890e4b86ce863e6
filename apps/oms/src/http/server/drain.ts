import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../app-error.ts";
import { healthPaths } from "./health.ts";

/** How long requests under way may take to end once the service stops, in milliseconds. */
const patience = 10_000;

/** Refuses what still comes in by a connection that was open when the service began to stop. */
export const refuseWhileStopping = (app: FastifyInstance, isStopping: () => boolean): void => {
  app.addHook("onRequest", async (request) => {
    if (!isStopping() || healthPaths.has(request.routeOptions.url ?? "")) return;
    throw new AppError("server.unavailable", "The service is being restarted: please try again", { retryAfter: 5 });
  });
};

/**
 * Counts the requests under way from now on. The returned function closes the server: it takes nothing new, waits until
 * all are answered, then cuts what is left: connections that were opened in advance and never asked anything would
 * hold it for a minute.
 */
export const trackRequests = (app: FastifyInstance): (() => Promise<void>) => {
  let underWay = 0;
  app.addHook("onRequest", async (_request, reply) => {
    underWay++;
    // Not fastify's `onResponse`, which never comes when the sender has gone before the answer.
    reply.raw.once("close", () => underWay--);
  });
  return async () => {
    const closed = app.close();
    const until = Date.now() + patience;
    while (underWay > 0 && Date.now() < until) await sleep(20);
    if (underWay > 0) app.log.warn({ underWay }, "Stopping: cut off what took too long");
    // The last answer is with the system, and needs a moment to be on its way.
    await Promise.race([closed, sleep(100)]);
    app.server.closeAllConnections();
    await closed;
  };
};
