import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };

const home = join(import.meta.dirname, "../..");
const root = join(home, "../..");
/** Inside the package, so that what it imports is found as its own code finds it. */
const folder = join(home, "node_modules/.cache/examples");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = ["README.md", ...readdirSync(join(home, "docs")).map((name) => `docs/${name}`)];

interface Example {
  /** `offer-form.ts` where its first line says so. */
  readonly name: string | undefined;
  readonly text: string;
}

/** The TypeScript of a page; what a comment `<!-- given … -->` before it says is there too, and not shown. */
const examplesOf = (page: string): readonly Example[] =>
  [
    ...readFileSync(join(home, page), "utf8").matchAll(
      /(?:<!-- given\n(?<given>[\s\S]*?)-->\s*)?^```tsx?\n(?<code>[\s\S]*?)^```$/gm,
    ),
  ].map(({ groups: { given = "", code = "" } = {} }) => ({
    name: /^\/\/ ([\w-]+\.tsx?)/.exec(code)?.[1],
    text: `${given}${code}`,
  }));

/** The page's modules lie in one folder. Those that other pages import by name are the README's. */
const write = (page: string): void => {
  const place = join(folder, page.replaceAll(/\W/g, "-"));
  mkdirSync(place, { recursive: true });
  const named = examplesOf("README.md").filter(({ name }) => name === "offer-form.ts");
  for (const [index, { name = `example-${index}.tsx`, text }] of [...named, ...examplesOf(page)].entries()) {
    writeFileSync(join(place, name), `${text}\nexport {};\n`);
  }
};

it("every example of the README and the pages beside it compiles as a user of the package would write it", () => {
  rmSync(folder, { recursive: true, force: true });
  for (const page of pages) write(page);
  const paths = Object.fromEntries(
    Object.entries(manifest.exports).map(([entry, source]) => [`@o2r/forms${entry.slice(1)}`, [join(home, source)]]),
  );
  const config = {
    extends: join(root, "tsconfig.base.json"),
    compilerOptions: { paths, types: ["vite/client"], noUnusedLocals: false },
    include: ["."],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  // One checker: each of several would evaluate the types of the libraries again.
  const said = run(["-p", folder, "--checkers", "1"]);
  expect(said).toBe("");
}, 180_000);

it.each(pages)("%s has examples", (page) => {
  expect(examplesOf(page).length).toBeGreaterThan(0);
});

/** What the compiler says; nothing where all is well. */
const run = (args: readonly string[]): string => {
  try {
    return execFileSync(join(root, "node_modules/.bin/tsc"), [...args], { encoding: "utf8", cwd: root });
  } catch (error) {
    return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
  }
};
