// What an entry of the package weighs in a page, and what it may weigh: for the test that holds it to that, and for the site.
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";

const source = new URL("..", import.meta.url).pathname;

/** Gzipped bytes that the core may have. */
export const coreBudget = 10_000;
/** Gzipped bytes that the React binding may have beside the core, without react and react-hook-form. */
export const bindingBudget = 5400;

/** The modules of the core, of which other entries are a part more. */
export const core = /\/src\/(engine|compile|definition)\//;

/** Bytes of an entry as a page would load it: minified, gzipped, without what it leaves to others. */
export const weigh = async (entry: string, elsewhere: readonly (string | RegExp)[]): Promise<number> => {
  const built = await build({
    root: source,
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: `${source}${entry}`, preserveEntrySignatures: "strict", external: [...elsewhere] },
    },
  });
  // Without `lib` or `watch` it is one build.
  const [chunk] = (built as Rollup.RollupOutput).output;
  return gzipSync(chunk.code, { level: 9 }).length;
};
