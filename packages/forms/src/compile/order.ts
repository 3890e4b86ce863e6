import { FormDefinitionError } from "./definition-error.ts";

interface Node {
  readonly path: string;
  /** Paths of the nodes that must stand before it. */
  readonly reads: readonly string[];
}

/**
 * The order in which values settle in one pass: a field stands after every field it reads. Depth first along the
 * definition order, without recursion, so that a chain of thousands does not exhaust the stack.
 *
 * @throws FormDefinitionError with the cycle's path, such as `a → b → a`.
 */
export const orderByReads = <N extends Node>(nodes: ReadonlyMap<string, N>): readonly N[] => {
  const settled = new Set<N>();
  const open = new Map<N, number>();
  for (const start of nodes.values()) {
    const way = settled.has(start) ? [] : [start];
    for (let top = way.at(-1); top; top = way.at(-1)) {
      const next = open.get(top) ?? 0;
      open.set(top, next + 1);
      const read = top.reads[next];
      const node = read === undefined ? undefined : nodes.get(read);
      if (read === undefined) {
        settled.add(top);
        open.delete(top);
        way.pop();
      } else if (node && open.has(node)) {
        const loop = [...way.slice(way.indexOf(node)), node].map(({ path }) => path);
        throw new FormDefinitionError(`fields.${read}`, `a cycle: ${loop.join(" → ")}`);
      } else if (node && !settled.has(node)) way.push(node);
    }
  }
  return [...settled];
};
