import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/schema.ts";
import type { LimitVisits } from "../limits/limit-visits.ts";

const patience = 2_000;

/** They answer also while the service stops. */
export const healthPaths: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/** The value of a promise, or another one when it takes too long. */
const inTime = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
  const late = Promise.withResolvers<T>();
  const timer = setTimeout(() => late.resolve(otherwise), patience);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
};

const answers = (db: Db): Promise<boolean> =>
  inTime(
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
    false,
  );

/** Nobody is asked who they are here, so that many who ask at once share one question. */
const shared = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let asked: Promise<T> | undefined;
  return () => (asked ??= ask().finally(() => (asked = undefined)));
};

interface Health {
  readonly db: Db;
  readonly isStopping: () => boolean;
  /** What does not answer, though requests can be taken without it. */
  readonly missing: () => Promise<readonly string[]>;
  readonly limitVisits: LimitVisits;
}

/**
 * `/healthz`: the process lives. `/readyz`: it wants requests, which it does not while it stops or has no database; what
 * else is missing is named there.
 */
export const serveHealth = (app: FastifyInstance, { db, isStopping, missing, limitVisits }: Health): void => {
  const databaseAnswers = shared(() => answers(db));
  const askMissing = shared(() => inTime(missing(), ["unknown"]));
  app.get("/healthz", { logLevel: "warn" }, async (request) => {
    limitVisits("life", request);
    return { status: "alive" };
  });
  app.get("/readyz", { logLevel: "warn" }, async (request, reply) => {
    limitVisits("readiness", request);
    const [answering, without] = await Promise.all([databaseAnswers(), askMissing()]);
    if (isStopping() || !answering) return reply.code(503).send({ status: isStopping() ? "stopping" : "no database" });
    return reply.send({ status: "ready", ...(without.length > 0 && { without }) });
  });
};
