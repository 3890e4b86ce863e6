import { build, type PluginOption, type Rolldown } from "vite";

/** Which of the entries load a module, by the module's name. */
export type Reach = ReadonlyMap<string, ReadonlySet<string>>;

interface SurveyOptions {
  readonly root: string;
  /** A module's name, from its id. */
  readonly nameOf: (id: string) => string;
  /** Plugins that decide which modules there are. */
  readonly plugins: readonly PluginOption[];
  /** Modules to look from, besides the page and everything that is imported late. */
  readonly from: readonly string[];
}

/**
 * Finds out which entry needs which module, after unused code has gone: a build without groups, kept in memory. Asking the
 * module graph instead would not do, since through a package's index every module reaches every other.
 */
export const survey = async ({ root, nameOf, plugins, from }: SurveyOptions): Promise<Reach> => {
  const found = await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [...plugins],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      modulePreload: false,
      rolldownOptions: {
        input: [`${root}/index.html`, ...from],
        preserveEntrySignatures: "strict",
        experimental: { chunkOptimization: false },
      },
    },
  });
  return reachOf(chunksOf(found), nameOf);
};

type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "imports" | "moduleIds" | "facadeModuleId">;

const chunksOf = (found: Awaited<ReturnType<typeof build>>): ReadonlyMap<string, Chunk> => {
  if (!("output" in found)) throw new Error("The survey of the modules gave no files.");
  return new Map(found.output.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one] as const] : [])));
};

/** The reach of every module, from files that hold the modules which the same entries load. */
export const reachOf = (chunks: ReadonlyMap<string, Chunk>, nameOf: (id: string) => string): Reach => {
  const reach = new Map<string, Set<string>>();
  for (const entry of chunks.values()) {
    if (entry.facadeModuleId === null) continue;
    const name = nameOf(entry.facadeModuleId);
    const seen = new Set<string>();
    const visit = (file: string): void => {
      const chunk = chunks.get(file);
      if (chunk === undefined || seen.has(file)) return;
      seen.add(file);
      for (const id of chunk.moduleIds.map(nameOf)) reach.set(id, (reach.get(id) ?? new Set()).add(name));
      for (const next of chunk.imports) visit(next);
    };
    visit(entry.fileName);
  }
  return reach;
};
