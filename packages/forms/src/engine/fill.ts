import { castValue } from "./cast.ts";
import type { RawValues } from "./value.ts";
import type { FieldState } from "./state.types.ts";
import type { World } from "./world.types.ts";
import { blank } from "./field-state.ts";
import { valueAt } from "./paths.ts";
import { forgetSlots } from "./world.ts";

/**
 * Takes what was loaded or sent as the field's value, and forgets what was known of it. `known` are the values that
 * count as unchanged; the same object where these are they.
 */
export const fill = (world: World, state: FieldState, values: RawValues, known: RawValues | undefined): void => {
  const { name, field } = state.compiled;
  const raw = valueAt(values, name);
  const before = valueAt(known, name);
  Object.assign(state, blank);
  forgetSlots(world, state);
  if (state.table) {
    world.lists?.fill(state, raw, before, known === values);
    return;
  }
  state.raw = raw;
  state.cast = castValue(field, raw);
  state.baseline = known === values ? state.cast.value : castValue(field, before).value;
  state.origin = state.cast.value === undefined ? "auto" : "hand";
};
