// `npm run try:packages`: an empty Vite project is given the packed packages and what their READMEs say, and nothing else; then
// a browser looks at its themed table and form. Asks the package registry, and so is not part of `npm test`.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { continueOnPinnedNode, ensureInstalled, root } from "./workspace.mjs";

ensureInstalled();
await continueOnPinnedNode(import.meta.url);
const { chromium } = await import("playwright-core");
const { launchOptions } = await import("./browser.mjs");
const { packageChecks, tarball } = await import("./test/package-checks.mjs");
const { run } = await import("./test/run.mjs");

const project = mkdtempSync(join(tmpdir(), "o2r-try-"));
/** @param {string} program @param {readonly string[]} args */
const must = async (program, ...args) => {
  const { code, output } = await run(program, args, { cwd: project });
  if (code !== 0) throw new Error(`${program} ${args.join(" ")}\n${output}`);
};
/** @param {string} name @param {string} text */
const write = (name, text) => writeFileSync(join(project, name), text);

/** The README's examples that are files. @param {string} name */
const filesOf = (name) =>
  [
    ...readFileSync(join(root, "packages", name, "README.md"), "utf8").matchAll(
      /^```tsx?\n(\/\/ ([\w-]+\.tsx?)[^]*?)^```$/gm,
    ),
  ].map(([, code = "", file = ""]) => ({ file, code }));
/** What the README says to install, the packages of the house as they were packed. @param {string} name */
const installsOf = (name) =>
  [
    ...readFileSync(join(root, "packages", name, "README.md"), "utf8").matchAll(
      /(?<=`|^)npm install (?<words>[^`\n]+)/gm,
    ),
  ].flatMap(({ groups }) =>
    (groups?.["words"] ?? "").split(" ").map((word) => (word.startsWith("@o2r/") ? tarball(word.slice(5)) : word)),
  );

try {
  for (const { title, run: check } of packageChecks.filter(({ title: of }) => of.endsWith("builds and packs"))) {
    process.stdout.write(`${title} …\n`);
    const failure = await check();
    if (failure) throw new Error(failure);
  }
  process.stdout.write("An empty project installs them …\n");
  write("package.json", JSON.stringify({ private: true, type: "module" }));
  write(
    "tsconfig.json",
    JSON.stringify({
      compilerOptions: {
        strict: true,
        target: "es2024",
        module: "esnext",
        moduleResolution: "bundler",
        allowImportingTsExtensions: true,
        jsx: "react-jsx",
        types: ["vite/client"],
        noEmit: true,
      },
      include: ["src"],
    }),
  );
  await must(
    "npm",
    "install",
    "--no-audit",
    "--no-fund",
    "--save-dev",
    "vite",
    "typescript",
    "@types/react",
    "@types/react-dom",
  );
  await must("npm", "install", "--no-audit", "--no-fund", ...new Set([...installsOf("ui"), ...installsOf("forms")]));

  mkdirSync(join(project, "src"));
  for (const { file, code } of [...filesOf("ui"), ...filesOf("forms")]) write(join("src", file), code);
  write(
    "index.html",
    '<!doctype html><html lang="en" class="dark" data-role="HUB_MANAGER"><body><script type="module" src="/src/main.tsx"></script></body></html>',
  );
  write(
    "src/main.tsx",
    `import { createRoot } from "react-dom/client";
import { ProductsPage } from "./products-page.tsx";
import { OfferPage } from "./drawn-offer-page.tsx";
const products = Array.from({ length: 20 }, (_, at) => ({ id: String(at), name: "Product " + at, mrp: 100.5 + at, active: at % 3 > 0 }));
const place = document.body.appendChild(document.createElement("div"));
createRoot(place).render(<><ProductsPage products={products} /><OfferPage /></>);
`,
  );
  await must("npx", "tsc", "-p", ".");
  await must("npx", "vite", "build", "--logLevel", "warn");
  await look();
  process.stdout.write("A themed table and a form stand in an empty project.\n");
} finally {
  rmSync(project, { recursive: true, force: true });
}

/** Looks at the page that was built: `test-results/try-packages.png` shows it. */
async function look() {
  const server = spawn("npx", ["vite", "preview", "--host", "127.0.0.1", "--port", "4988", "--strictPort"], {
    cwd: project,
    stdio: "ignore",
    detached: true,
  });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 1200 } });
    /** @type {string[]} */
    const problems = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    for (let tries = 0; ; tries++) {
      const reached = await page.goto("http://127.0.0.1:4988").catch(() => null);
      if (reached) break;
      if (tries > 50) throw new Error("The project's page is not served");
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await page.getByRole("row", { name: /Product 19/ }).waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("textbox", { name: "Title" }).and(page.locator("[aria-invalid=true]")).waitFor();
    const brand = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--o2r-brand-solid").trim(),
    );
    if (brand === "") problems.push("The theme's colours are missing");
    mkdirSync(join(root, "test-results"), { recursive: true });
    await page.screenshot({ path: join(root, "test-results/try-packages.png") });
    if (problems.length > 0) throw new Error(problems.join("\n"));
  } finally {
    await browser.close();
    if (server.pid !== undefined) process.kill(-server.pid);
  }
}
