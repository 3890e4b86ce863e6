import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, it } from "vitest";

it("takes at most 6 KiB of a page, compressed, beside the contract", async () => {
  const outcome = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      lib: { entry: fileURLToPath(new URL("./index.ts", import.meta.url)), formats: ["es"] },
      rolldownOptions: { external: /\/contract\// },
    },
  });
  const [built] = [outcome].flat();
  if (built === undefined || !("output" in built)) throw new Error("nothing was built");
  const size = built.output.reduce((all, chunk) => all + ("code" in chunk ? gzipSync(chunk.code).length : 0), 0);
  expect(size).toBeGreaterThan(1000);
  expect(size).toBeLessThanOrEqual(6 * 1024);
}, 30_000);
