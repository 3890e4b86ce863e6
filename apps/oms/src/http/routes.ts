import type { FastifyInstance } from "fastify";
import { isExport, type AnyEndpoint, type EndpointMap } from "@o2r/api/contract";
import { exportHandler } from "../export/export-handler.ts";
import type { ContractHandlers, FileHandler, Handler } from "./context.ts";
import { mount, type PipelineParts } from "./pipeline.ts";
import { multipartOf } from "./steps/upload.ts";

/**
 * Mounts a contract, each endpoint with its handler. The type of `handlers` is what makes a contract action without a
 * handler (and a handler without an action) refuse to compile.
 */
export const mountContract = <C extends Readonly<Record<string, EndpointMap>>>(
  app: FastifyInstance,
  parts: PipelineParts,
  contract: C,
  handlers: ContractHandlers<C>,
): void => {
  for (const [thing, endpoints] of Object.entries(contract)) {
    for (const [action, endpoint] of Object.entries(endpoints)) {
      // The type of `handlers` has paired them; walking by name forgets which is whose.
      const own = (handlers as Record<string, Record<string, unknown>>)[thing];
      const found = isExport(endpoint)
        ? own?.["list"] && exportHandler(endpoint, own["list"] as Handler<AnyEndpoint>)
        : own?.[action];
      if (found === undefined) throw new TypeError(`${thing}.${action} has no handler`);
      const answering =
        multipartOf(endpoint) === undefined
          ? { handler: found as Handler<AnyEndpoint> }
          : { prepare: found as FileHandler<AnyEndpoint> };
      mount(app, parts, `${thing}.${action}`, endpoint, answering);
    }
  }
};
