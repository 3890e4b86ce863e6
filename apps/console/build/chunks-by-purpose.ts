import { join, relative, resolve } from "node:path";
import type { Plugin, PluginOption, Rolldown } from "vite";
import { purposes, nameChunks } from "./name-chunks.ts";
import { screenFiles } from "./screen-files.ts";
import { survey } from "./survey.ts";

const repository = resolve(import.meta.dirname, "../../..");
const nameOf = (id: string): string => (id.startsWith("\0") ? id : relative(repository, id).replaceAll("\\", "/"));

/**
 * Puts modules into few files, each with a purpose. Left alone, the bundler makes a file of every set of modules that two
 * screens share: dozens of small ones, which compress badly and arrive one after another.
 *
 * @param plugins those that decide which modules there are
 */
export const chunksByPurpose = (plugins: () => readonly PluginOption[]): Plugin => ({
  name: "o2r-chunks-by-purpose",
  apply: "build",
  async config({ root = process.cwd() }) {
    const from = Object.values(purposes).map((file) => join(repository, file));
    const sources = join(root, "src");
    const screens = new Set([...screenFiles(sources).values()].map((file) => nameOf(join(sources, file))));
    const chunks = nameChunks(await survey({ root, nameOf, plugins: plugins(), from }), screens);
    const chunkOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
      if (id.includes("rolldown/runtime")) return "react";
      const found = chunks.get(nameOf(id));
      if (found !== undefined || !id.endsWith(".css")) return found ?? null;
      // A style sheet leaves no code behind that the survey could find: it goes with what imports it, and of several with
      // what stands on the most pages, so that nothing common waits for what is not.
      const importers = context.getModuleInfo(id)?.importers ?? [];
      const names = importers.flatMap((importer) => chunks.get(nameOf(importer)) ?? []);
      return ["base", "shell"].find((common) => names.includes(common)) ?? names[0] ?? null;
    };
    const group = { name: chunkOf, debugName: "by purpose" };
    return {
      build: {
        rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [group] } } },
      },
    };
  },
});
