// A project as those have it who use the packages: what their READMEs show, under the strictest settings.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.mjs";

/** The compilers that the packages are made for, by the folder of node_modules in which each lies. */
export const compilers = /** @type {const} */ ({ "TypeScript 5.9": "typescript-5.9", "TypeScript 7": "typescript" });

const compilerOptions = {
  strict: true,
  skipLibCheck: false,
  target: "es2024",
  module: "esnext",
  moduleResolution: "bundler",
  allowImportingTsExtensions: true,
  jsx: "react-jsx",
  types: ["vite/client", "node"],
  noEmit: true,
};

/** Examples that stand by themselves: they import what they need; what a comment `<!-- given … -->` says is there too. */
const example = /(?:<!-- given\n(?<given>[^]*?)-->\s*)?^```tsx?\n(?<code>(?:\/\/ (?<file>[\w-]+\.tsx?))?[^]*?)^```$/gm;

/** @param {string} name of a package */
const examplesOf = (name) =>
  [...readFileSync(join(root, "packages", name, "README.md"), "utf8").matchAll(example)]
    .map(({ groups }, index) => ({
      file: groups?.["file"] ?? `example-${index}.tsx`,
      code: `${groups?.["given"] ?? ""}${groups?.["code"] ?? ""}\nexport {};\n`,
    }))
    // Cases for a test runner are checked where there is one.
    .filter(({ code }) => /^import /m.test(code) && !code.includes('from "vitest"'));

/**
 * Writes the examples of the packages into a project, each package's into a folder of its own.
 * @param {string} project
 * @param {readonly string[]} names
 */
export function writeExamples(project, names) {
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
  for (const name of names) {
    const folder = join(project, "src", name);
    mkdirSync(folder, { recursive: true });
    for (const { file, code } of examplesOf(name)) writeFileSync(join(folder, file), code);
  }
}
