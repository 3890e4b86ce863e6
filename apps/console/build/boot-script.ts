import { createHash } from "node:crypto";
import { join } from "node:path";
import { build, type Plugin } from "vite";

const tag = /<script type="module" src="\/src\/boot\/boot\.ts"><\/script>/;

/**
 * Makes the first script a file of its own that needs no other, and has the page wait for it: what it does must be done
 * before the first paint. While developing it is a module like any other.
 */
export const bootScript = (): Plugin => {
  let root = "";
  let fileName = "";
  return {
    name: "o2r-boot-script",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const source = await buildScript(root);
      fileName = `assets/boot-${createHash("sha256").update(source).digest("base64url").slice(0, 8)}.js`;
      this.emitFile({ type: "asset", fileName, source });
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html) => html.replace(tag, ""),
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") this.error("The build has no index.html.");
        const before = '<script type="module"';
        const html = String(page.source);
        if (!html.includes(before)) this.error("index.html has no script of its own.");
        page.source = html.replace(before, `<script src="/${fileName}" data-page=""></script>\n    ${before}`);
      },
    },
  };
};

const buildScript = async (root: string): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: join(root, "src/boot/boot.ts"), output: { format: "iife" } },
    },
  });
  const script = "output" in built ? built.output.find((one) => one.type === "chunk") : undefined;
  if (script?.type !== "chunk") throw new Error("The first script could not be built.");
  return script.code;
};
