import type { Edge } from "./edges.ts";

export interface Place {
  readonly name: string;
  readonly column: number;
  readonly row: number;
}

/**
 * Columns for the fields that have to do with one another: each stands right of all that shape it. Comparisons bind
 * both ways and move nobody. Fields that nothing touches are left out.
 */
export const layersOf = (names: readonly string[], edges: readonly Edge[]): readonly Place[] => {
  const shaping = edges.filter(({ influence }) => influence !== "compared");
  const sources = new Map<string, string[]>();
  for (const { from, to } of shaping) sources.set(to, [...(sources.get(to) ?? []), from]);
  const columns = new Map<string, number>();
  const columnOf = (name: string, path: readonly string[]): number => {
    const known = columns.get(name);
    if (known !== undefined) return known;
    // Being required may go round in a circle; a circle adds no depth.
    const deepest = (sources.get(name) ?? [])
      .filter((source) => !path.includes(source))
      .map((source) => columnOf(source, [...path, name]) + 1);
    const column = Math.max(0, ...deepest);
    columns.set(name, column);
    return column;
  };
  const touched = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const rows = new Map<number, number>();
  return names
    .filter((name) => touched.has(name))
    .map((name) => {
      const column = columnOf(name, [name]);
      const row = rows.get(column) ?? 0;
      rows.set(column, row + 1);
      return { name, column, row };
    });
};
