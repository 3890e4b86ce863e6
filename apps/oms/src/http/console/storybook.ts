import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Storybook writes its settings into its pages as scripts, and shows each story in a frame of the same origin. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "frame-ancestors 'self'",
].join("; ");

/** Serves the built Storybook below /storybook, where `npm run storybook:build` has written one. For development only. */
export async function serveStorybook(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, "index.html"))) return;
  app.get("/storybook", (_request, reply) => reply.redirect("/storybook/"));
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/storybook/",
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header("content-security-policy", policy);
      reply.header("x-frame-options", "SAMEORIGIN");
      reply.header("cache-control", "no-cache");
    },
  });
}
