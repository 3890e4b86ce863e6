import type { FastifyInstance } from "fastify";
import { openApi } from "@o2r/api/openapi";
import manifest from "../../../package.json" with { type: "json" };
import type { Contract } from "../areas.ts";
import type { LimitVisits } from "../limits/limit-visits.ts";

/** Each contract's document, written once: it is hundreds of kilobytes, and the same for everybody and every service. */
const written = new WeakMap<Contract, Buffer>();

const textOf = (contract: Contract): Buffer => {
  const text = written.get(contract) ?? Buffer.from(JSON.stringify(openApi(contract, manifest.version)));
  written.set(contract, text);
  return text;
};

/** Serves the contract's OpenAPI document. */
export const serveOpenApi = (app: FastifyInstance, contract: Contract, limitVisits: LimitVisits): void => {
  const text = textOf(contract);
  app.get("/openapi.json", (request, reply) => {
    limitVisits("document", request);
    return reply.type("application/json; charset=utf-8").send(text);
  });
};
