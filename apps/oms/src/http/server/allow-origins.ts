import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { undoesHeader } from "@o2r/api/contract";

/**
 * Lets pages of other origins call the service. A session travels in a header of its own and never by a cookie, so that
 * no such page acts for somebody without having been given their token.
 */
export const allowOrigins = async (app: FastifyInstance, origins: readonly string[]): Promise<void> => {
  await app.register(cors, {
    origin: [...origins],
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: [
      "authorization",
      "content-type",
      "idempotency-key",
      "if-match",
      "if-none-match",
      "last-event-id",
      undoesHeader,
    ],
    exposedHeaders: ["etag", "idempotent-replayed", "retry-after", "x-request-id"],
    credentials: false,
    maxAge: 3600,
  });
};
