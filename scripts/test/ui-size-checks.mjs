// What each component of @o2r/ui weighs in a page that uses it alone, and what each entry weighs as a whole: compressed
// JavaScript without react, which every page has already. Measured on the sources, bundled as the console is.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { root } from "../workspace.mjs";
import { allowances } from "./ui-allowances.mjs";

const source = join(root, "packages/ui/src");
const external = /^(react|react-dom)(\/|$)/;
const virtual = "\0o2r-size";

/** The components and functions that an entry offers, without its types. @param {string} entry */
export function namesOf(entry) {
  const text = readFileSync(join(source, entry), "utf8");
  return [...text.matchAll(/export \{([^}]*)\} from/g)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "));
}

/** Builds for production, and leaves the environment to the checks that come after as they would find it. */
const buildAside = async (/** @type {import("vite").InlineConfig} */ config) => {
  const before = process.env["NODE_ENV"];
  try {
    return await build(config);
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
};

/**
 * Compressed bytes of what a page loads at once that imports one name of an entry, by name, and of the entry as a whole
 * under `*`. What is fetched later is not in them.
 * @param {string} entry
 */
export async function weigh(entry) {
  const from = JSON.stringify(join(source, entry));
  const names = namesOf(entry);
  const result = await buildAside({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "o2r-size",
        resolveId: (id) => (id.startsWith(virtual) ? id : undefined),
        load: (id) => (id.startsWith(virtual) ? `export { ${id.slice(virtual.length)} } from ${from};` : undefined),
      },
    ],
    build: {
      write: false,
      target: "es2022",
      modulePreload: { polyfill: false },
      rolldownOptions: {
        external: (id) => external.test(id),
        input: Object.fromEntries(names.map((name) => [name, `${virtual}${name}`])),
        preserveEntrySignatures: "strict",
        output: { minify: true },
      },
    },
  });
  const [built] = Array.isArray(result) ? result : [result];
  if (!built || !("output" in built)) throw new Error("Vite built nothing.");
  const chunks = built.output.filter((part) => part.type === "chunk");
  /** @param {readonly string[]} entries */
  const bytesOf = (entries) => {
    /** @type {Set<string>} */
    const files = new Set();
    const visit = (/** @type {string} */ file) => {
      if (files.has(file)) return;
      files.add(file);
      for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) visit(next);
    };
    for (const { isEntry, name, fileName } of chunks) if (isEntry && entries.includes(name)) visit(fileName);
    const code = chunks.filter(({ fileName }) => files.has(fileName)).map((chunk) => chunk.code);
    return gzipSync(code.join("\n"), { level: 9 }).length;
  };
  return Object.fromEntries([["*", bytesOf(names)], ...names.map((name) => [name, bytesOf([name])])]);
}

/** @type {import("./static-checks.mjs").Check} */
export const uiSizeCheck = {
  title: "every component of @o2r/ui keeps to its allowance",
  run: async () => {
    const heavy = [];
    for (const [entry, { whole, each, single = {} }] of Object.entries(allowances)) {
      const { "*": sum = 0, ...parts } = await weigh(entry);
      process.stdout.write(`  ${(sum / 1024).toFixed(1)} KiB gzip, the whole of ${entry}\n`);
      if (sum > whole) heavy.push(`${entry} weighs ${sum} bytes as a whole, and may weigh ${whole}`);
      for (const [name, bytes] of Object.entries(parts)) {
        const limit = single[name] ?? each;
        if (bytes > limit) heavy.push(`${name} of ${entry} weighs ${bytes} bytes, and may weigh ${limit}`);
      }
    }
    return heavy.length === 0 ? undefined : heavy.join("\n");
  },
};
