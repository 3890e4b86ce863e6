import type { Finding } from "./finding.ts";
import { meaningOf, referencesOf } from "./references.ts";

/** Fields that wait for each other: none can be settled. The shortest ways round, none of which shares a field. */
export const cycles = (form: unknown): readonly Finding[] => {
  const waits = new Map<string, { to: string; path: string }[]>();
  for (const reference of referencesOf(form)) {
    const to = meaningOf(reference);
    if (reference.waiting === undefined || to === undefined) continue;
    const edges = waits.get(reference.waiting) ?? [];
    edges.push({ to, path: reference.path });
    waits.set(reference.waiting, edges);
  }
  const rounds = [...waits.keys()].flatMap((start) => {
    const round = shortestRound(start, waits);
    return round ? [{ start, round }] : [];
  });
  const knotted = new Set<string>();
  return rounds
    .sort((one, other) => one.round.length - other.round.length)
    .flatMap(({ start, round }): Finding[] => {
      if (round.some(({ to }) => knotted.has(to))) return [];
      for (const { to } of round) knotted.add(to);
      return [
        {
          code: "cycle",
          path: round[0]?.path ?? "fields",
          because: `These wait for each other: ${[start, ...round.map(({ to }) => to)].join(" → ")}`,
          fix: "Take one of these conditions away, or let it read another field",
        },
      ];
    });
};

interface Edge {
  readonly to: string;
  readonly path: string;
}

const shortestRound = (start: string, waits: ReadonlyMap<string, readonly Edge[]>): readonly Edge[] | undefined => {
  const cameBy = new Map<string, { from: string; edge: Edge }>();
  const queue = [start];
  for (const from of queue) {
    for (const edge of waits.get(from) ?? []) {
      if (edge.to === start) return [...wayTo(from, cameBy), edge];
      if (cameBy.has(edge.to)) continue;
      cameBy.set(edge.to, { from, edge });
      queue.push(edge.to);
    }
  }
  return undefined;
};

const wayTo = (end: string, cameBy: ReadonlyMap<string, { from: string; edge: Edge }>): readonly Edge[] => {
  const way: Edge[] = [];
  for (let step = cameBy.get(end); step; step = cameBy.get(step.from)) way.unshift(step.edge);
  return way;
};
