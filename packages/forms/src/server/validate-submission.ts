import type { FormDefinition, ValuesOf } from "../definition/form.ts";
import { compile } from "../compile/compile.ts";
import { messageFor } from "../compile/messages.ts";
import type { Scalar } from "../definition/condition.ts";
import type { OptionSource } from "../definition/field.ts";
import { createEngine, type Engine, type EngineOptions, type RawValues } from "../engine/engine.ts";
import type { Problem } from "../engine/cast.ts";
import { filtersOf } from "../engine/filters.ts";

/** One refusal, as it goes over the wire. An empty `field` means the body as a whole. */
export interface SubmissionError {
  readonly field: string;
  readonly message: string;
  readonly code: Problem["code"];
}

export type Submission<V> =
  | { readonly ok: true; readonly values: V; readonly dropped: readonly string[]; readonly errors: readonly [] }
  | {
      readonly ok: false;
      readonly values: Partial<V>;
      readonly dropped: readonly string[];
      readonly errors: readonly SubmissionError[];
    };

export interface SubmissionOptions extends Omit<EngineOptions, "values"> {
  /** The row as it stands. A read-only field keeps the value it has there, whatever the body says. */
  readonly current?: RawValues;
  /** What to do with keys the form does not know: refuse the body (the default), or list them in `dropped`. */
  readonly unknownKeys?: "refuse" | "drop";
}

/**
 * Judges a body by the very rules the browser used: casts, prunes what is hidden or disabled, and refuses with the same
 * words in the same order. Read-only fields are read by rules but never returned, unless they are derived.
 *
 * Never throws because of the body; a definition or registry that cannot work does throw.
 */
export const validateSubmission = async <D extends FormDefinition>(
  form: D,
  body: unknown,
  options: SubmissionOptions = {},
): Promise<Submission<ValuesOf<D>>> => {
  const { current = {}, unknownKeys = "refuse", ...engineOptions } = options;
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    const error = { field: "", message: "An object of values is expected", code: "type" } as const;
    return { ok: false, values: {}, dropped: [], errors: [error] };
  }
  // An object's own keys may be read by name; `__proto__` from JSON is one of them and is unknown like any other.
  const given = body as RawValues;
  const { fields } = compile(form);
  const unknown = Object.keys(given).filter((key) => !fields.has(key));
  const engine = createEngine(form, { ...engineOptions, values: given });
  for (const name of fixedNames(engine)) if (Object.hasOwn(current, name)) engine.set(name, current[name]);

  const refusals = new Map<string, Problem>(
    engine.validate().map(({ field, message, code }) => [field, { message, code }]),
  );
  await checkSources(engine, options, refusals);

  const fixed = fixedNames(engine);
  const pruned = engine.pruned();
  // The fields were cast by the definition from which the type is made.
  const values = Object.fromEntries(
    Object.entries(pruned.values).filter(([name]) => !fixed.includes(name)),
  ) as ValuesOf<D>;
  const dropped = [...fields.keys()].filter(
    (name) => pruned.dropped.includes(name) || (fixed.includes(name) && Object.hasOwn(given, name)),
  );
  const errors: SubmissionError[] = [...fields.keys()].flatMap((field) => {
    const problem = refusals.get(field);
    return problem ? [{ field, message: problem.message, code: problem.code }] : [];
  });
  if (unknownKeys === "drop") dropped.push(...unknown);
  else
    errors.push(...unknown.map((field) => ({ field, message: "This field is not known", code: "unknown" as const })));
  return errors.length === 0 ? { ok: true, values, dropped, errors: [] } : { ok: false, values, dropped, errors };
};

const fixedNames = (engine: Engine): readonly string[] =>
  Object.entries(engine.definition.fields)
    .filter(([name, field]) => !field.derive && engine.verdicts(name).readOnly.holds)
    .map(([name]) => name);

/** Asks the registry's sources whether chosen values exist; a source that cannot say is not asked. */
const checkSources = async (
  engine: Engine,
  { registry }: SubmissionOptions,
  refusals: Map<string, Problem>,
): Promise<void> => {
  const asked = Object.entries(engine.definition.fields).map(async ([name, field]) => {
    const chosen = engine.effective(name);
    if (!("options" in field) || Array.isArray(field.options) || chosen === undefined || refusals.has(name)) return;
    // A list of fixed options was excluded just before; TypeScript does not narrow readonly lists that way.
    const options = field.options as OptionSource;
    const exists = registry?.sources?.[options.source]?.exists;
    if (!exists) return;
    const values: readonly Scalar[] = typeof chosen === "object" ? chosen : [chosen];
    if (!(await exists(values, filtersOf(options, engine.effective)))) {
      refusals.set(name, { code: "option", message: messageFor(field, "option") });
    }
  });
  await Promise.all(asked);
};
