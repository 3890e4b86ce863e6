// The site of the packages. Its pages are made by `npm run docs` from READMEs, pages and docstrings; here is only how it looks.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";

/** What stands in the bar at the side, as the pages were written. */
const sidebar = JSON.parse(readFileSync(fileURLToPath(new URL("../pages/sidebar.json", import.meta.url)), "utf8"));

export default defineConfig({
  title: "O2R packages",
  description: "A form engine, a design system, and the client of the order-management service",
  lang: "en-GB",
  srcDir: "pages",
  outDir: "dist",
  // Written beside the site once it is built.
  ignoreDeadLinks: [/llms\.txt$/],
  cleanUrls: false,
  // Served from any folder, also below a path of its own.
  base: process.env["DOCS_BASE"] ?? "/",
  head: [["link", { rel: "icon", href: `${process.env["DOCS_BASE"] ?? "/"}logo.svg` }]],
  markdown: {
    config: (md) => {
      const draw = md.renderer.rules.code_inline;
      // Code such as `cells={{ qty: Stars }}` is shown, not worked out.
      md.renderer.rules.code_inline = (tokens, at, ...rest) => {
        tokens[at]?.attrSet("v-pre", "");
        return draw?.(tokens, at, ...rest) ?? "";
      };
    },
  },
  themeConfig: {
    logo: { src: "/logo.svg", alt: "" },
    nav: [
      { text: "Start", link: "/start" },
      { text: "Forms", link: "/forms/", activeMatch: "^/forms/" },
      { text: "Design system", link: "/ui/", activeMatch: "^/ui/" },
      { text: "Client", link: "/api/", activeMatch: "^/api/" },
      { text: "Reference", link: "/reference/", activeMatch: "^/reference/" },
    ],
    sidebar,
    outline: { level: [2, 3] },
    search: { provider: "local" },
    docFooter: { prev: "Before", next: "Next" },
    externalLinkIcon: true,
  },
});
