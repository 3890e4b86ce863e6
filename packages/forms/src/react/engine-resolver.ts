import type { FieldErrors, Resolver } from "react-hook-form";
import { valueAt } from "../engine/paths.ts";
import type { Engine } from "../engine/engine.ts";
import type { TypedValues } from "./form-handle.ts";
import { isOwnValue } from "./typed-values.ts";

/**
 * The only place that knows the shape of react-hook-form's errors. It runs at submission alone: both modes are
 * `onSubmit` and nobody reads `isValid`, so a keystroke never comes here.
 */
export const engineResolver =
  (engine: Engine): Resolver<TypedValues> =>
  async (values) => {
    // No-op unless somebody wrote past our own onChange, such as a browser extension.
    for (const name of Object.keys(engine.definition.fields)) {
      const value = valueAt(values, name);
      if (isOwnValue(engine.definition, name) && value !== undefined && !Object.is(value, engine.raw(name)))
        engine.set(name, value);
    }
    // What was chosen a moment ago may still fill other fields. What could not be looked up is said at its field.
    await engine.settle();
    const problems = engine.validate({ show: true });
    if (problems.length === 0) return { values: { ...engine.pruned().values }, errors: {} };
    const errors: FieldErrors<TypedValues> = Object.fromEntries(
      problems.map(({ field, message, code }) => [field, { type: code, message }]),
    );
    return { values: {}, errors };
  };
