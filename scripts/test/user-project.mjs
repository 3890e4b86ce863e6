// A project as those have it who use the packages: what their READMEs and pages show, under the strictest settings.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
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
  types: ["node"],
  noEmit: true,
};

/** Examples that stand by themselves: they import what they need; what a comment `<!-- given … -->` says is there too. */
const example = /(?:<!-- given\n(?<given>[^]*?)-->\s*)?^```tsx?\n(?<code>(?:\/\/ (?<file>[\w-]+\.tsx?))?[^]*?)^```$/gm;

/** What is checked where it is there: cases for a test runner, and another house's components. */
const elsewhere = /from "(?:vitest|@mui\/material)"/;

/** @param {string} page its path */
const examplesOf = (page) =>
  [...readFileSync(page, "utf8").matchAll(example)]
    .map(({ groups }, index) => ({
      file: groups?.["file"] ?? `example-${index}.tsx`,
      code: `${groups?.["given"] ?? ""}${groups?.["code"] ?? ""}\nexport {};\n`,
    }))
    .filter(({ code }) => /^import /m.test(code) && !elsewhere.test(code));

/**
 * Writes the examples of the packages into a project: those of each README into a folder of the package's name, those of each
 * page into one of their own, with the files of the README that they speak of.
 * @param {string} project
 * @param {readonly string[]} names
 */
export function writeExamples(project, names) {
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
  const write = (/** @type {string} */ folder, /** @type {ReturnType<typeof examplesOf>} */ examples) => {
    mkdirSync(join(project, "src", folder), { recursive: true });
    for (const { file, code } of examples) writeFileSync(join(project, "src", folder, file), code);
  };
  for (const name of names) {
    const home = join(root, "packages", name);
    const first = examplesOf(join(home, "README.md"));
    write(name, first);
    const pages = existsSync(join(home, "docs")) ? readdirSync(join(home, "docs")) : [];
    for (const page of pages)
      write(`${name}-${basename(page, ".md")}`, [
        ...first.filter(({ file }) => !file.startsWith("example-")),
        ...examplesOf(join(home, "docs", page)),
      ]);
  }
}
