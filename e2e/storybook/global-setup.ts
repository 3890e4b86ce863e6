import { preview } from "vite";
import { addressVariable, storybookFolder } from "./built.ts";

/** Serves the built Storybook at a free port; returns how to stop it. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a global setup by its default export
export default async function serveBuiltStorybook(): Promise<() => Promise<void>> {
  const server = await preview({
    configFile: false,
    logLevel: "error",
    build: { outDir: storybookFolder },
    // Nothing changes while tests look at it, and each window of a board is made of more than 300 files.
    preview: { host: "127.0.0.1", port: 0, headers: { "cache-control": "max-age=86400, immutable" } },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error("The built Storybook is not served.");
  process.env[addressVariable] = url.replace(/\/$/u, "");
  return () => server.close();
}
