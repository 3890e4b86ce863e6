import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|css|html|svg|json|map|txt)$/;
/** Below this a compressed answer saves nothing: it fits one packet anyway. */
const worthIt = 1024;

/** In blocks as large as most files, which shares more between their parts. */
const smallest = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 20 };

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Writes `.gz` and `.br` beside every text file of the build, so that the service only has to pick one. */
export const precompress = (): Plugin => {
  let outDir = "";
  return {
    name: "o2r-precompress",
    apply: "build",
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true });
      for (const file of files.filter((name) => compressible.test(name))) await compress(join(outDir, file));
    },
  };
};

// index.html is not compressed ahead: the service writes a nonce into each answer.
const compress = async (path: string): Promise<void> => {
  if (path.endsWith("index.html")) return;
  const content = await readFile(path);
  if (content.length < worthIt) return;
  await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
  await writeFile(`${path}.br`, await toBrotli(content, { params: smallest }));
};
