import { checkDefinition } from "../compile/check-definition.ts";
import type { Condition } from "../definition/condition.ts";
import type { Field, Fields } from "../definition/field.ts";
import type { FormDefinition } from "../definition/form.ts";
import { freezeDeep } from "../definition/freeze.ts";
import type { RawValues } from "../engine/value.ts";
import { isName } from "../compile/check-field.ts";
import { conditionOf, filledIn } from "./condition-of-json.ts";
import { fieldOf, typeOf, wordsOf } from "./field-of-json.ts";
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
 * choices, groups and rows, and what is required always, beside another property, or by `if` and `then`. Nothing is guessed: what
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

const known = new Set(
  "$schema,$id,$comment,$defs,definitions,title,description,type,properties,required,additionalProperties,dependentRequired,dependencies,allOf,if,then,default,examples,uniqueItems,minItems,maxItems,items".split(
    ",",
  ),
);

/**
 * The fields of an object, those of objects in it under their paths; its `default`s are written into `values`. `prefix` is
 * the path of the object.
 */
const fieldsOf = (
  schema: JsonSchema,
  path: string,
  outer: Reading,
  values: Record<string, unknown> = {},
  prefix = "",
): Fields => {
  const fields: Record<string, Field> = {};
  const properties = isSchema(schema["properties"]) ? schema["properties"] : {};
  const reading = { ...outer, around: [...outer.around, properties] };
  const always = namesIn(schema["required"]);
  for (const [last, given] of Object.entries(properties)) {
    const at = `${path}/properties/${last}`;
    const property = reading.follow(given, at);
    if (!isName(last)) {
      reading.leave(at, "This cannot be the name of a field");
      continue;
    }
    const name = prefix + last;
    const start = property["default"];
    if (typeOf(property) === "object" && property["enum"] === undefined) {
      const inner = isSchema(start) ? { ...start } : {};
      Object.assign(fields, groupOf(name, property, at, reading, inner, always.includes(last)));
      if (Object.keys(inner).length > 0) values[last] = inner;
      continue;
    }
    const field = fieldOf(last, property, at, reading);
    if (!field) continue;
    fields[name] = field;
    if (start !== undefined) values[last] = start;
  }
  for (const keyword of Object.keys(schema))
    if (!known.has(keyword)) reading.leave(`${path}/${keyword}`, `A form has no words for "${keyword}"`);
  const sometimes = requiredWhen(schema, path, fields, reading, prefix);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const conditions = sometimes.get(name) ?? [];
      const [first] = conditions;
      const isAlways = always.includes(name.slice(prefix.length));
      // That a box is there says nothing of whether it is ticked; a group is there by its fields.
      if (field.kind === "checkbox" || field.kind === "group" || !(isAlways || first)) return [name, field];
      return [name, { ...field, required: isAlways || !first ? true : any(first, conditions) }];
    }),
  );
};

/** An object in an object, with its fields. Where it need not be there, they are required only beside each other. */
const groupOf = (
  name: string,
  schema: JsonSchema,
  path: string,
  reading: Reading,
  values: Record<string, unknown>,
  isAlways: boolean,
): Fields => {
  if (reading.around.includes(schema["properties"])) {
    reading.leave(path, "An object within itself has no end");
    return {};
  }
  const inner = fieldsOf(schema, path, reading, values, `${name}.`);
  const leaves = Object.keys(inner).filter((one) => inner[one]?.kind !== "group");
  if (leaves.length === 0) return {};
  const own = Object.entries(inner).map(([one, field]): [string, Field] => [
    one,
    isAlways || field.required !== true ? field : { ...field, required: { anyFilled: leaves } },
  ]);
  const words = wordsOf(name.slice(name.lastIndexOf(".") + 1), schema);
  return { [name]: { ...words, kind: "group" }, ...Object.fromEntries(own) };
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
  prefix: string,
): ReadonlyMap<string, readonly Condition[]> => {
  const found = new Map<string, Condition[]>();
  const require = (name: string, condition: Condition, at: string): void => {
    if (!Object.hasOwn(fields, name)) return;
    if (fields[name]?.kind === "group") reading.leave(at, "An object is there by its fields; require these");
    else found.set(name, [...(found.get(name) ?? []), condition]);
  };
  for (const keyword of ["dependentRequired", "dependencies"]) {
    const given = schema[keyword];
    for (const [name, needed] of Object.entries(isSchema(given) ? given : {})) {
      const at = `${path}/${keyword}/${name}`;
      const condition = filledIn(prefix + name, fields);
      if (!Array.isArray(needed) || !condition) reading.leave(at, "Only names of fields can depend on a field");
      else for (const other of namesIn(needed)) require(prefix + other, condition, at);
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
    const condition = conditionOf(part["if"], fields, prefix);
    const then = reading.follow(part["then"], `${at}/then`);
    const wanted = wantedBy(then, fields, prefix);
    if (!condition || !wanted.isAll || part["else"] !== undefined)
      reading.leave(at, "Only what is required by the values of fields can depend on them");
    if (condition) for (const name of wanted.names) require(name, condition, at);
  }
  return found;
};

/** The fields that a `then` requires, those of groups by their paths, and whether that is all it says. */
const wantedBy = (
  then: JsonSchema,
  fields: Fields,
  prefix: string,
): { readonly names: readonly string[]; readonly isAll: boolean } => {
  const { required, properties, ...rest } = then;
  const inner = Object.entries(isSchema(properties) ? properties : {}).map(([last, said]) => {
    const isGroup = fields[prefix + last]?.kind === "group" && isSchema(said);
    return { last, ...(isGroup ? wantedBy(said, fields, `${prefix}${last}.`) : { names: [], isAll: false }) };
  });
  // An object is there when what it holds is.
  const told = new Set(inner.filter(({ names }) => names.length > 0).map(({ last }) => last));
  return {
    names: [
      ...namesIn(required).flatMap((last) => (told.has(last) ? [] : [prefix + last])),
      ...inner.flatMap(({ names }) => names),
    ],
    isAll: Object.keys(rest).length === 0 && inner.every(({ isAll }) => isAll),
  };
};
