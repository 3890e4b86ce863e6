import type { FastifyRequest } from "fastify";
import { addressKey } from "./address-key.ts";
import { scaled, visitLimits, type VisitName } from "./limits.ts";
import type { CallLimiter } from "../steps/limit-calls.ts";

/** Counts a visit of an address outside of the contract, or throws 429. */
export type LimitVisits = (name: VisitName, request: FastifyRequest) => void;

/** Makes the count, with every limit multiplied by `factor`. */
export const makeVisitLimit =
  (limiter: CallLimiter, factor: number): LimitVisits =>
  (name, { ip }) =>
    limiter.take(`${name} ${addressKey(ip)}`, scaled(visitLimits[name], factor), Date.now());
