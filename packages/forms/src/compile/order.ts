import { FormDefinitionError } from "./definition-error.ts";

/**
 * The order in which values settle in one pass: a field stands after every field it reads. Depth first along the
 * definition order, without recursion, so that a chain of thousands does not exhaust the stack.
 *
 * @throws FormDefinitionError with the cycle's path, such as `a → b → a`.
 */
export const orderByReads = (
  names: readonly string[],
  reads: ReadonlyMap<string, readonly string[]>,
): readonly string[] => {
  const settled = new Set<string>();
  const open = new Set<string>();
  for (const start of names) {
    const path: { name: string; next: number }[] = settled.has(start) ? [] : [{ name: start, next: 0 }];
    open.add(start);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const read = reads.get(top.name)?.[top.next];
      top.next += 1;
      if (read === undefined) {
        settled.add(top.name);
        open.delete(top.name);
        path.pop();
      } else if (!settled.has(read)) {
        if (open.has(read)) {
          const loop = path.map((step) => step.name).slice(path.findIndex((step) => step.name === read));
          throw new FormDefinitionError(`fields.${read}`, `a cycle: ${[...loop, read].join(" → ")}`);
        }
        open.add(read);
        path.push({ name: read, next: 0 });
      }
    }
    open.delete(start);
  }
  return [...settled];
};
