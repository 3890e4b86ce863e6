import { checkDefinition } from "../compile/check-definition.ts";
import type { Condition } from "../definition/condition.ts";
import type { Field, Fields } from "../definition/field.ts";
import type { FormDefinition } from "../definition/form.ts";
import { freezeDeep } from "../definition/freeze.ts";
import type { RawValues } from "../engine/value.ts";
import { conditionOf } from "./condition-of-json.ts";
import { fieldOf } from "./field-of-json.ts";
import type { JsonSchema } from "./json-condition.ts";
import { createReading, isSchema, type Left, type Reading } from "./reading.ts";

/** What a form that is made of a JSON Schema is called. */
export interface FromJsonSchemaOptions {
  readonly id: string;
  readonly version?: number;
}

/** A form made of a JSON Schema, what it begins with, and what was left out. */
export interface FromJsonSchema {
  readonly form: FormDefinition;
  /** The `default`s of the properties, for `defaultValues`. */
  readonly values: RawValues;
  readonly left: readonly Left[];
}

/**
 * A form made of a JSON Schema (draft 7 to 2020-12) that describes an object: its properties as fields, with limits,
 * choices and rows, and what is required always, beside another property, or by `if` and `then`. Nothing is guessed: what
 * has no words in a form is listed in `left`. What is required may not be empty in a form, also where the schema takes "".
 *
 * @throws FormDefinitionError where no form comes of it, such as of a schema that describes no object.
 */
export const formOfJsonSchema = (schema: JsonSchema, { id, version = 1 }: FromJsonSchemaOptions): FromJsonSchema => {
  const left: Left[] = [];
  const reading = createReading(schema, { leave: (path, because) => left.push({ path, because }), fieldsOf });
  const values: Record<string, unknown> = {};
  const root = reading.follow(schema, "");
  const fields = fieldsOf(root, "", reading, values);
  const form = { id, version, fields, rules: [], sections: [], steps: [] };
  checkDefinition(form);
  return { form: freezeDeep(form), values, left };
};

/** Names that a form cannot have would be those of its addresses. */
const isName = (name: string): boolean =>
  name.length <= 100 && !/^(__proto__|constructor|prototype|~.*|\d*)$|[./[\]]/.test(name);

const known = new Set(
  "$schema,$id,$comment,$defs,definitions,title,description,type,properties,required,additionalProperties,dependentRequired,dependencies,allOf,if,then,default,examples,uniqueItems,minItems,maxItems,items".split(
    ",",
  ),
);

/** The fields of an object; its `default`s are written into `values`. */
const fieldsOf = (schema: JsonSchema, path: string, reading: Reading, values: Record<string, unknown> = {}): Fields => {
  const fields: Record<string, Field> = {};
  for (const [name, given] of Object.entries(isSchema(schema["properties"]) ? schema["properties"] : {})) {
    const at = `${path}/properties/${name}`;
    const property = reading.follow(given, at);
    const field = isName(name) ? fieldOf(name, property, at, reading) : undefined;
    if (!isName(name)) reading.leave(at, "This cannot be the name of a field");
    if (!field) continue;
    fields[name] = field;
    if (property["default"] !== undefined) values[name] = property["default"];
  }
  for (const keyword of Object.keys(schema))
    if (!known.has(keyword)) reading.leave(`${path}/${keyword}`, `A form has no words for "${keyword}"`);
  const always = namesIn(schema["required"]);
  const sometimes = requiredWhen(schema, path, fields, reading);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      // That a box is there says nothing of whether it is ticked.
      const isFlag = field.kind === "checkbox";
      const conditions = sometimes.get(name) ?? [];
      const [first] = conditions;
      const required =
        always.includes(name) || first === undefined ? always.includes(name) || undefined : any(first, conditions);
      return [name, required === undefined || isFlag ? field : { ...field, required }];
    }),
  );
};

const any = (first: Condition, all: readonly Condition[]): Condition => (all.length === 1 ? first : { any: all });

const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];

/** Which fields are required only sometimes, and when. */
const requiredWhen = (
  schema: JsonSchema,
  path: string,
  fields: Fields,
  reading: Reading,
): ReadonlyMap<string, readonly Condition[]> => {
  const found = new Map<string, Condition[]>();
  const require = (name: string, condition: Condition): void => {
    if (Object.hasOwn(fields, name)) found.set(name, [...(found.get(name) ?? []), condition]);
  };
  for (const keyword of ["dependentRequired", "dependencies"]) {
    const given = schema[keyword];
    for (const [name, needed] of Object.entries(isSchema(given) ? given : {})) {
      if (!Array.isArray(needed) || !Object.hasOwn(fields, name))
        reading.leave(`${path}/${keyword}/${name}`, "Only names of fields can depend on a field");
      else for (const other of namesIn(needed)) require(other, { field: name, filled: true });
    }
  }
  const parts = Array.isArray(schema["allOf"]) ? schema["allOf"] : [];
  const branches = [
    ...(schema["if"] === undefined ? [] : [{ part: schema, at: path }]),
    ...parts.map((part, index) => {
      const at = `${path}/allOf/${index}`;
      return { part: reading.follow(part, at), at };
    }),
  ];
  for (const { part, at } of branches) {
    const condition = conditionOf(part["if"], fields);
    const then = reading.follow(part["then"], `${at}/then`);
    const isOnlyRequired = Object.keys(then).every((key) => key === "required");
    if (!condition || !isOnlyRequired || part["else"] !== undefined)
      reading.leave(at, "Only what is required by the values of fields can depend on them");
    if (condition) for (const name of namesIn(then["required"])) require(name, condition);
  }
  return found;
};
