import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import type { Db } from "../db/schema.ts";

const patience = 2_000;

/** They answer also while the service stops. */
export const healthPaths: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

const answers = async (db: Db): Promise<boolean> => {
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), patience);
  const query = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([query, late.promise]).finally(() => clearTimeout(timer));
};

/** `/healthz`: the process lives. `/readyz`: it wants requests, which it does not while it stops or has no database. */
export const serveHealth = (app: FastifyInstance, db: Db, isStopping: () => boolean): void => {
  // Nobody is asked who they are here, so that many who ask at once share one question to the database.
  let asked: Promise<boolean> | undefined;
  const answersAll = (): Promise<boolean> => {
    asked ??= answers(db).finally(() => (asked = undefined));
    return asked;
  };
  app.get("/healthz", { logLevel: "warn" }, async () => ({ status: "alive" }));
  app.get("/readyz", { logLevel: "warn" }, async (_request, reply) => {
    const ready = !isStopping() && (await answersAll());
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : isStopping() ? "stopping" : "no database" });
  });
};
