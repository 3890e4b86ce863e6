import { join } from "node:path";
import multipart from "@fastify/multipart";
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { EndpointMap } from "@o2r/api/contract";
import { rootDir } from "../../config.ts";
import type { ConstraintMessages } from "../../db/database-error.ts";
import { newId } from "../../db/id.ts";
import { answerBrokenRequest, ignoreExpectations } from "./bare-answers.ts";
import { serveChatPage } from "../chat-page/chat-page.ts";
import { serveConsole } from "../console/console.ts";
import { allowOrigins } from "./allow-origins.ts";
import type { ContractHandlers, Services } from "../context.ts";
import { refuseWhileStopping } from "./drain.ts";
import { answerBadAddress, answerErrors } from "./errors.ts";
import { secureHeaders } from "./headers.ts";
import { serveHealth } from "./health.ts";
import { readJsonBodies } from "../body/json-body.ts";
import { makeVisitLimit } from "../limits/limit-visits.ts";
import { serveOpenApi } from "./openapi.ts";
import type { PipelineParts } from "../pipeline.ts";
import { logRequests } from "./request-log.ts";
import { mountContract } from "../routes.ts";
import { serveStorybook } from "../console/storybook.ts";

export interface ServerOptions<C extends Readonly<Record<string, EndpointMap>>> extends PipelineParts {
  readonly contract: C;
  readonly handlers: ContractHandlers<C>;
  /** What to say when a constraint of the database refuses a row. */
  readonly constraints: ConstraintMessages;
  /** Absolute path of the built console. */
  readonly consoleDir: string;
  readonly isStopping: () => boolean;
  readonly missing: (services: Services) => Promise<readonly string[]>;
}

/** Builds the HTTP server of a contract; it listens to nothing yet. */
export const buildServer = async <C extends Readonly<Record<string, EndpointMap>>>(
  options: ServerOptions<C>,
): Promise<FastifyInstance> => {
  const { config } = options.services;
  const log: FastifyBaseLogger = options.services.log;
  const hops = config.O2R_PROXY_HOPS;
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    // Its own lines hold the whole address; ours are written by `logRequests`.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    requestIdHeader: false,
    genReqId: newId,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBrokenRequest,
    bodyLimit: config.O2R_BODY_KIB * 1024,
    // Only what our own proxies added to X-Forwarded-For is believed; whatever stood in it before was the sender's.
    trustProxy: (_address: string, hop: number) => hop < hops,
    // A request must have arrived within this; slower senders hold a connection for nothing.
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: "idle",
    // Its own answer is not in the wire's form; ours is given by `refuseWhileStopping`.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, querystringParser: readQuery },
  });
  app.decorateRequest("call", null);
  app.decorateRequest("errorCode", null);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  await secureHeaders(app, config.publicOrigin.startsWith("https:"));
  if (config.O2R_ALLOWED_ORIGINS !== undefined) await allowOrigins(app, config.O2R_ALLOWED_ORIGINS);
  refuseWhileStopping(app, options.isStopping);
  logRequests(app);
  app.removeContentTypeParser("text/plain");
  readJsonBodies(app);
  ignoreExpectations(app);
  await app.register(multipart, { throwFileSizeLimit: true });

  const limitVisits = makeVisitLimit(options.limiter, config.O2R_LIMIT_FACTOR);
  // First: routes take the error handler that stands when fastify next has time to boot, and serving files waits for that;
  // the console has a route of its own, so that nothing waits between it and the handler.
  if (!config.production) await serveStorybook(app, join(rootDir, "storybook-static"));
  const page = await serveConsole(app, {
    folder: options.consoleDir,
    fieldSalesUrl: config.O2R_FIELD_SALES_URL,
    apiUrl: config.O2R_API_URL,
    limitVisits,
  });
  answerErrors(app, options.constraints, page);
  serveHealth(app, { ...options, limitVisits, missing: () => options.missing(options.services) });
  serveChatPage(app, { hosts: config.O2R_ALLOWED_ORIGINS ?? [], limitVisits });
  serveOpenApi(app, options.contract, limitVisits);
  mountContract(app, options, options.contract, options.handlers);
  return app;
};

/**
 * A key that is given twice becomes a list, which a schema that expects one value refuses. Each pair is looked at once: an
 * address has room for thousands.
 */
const readQuery = (text: string): Record<string, string | string[]> => {
  const found = new Map<string, string[]>();
  for (const [key, value] of new URLSearchParams(text)) {
    const values = found.get(key);
    if (values === undefined) found.set(key, [value]);
    else values.push(value);
  }
  return Object.fromEntries([...found].map(([key, values]) => [key, values.length === 1 ? (values[0] ?? "") : values]));
};
