import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";
const exported = "export const __vitePreload =";

/**
 * Has every file of a lazily loaded part fetched before the browser's module loader hears of it. That loader remembers
 * a module that did not arrive as failed until the page is loaded again (HTML standard, module map), so that one lost
 * moment would cost the person the dialog, the page or the toasts for the rest of the visit.
 */
export const fetchFirst = (): Plugin => ({
  name: "o2r-fetch-first",
  apply: "build",
  transform(code, id) {
    if (id !== helper) return null;
    if (!code.includes(exported)) this.error("Vite's preload helper is not what it was: see build/fetch-first.ts.");
    return [
      'import { fetchFiles, isInPage } from "/src/boot/fetch-files.ts";',
      code.replace(exported, "const preload ="),
      "export const __vitePreload = async (load, files, importer) => {",
      "  const missing = (files ?? []).filter((file) => !isInPage(assetsURL(file, importer)));",
      "  await fetchFiles(missing.map((file) => assetsURL(file, importer)));",
      "  return preload(load, missing, importer);",
      "};",
    ].join("\n");
  },
});
