import type { Plugin } from "vite";

type Chunks = ReadonlyMap<string, { readonly imports: readonly string[] }>;

/**
 * Fails a build in which two files import each other, at once or through others. Such a pair works or breaks depending
 * on which of the two the browser happens to run first, so no test can be relied on to find it.
 */
export const noChunkCycles = (): Plugin => ({
  name: "o2r-no-chunk-cycles",
  generateBundle(_options, bundle) {
    const chunks = new Map(
      Object.values(bundle).flatMap((one) => (one.type === "chunk" ? [[one.fileName, one] as const] : [])),
    );
    const cycle = findChunkCycle(chunks);
    if (cycle === undefined) return;
    const steps = cycle.slice(1).flatMap((to, at) => {
      const wanted = new Set(chunks.get(to)?.moduleIds);
      return (chunks.get(cycle[at] ?? "")?.moduleIds ?? []).flatMap((from) =>
        (this.getModuleInfo(from)?.importedIds ?? [])
          .filter((id) => wanted.has(id))
          .map((id) => `${cycle[at]} → ${to}: ${from} imports ${id}`),
      );
    });
    this.error(
      `Files import each other: ${cycle.join(" → ")}. Say in build/name-chunks.ts what travels together.\n${steps.join("\n")}`,
    );
  },
});

/** The files of a cycle of static imports, the first repeated at the end, or undefined when there is none. */
export const findChunkCycle = (chunks: Chunks): readonly string[] | undefined => {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file];
    if (done.has(file)) return undefined;
    for (const next of chunks.get(file)?.imports ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle !== undefined) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of chunks.keys()) {
    const cycle = visit(file, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
};
