import type { Reader } from "./evaluate.ts";
import { findDerivation, pick } from "./registry.ts";
import type { FieldState } from "./state.types.ts";
import type { World } from "./world.types.ts";

/** Visits the fields of these paths as a field sees them: itself, a field of the form, or cells of a column. */
export const eachOf = (
  world: World,
  from: FieldState,
  paths: Iterable<string>,
  visit: (state: FieldState) => void,
): void => {
  for (const path of paths) {
    const own = world.root.get(path);
    if (own) visit(own);
    else world.lists?.cells(from, path).forEach(visit);
  }
};

/** How the form's own rules see the world. */
export const createReader = (world: World, fixed: Pick<Reader, "fact" | "day">): Reader => {
  const { root, registry } = world;
  return {
    ...fixed,
    value: (path) => {
      const own = root.get(path);
      return own ? own.effective : world.lists?.column(path);
    },
    address: (path) => path,
    work: (by, values) => {
      const derive = findDerivation(by, registry);
      return typeof derive === "function" ? pick(derive(...values), undefined) : undefined;
    },
  };
};

export const forgetSlots = (world: World, state: FieldState): void => {
  if (state.slots) world.driver?.forget(world, state);
};
