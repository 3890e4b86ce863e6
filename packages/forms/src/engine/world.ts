import type { CompiledForm } from "../compile/compile.ts";
import type { Reader } from "./evaluate.ts";
import type { FieldState } from "./field-state.ts";
import type { Driver, Slot } from "./inquiry.types.ts";
import type { Lists } from "./lists.types.ts";
import { findDerivation, pick, type Registry } from "./registry.ts";

/** What the steps of the engine share. */
export interface World {
  readonly registry: Registry;
  readonly fields: CompiledForm["fields"];
  /** The form's own fields. */
  readonly root: Map<string, FieldState>;
  /** Every field by its address. */
  readonly states: Map<string, FieldState>;
  /** Questions that are under way. */
  readonly asking: Set<Slot>;
  /** Asks them; only where the registry has any. */
  driver: Driver | undefined;
  /** Only where the registry has it. */
  lists: Lists | undefined;
  /** Paths of fields that are filled with what is suggested, where they are loaded empty. */
  readonly fills: ReadonlySet<string>;
  /** How many rows got an id of the engine's making. */
  made: number;
}

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
