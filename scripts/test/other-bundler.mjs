// The packages without Vite: esbuild bundles the page, a program of Node draws it first, and plain files of both are served.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const page = `import { ProductsPage } from "./ui/products-page.tsx";
import { OfferPage } from "./forms/drawn-offer-page.tsx";
const products = [{ id: "1", name: "Product 1", mrp: 100.5, active: true }];
export const App = () => <><ProductsPage products={products} /><OfferPage /></>;
`;

const inBrowser = `import "@o2r/ui/styles.css";
import "@o2r/forms/styles.css";
import { hydrateRoot } from "react-dom/client";
import { App } from "./other-page.tsx";
hydrateRoot(document.getElementById("root")!, <App />);
`;

/** Waits for the parts that come later, as whoever draws pages for readers does. */
const onServer = `import { prerenderToNodeStream } from "react-dom/static";
import { App } from "./other-page.tsx";
void prerenderToNodeStream(<App />).then(({ prelude }) => prelude.pipe(process.stdout));
`;

/** @param {string} drawn */
const html = (drawn) => `<!doctype html>
<html lang="en" class="light" data-role="HUB_MANAGER">
<head><title>Offers</title><link rel="stylesheet" href="./other.css"></head>
<body><div id="root">${drawn}</div><script type="module" src="./other.js"></script></body>
</html>
`;

/**
 * Writes the page that a server has drawn, with what esbuild makes of the packages, into `dist/other`.
 *
 * @param {string} project has the examples of the packages, and esbuild
 * @param {(program: string, ...args: string[]) => Promise<string>} must answers with what the program writes, or throws
 */
export async function bundleOtherwise(project, must) {
  const out = join(project, "dist/other");
  mkdirSync(out, { recursive: true });
  for (const [name, text] of Object.entries({ "other-page": page, other: inBrowser, "other-server": onServer }))
    writeFileSync(join(project, `src/${name}.tsx`), text);
  const shared = ["--bundle", "--jsx=automatic", "--log-level=warning"];
  const faces = ["--loader:.woff=file", "--loader:.woff2=file"];
  await must(
    "npx",
    "esbuild",
    "src/other.tsx",
    ...shared,
    ...faces,
    "--format=esm",
    "--splitting",
    "--minify",
    `--outdir=${out}`,
  );
  const server = "src/other-server.cjs";
  // A page may name its style sheets beside its components, as here: they are the browser's alone.
  const asNode = ["--platform=node", "--loader:.css=empty", `--outfile=${server}`];
  await must("npx", "esbuild", "src/other-server.tsx", ...shared, ...asNode);
  writeFileSync(join(out, "index.html"), html(await must(process.execPath, server)));
}

/**
 * What that page is in a browser: drawn before its script runs, in the theme's colour and face, and at work after.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} address
 */
export async function lookAtOther(page, address) {
  await page.goto(address);
  const button = page.getByRole("button", { name: "Save" });
  const look = await button.evaluate(async (element) => {
    await document.fonts.ready;
    const { backgroundColor, fontFamily } = getComputedStyle(element);
    const loaded = [...document.fonts].some(({ family, status }) => status === "loaded" && fontFamily.includes(family));
    return { isPlain: backgroundColor === "rgba(0, 0, 0, 0)", loaded };
  });
  if (look.isPlain || !look.loaded)
    throw new Error(`Bundled by esbuild, a button has no theme: ${JSON.stringify(look)}`);
  await button.click();
  await page.getByRole("textbox", { name: "Title" }).and(page.locator("[aria-invalid=true]")).waitFor();
}
