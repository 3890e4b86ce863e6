import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { fastify } from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { secureHeaders } from "../server/headers.ts";
import { serveStorybook } from "./storybook.ts";

const folder = mkdtempSync(join(tmpdir(), "o2r-storybook-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function serviceWith(storybook: string) {
  const app = fastify();
  await secureHeaders(app, false);
  // The console's files stand beside it.
  await app.register(fastifyStatic, { root: folder, wildcard: false });
  await serveStorybook(app, storybook);
  return app;
}

describe("the Storybook, as the service hands it out in development", () => {
  it("is there with its pages, which may show themselves in frames", async () => {
    const built = join(folder, "storybook-static");
    mkdirSync(built);
    writeFileSync(join(built, "index.html"), "<title>Storybook</title>");
    writeFileSync(join(built, "iframe.html"), "<title>Story</title>");
    const app = await serviceWith(built);
    const start = await app.inject("/storybook");
    expect([start.statusCode, start.headers.location]).toEqual([302, "/storybook/"]);
    const page = await app.inject("/storybook/");
    expect(page.body).toContain("Storybook");
    const story = await app.inject("/storybook/iframe.html?id=components-button--playground");
    expect([story.statusCode, story.headers["x-frame-options"]]).toEqual([200, "SAMEORIGIN"]);
    expect(story.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    await app.close();
  });

  it("is not there when none was built", async () => {
    const app = await serviceWith(join(folder, "none"));
    expect((await app.inject("/storybook/")).statusCode).toBe(404);
    await app.close();
  });
});
