import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { beforeAll, describe, expect, it, vi } from "vitest";

const here = new URL(".", import.meta.url).pathname;

/** Bytes of an entry as a page would load it: minified, gzipped, without what it leaves to others. */
const weigh = async (entry: string, elsewhere: readonly (string | RegExp)[]): Promise<number> => {
  const built = await build({
    root: here,
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: `${here}${entry}`, preserveEntrySignatures: "strict", external: [...elsewhere] },
    },
  });
  // Without `lib` or `watch` it is one build.
  const [chunk] = (built as Rollup.RollupOutput).output;
  return gzipSync(chunk.code, { level: 9 }).length;
};

describe("size, gzipped, without react, react-hook-form and yup", () => {
  // What a page loads is built for production; vitest's own environment would bring React's development runtime in.
  beforeAll(() => {
    vi.stubEnv("NODE_ENV", "production");
    return () => vi.unstubAllEnvs();
  });

  it("the core stays within 10 kB", async () => {
    expect(await weigh("index.ts", ["yup"])).toBeLessThanOrEqual(10_000);
  });

  it("the React binding stays within 5.4 kB beside the core", async () => {
    const elsewhere = [/^react/, /\/src\/(engine|compile|definition)\//];
    expect(await weigh("react/index.ts", elsewhere)).toBeLessThanOrEqual(5400);
  });
});
