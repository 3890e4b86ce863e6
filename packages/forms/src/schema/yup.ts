import { array, boolean, mixed, number, object, string, ValidationError, type Schema, type TestContext } from "yup";
import { limitProblem } from "../compile/limits.ts";
import { messageFor } from "../compile/messages.ts";
import type { Field, FieldKind } from "../definition/field.ts";
import type { FormDefinition, NamesOf, ValuesOf } from "../definition/form.ts";
import type { ValueOf } from "../definition/values.ts";
import { castValue } from "../engine/cast.ts";
import { createEngine } from "../engine/engine.ts";
import { withReady } from "../ready/with-ready.ts";
import { validateSubmission, type SubmissionError, type SubmissionOptions } from "../server/validate-submission.ts";
import type { Value, RawValues } from "../engine/value.ts";

/**
 * A form as one yup schema. It casts to what the browser would send, and refuses with the form's own errors in the
 * form's own order. Asynchronous, as the service's judgement is.
 */
export const yupOf = <D extends FormDefinition>(form: D, options: SubmissionOptions = {}): Schema<ValuesOf<D>> => {
  const schema = object()
    .typeError("An object of values is expected")
    .transform((_cast, body: unknown) => (isBody(body) ? sentBy(form, body, options) : body))
    .test("form", async (_value, context) => {
      const { errors } = await validateSubmission(form, context.originalValue, options);
      return errors.length === 0 || refusal(errors, context);
    });
  // Its values are cast by the definition from which the type is made.
  return schema as unknown as Schema<ValuesOf<D>>;
};

/**
 * One field as a yup schema: it reads what was typed as the engine does, and refuses it in the same words. What the
 * field owes to others is not in it: whether it shows, and a requirement with a condition, only the form knows.
 *
 * @throws RangeError where the form has no such field.
 */
export const yupOfField = <D extends FormDefinition, N extends NamesOf<D>>(
  form: D,
  name: N,
  { registry }: Pick<SubmissionOptions, "registry"> = {},
): Schema<ValueOf<D["fields"][N]> | undefined> => {
  const field: Field | undefined = Object.hasOwn(form.fields, name) ? form.fields[name] : undefined;
  if (!field) throw new RangeError(`Form "${form.id}" has no field "${name}"`);
  const key = name.slice(name.lastIndexOf(".") + 1);
  const alone = { ...form, fields: { [key]: byItself(field) }, rules: [], sections: [], steps: [] };
  const limits = field.kind === "list" ? mixed() : limitsOf(field);
  const schema = limits
    .typeError(messageFor(field, "type"))
    .transform((_cast, raw: unknown) => {
      const { value, problem } = castValue(field, raw);
      if (problem) return undefined;
      return field.kind === "list" ? raw : value;
    })
    .test(name, async (value, context) => {
      // The limits have been told already.
      if (value !== undefined && !limits.isValidSync(value, { strict: true })) return true;
      const raw: unknown = context.originalValue;
      const { errors } = await validateSubmission(alone, { [key]: raw }, registry ? { registry } : {});
      const own = errors.map((error) => ({ ...error, field: within(key, error.field) }));
      return own.length === 0 || refusal(own, context);
    })
    .label(field.label);
  // Its value is cast by the field from which the type is made.
  return schema as unknown as Schema<ValueOf<D["fields"][N]> | undefined>;
};

const types: Readonly<Partial<Record<FieldKind, () => Schema>>> = {
  number,
  money: number,
  percent: number,
  checkbox: boolean,
  switch: boolean,
  multiSelect: array,
  multiLookup: array,
  files: array,
  images: array,
  select: mixed,
};

const limitsOf = (field: Field): Schema =>
  (types[field.kind] ?? string)().test("limits", (value: Value | undefined, { createError }) => {
    const problem = value === undefined ? undefined : limitProblem(field, value);
    return !problem || createError({ type: problem.code, message: problem.message });
  });

const isBody = (body: unknown): body is RawValues => typeof body === "object" && body !== null && !Array.isArray(body);

/** The active values, without what nobody may change. */
const sentBy = (form: FormDefinition, values: RawValues, { facts, registry, today }: SubmissionOptions): RawValues => {
  const engine = createEngine(form, {
    values,
    registry: withReady(registry),
    ...(facts ? { facts } : {}),
    ...(today === undefined ? {} : { today }),
  });
  const fixed = engine
    .addresses()
    .filter((address) => engine.verdicts(address).readOnly.holds && !engine.definitionOf(address).derive);
  return engine.pruned(new Set(fixed)).values;
};

/** A field that neither speaks of others nor follows them. */
const byItself = (field: Field): Field => {
  const { visible: _v, enabled: _e, readOnly: _r, derive: _d, required, ...rest } = field;
  const { checks, warns: _warns, ...alone } = { ...rest, ...(required === true ? { required } : {}) };
  if (alone.kind === "list") {
    // The cells of a row are cells of no list.
    const fields = Object.fromEntries(Object.entries(alone.fields).map(([name, cell]) => [name, byItself(cell)]));
    return { ...alone, fields, rules: [] };
  }
  const own = checks?.filter((use) => typeof use === "string" || use.with.length === 0);
  const options =
    "options" in alone &&
    ("source" in alone.options
      ? { options: { ...alone.options, filters: {} } }
      : { options: alone.options.map(({ visible: _visible, ...option }) => option) });
  // Leaving things out of a field leaves a field.
  return { ...alone, ...options, ...(own ? { checks: own } : {}) } as Field;
};

const refusal = (errors: readonly SubmissionError[], { createError, path }: TestContext): ValidationError => {
  const own = errors.map(({ field, message }) => createError({ path: pathOf(path, field), message }));
  return own.length === 1 && own[0] ? own[0] : new ValidationError(own);
};

/** Below the field itself: of a row `lines.0.qty` it is `0.qty`. */
const within = (name: string, path: string): string => path.slice(name.length + 1);

/** As yup names it: `lines[0].qty`. */
const pathOf = (prefix: string, field: string): string =>
  [prefix, ...field.split(".")]
    .filter((part) => part !== "")
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === "" ? part : `${path}.${part}`), "");
