import { join } from "node:path";
import { build, type Plugin } from "vite";

const tag = /<script type="module" src="\/src\/boot\/boot\.ts"><\/script>/;

/**
 * Writes the first script, which needs no other, into the page itself: what it does must be done before the first paint, and
 * what it asks for leaves as soon as the page has come. While developing it is a module like any other.
 */
export const bootScript = (): Plugin => {
  let root = "";
  let source = "";
  return {
    name: "o2r-boot-script",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      source = await buildScript(root);
      if (source.includes("</script")) this.error("The first script would end where its text says so.");
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
        page.source = html.replace(before, () => `<script data-page="">${source}</script>\n    ${before}`);
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
