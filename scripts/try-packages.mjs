// `npm run try:packages`: an empty Vite project is given the packed packages and what their READMEs say, and nothing else. It is
// type-checked strictly on each compiler that the packages are made for, and a browser looks at its themed table and form, bundled
// by Vite, and by esbuild after a server has drawn it; a style sheet of the page's own moves nothing in it. Then a small tool of all three packages, built from their documentation
// alone, signs in to the service and makes a new attribute.
// Asks the package registry, and so is not part of `npm test`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { continueOnPinnedNode, ensureInstalled, root } from "./workspace.mjs";

ensureInstalled();
await continueOnPinnedNode(import.meta.url);
const { chromium } = await import("playwright-core");
const { launchOptions } = await import("./browser.mjs");
const { names, packageChecks, tarball } = await import("./test/package-checks.mjs");
const { bundleOtherwise, lookAtOther } = await import("./test/other-bundler.mjs");
const { staysUnderOwnStyles } = await import("./test/own-styles.mjs");
const { run } = await import("./test/run.mjs");
const { compilers, writeExamples } = await import("./test/user-project.mjs");

const project = mkdtempSync(join(tmpdir(), "o2r-try-"));
const servicePort = "4989";
const serviceAddress = `http://127.0.0.1:${servicePort}`;
/** @param {string} program @param {readonly string[]} args */
const must = async (program, ...args) => {
  const { code, output } = await run(program, args, { cwd: project });
  if (code !== 0) throw new Error(`${program} ${args.join(" ")}\n${output}`);
  return output;
};
/** @param {string} name @param {string} text */
const write = (name, text) => writeFileSync(join(project, name), text);

/** What the README says to install, the packages of the house as they were packed. @param {string} name */
const installsOf = (name) =>
  [
    ...readFileSync(join(root, "packages", name, "README.md"), "utf8").matchAll(
      /(?<=`|^)npm install (?<words>[^`\n#]+)/gm,
    ),
  ].flatMap(({ groups }) =>
    (groups?.["words"] ?? "")
      .trim()
      .split(" ")
      .map((word) => (word.startsWith("@o2r/") ? tarball(word.slice(5)) : word)),
  );

/** The version of a compiler that is installed here. @param {string} name */
const versionOf = (name) => {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8"));
  return version;
};

try {
  for (const { title, run: check } of packageChecks.filter(({ title: of }) => of.endsWith("builds and packs"))) {
    process.stdout.write(`${title} …\n`);
    const failure = await check();
    if (failure) throw new Error(failure);
  }
  for (const name of names) {
    const { code, output } = await run("npm", ["pack", "--dry-run"], { cwd: join(root, "packages", name) });
    if (code === 0 || !output.includes("pnpm@"))
      throw new Error(`npm makes a tarball of @o2r/${name} that nobody can use`);
  }
  process.stdout.write("An empty project installs them …\n");
  writeExamples(project, names);
  await must(
    "npm",
    "install",
    "--no-audit",
    "--no-fund",
    "--save-dev",
    "vite",
    "esbuild",
    "@types/node",
    "@types/react",
    "@types/react-dom",
    ...Object.values(compilers).map((name) => `${name}@npm:typescript@${versionOf(name)}`),
  );
  await must("npm", "install", "--no-audit", "--no-fund", ...new Set(names.flatMap(installsOf)));
  write(
    "index.html",
    '<!doctype html><html lang="en" class="dark" data-role="HUB_MANAGER"><body><script type="module" src="/src/main.tsx"></script></body></html>',
  );
  write(
    "src/main.tsx",
    `import { createRoot } from "react-dom/client";
import { ProductsPage } from "./ui/products-page.tsx";
import { OfferPage } from "./forms/drawn-offer-page.tsx";
const products = Array.from({ length: 20 }, (_, at) => ({ id: String(at), name: "Product " + at, mrp: 100.5 + at, active: at % 3 > 0 }));
const place = document.body.appendChild(document.createElement("div"));
createRoot(place).render(<><ProductsPage products={products} /><OfferPage /></>);
`,
  );
  write(
    "tool.html",
    '<!doctype html><html lang="en" class="light" data-role="ADMIN"><body><script type="module" src="/src/tool.tsx"></script></body></html>',
  );
  copyFileSync(join(root, "docs/site/example/tool.tsx"), join(project, "src/tool.tsx"));
  write(
    "vite.config.mjs",
    `export default {
  build: { rollupOptions: { input: ["index.html", "tool.html"] } },
  preview: { proxy: { "/oms": "${serviceAddress}", "/api": "${serviceAddress}" } },
};
`,
  );
  for (const [title, name] of Object.entries(compilers)) {
    process.stdout.write(`It is type-checked on ${title} …\n`);
    await must(process.execPath, join("node_modules", name, "bin/tsc"), "-p", ".");
  }
  await must("npx", "vite", "build", "--logLevel", "warn");
  process.stdout.write("It is bundled by esbuild, and drawn by a server …\n");
  await bundleOtherwise(project, must);
  await look();
  process.stdout.write("A themed table, a form and a small tool stand in an empty project.\n");
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
    await staysUnderOwnStyles(page);
    await lookAtOther(page, "http://127.0.0.1:4988/other/index.html");
    process.stdout.write("The small tool works with the service …\n");
    await workWithTool(page);
    if (problems.length > 0) throw new Error(problems.join("\n"));
  } finally {
    await browser.close();
    if (server.pid !== undefined) process.kill(-server.pid);
  }
}

/** Signs in, and makes an attribute, which is then in the list. @param {import("playwright-core").Page} page */
async function workWithTool(page) {
  const data = mkdtempSync(join(tmpdir(), "o2r-try-data-"));
  const service = spawn(process.execPath, [join(root, "scripts/start.mjs")], {
    env: { ...process.env, PORT: servicePort, O2R_DATA_DIR: data },
    stdio: "ignore",
  });
  try {
    for (let tries = 0; ; tries++) {
      const answer = await fetch(`${serviceAddress}/openapi.json`).catch(() => undefined);
      if (answer?.ok) break;
      if (tries > 600) throw new Error("The service does not answer");
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await page.goto("http://127.0.0.1:4988/tool.html");
    await page.getByRole("textbox", { name: "Username" }).fill("admin");
    await page.getByLabel("Password", { exact: false }).first().fill("O2r@demo1");
    await page.getByRole("button", { name: "Sign in" }).click();
    // Until then “Name” is a part of “Username”.
    await page.getByRole("heading", { name: "Attributes", exact: true }).waitFor();
    await page.getByRole("textbox", { name: "Name" }).fill("Shelf colour");
    await page.getByRole("button", { name: "Save" }).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    await page.getByRole("combobox", { name: "Data type" }).selectOption({ label: "Text" });
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("row", { name: /Shelf colour/ }).waitFor();
  } finally {
    await page.screenshot({ path: join(root, "test-results/try-packages-tool.png"), fullPage: true });
    service.kill("SIGTERM");
    await once(service, "exit");
    rmSync(data, { recursive: true, force: true });
  }
}
