import { isScalar } from "../compile/check-shape.ts";
import type { Scalar } from "../definition/condition.ts";
import type { Field, Option } from "../definition/field.ts";
import { momentPattern, timePattern } from "./json-value.ts";
import { isSchema, type Reading } from "./reading.ts";
import type { JsonSchema } from "./json-condition.ts";

/** From so many characters on, a text is written in several lines. */
const longLine = 200;

/** `firstName` and `first_name` as “First name”. */
const labelFrom = (name: string): string => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Keywords that are not said are left out. */
const said = <T extends object>(given: T): Said<T> =>
  // Without what is undefined it is of this type.
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Said<T>;

/** What may be undefined may not be there. */
type Said<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);
const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/** What an object of the schema is called, and may say of itself. */
export const wordsOf = (name: string, schema: JsonSchema) =>
  said({
    label: textOf(schema["title"]) ?? labelFrom(name),
    help: textOf(schema["description"]),
    readOnly: schema["readOnly"] === true ? (true as const) : undefined,
  });

/** One property as a field; nothing where a form has no such field. */
export const fieldOf = (name: string, schema: JsonSchema, path: string, reading: Reading): Field | undefined => {
  const common = wordsOf(name, schema);
  const options = optionsOf(schema);
  if (options) return { ...common, kind: "select", options };
  switch (typeOf(schema)) {
    case "boolean":
      return { ...common, kind: "checkbox", ...(schema["const"] === true && { required: true as const }) };
    case "integer":
    case "number":
      return { ...common, ...numberField(schema, path, reading) };
    case "string":
      return { ...common, ...textField(schema, path, reading) };
    case "array":
      return listField(common, schema, path, reading);
    default:
      reading.leave(path, "Only texts, numbers, flags, choices, objects and rows of these are fields");
      return undefined;
  }
};

/** The one type beside `null`, which is what is left empty. */
export const typeOf = ({ type, properties, items }: JsonSchema): unknown => {
  const types = Array.isArray(type) ? type.filter((one) => one !== "null") : [type];
  if (types.length !== 1) return undefined;
  return types[0] ?? (properties === undefined ? (items === undefined ? undefined : "array") : "object");
};

const optionsOf = (schema: JsonSchema): readonly Option[] | undefined => {
  const { enum: values, enumNames: names } = schema;
  if (Array.isArray(values)) {
    const filled = values.filter((value) => value !== null);
    if (!filled.every(isScalar)) return undefined;
    // What is no scalar is none of these.
    return (filled as Scalar[]).map((value, index) => ({
      value,
      label: (Array.isArray(names) && textOf(names[index])) || String(value),
    }));
  }
  const choices = schema["oneOf"] ?? schema["anyOf"];
  if (!Array.isArray(choices) || choices.length === 0) return undefined;
  const options = choices.map((choice: unknown) =>
    isSchema(choice) && isScalar(choice["const"])
      ? { value: choice["const"] as Scalar, label: textOf(choice["title"]) ?? String(choice["const"]) }
      : undefined,
  );
  return options.every((option) => option !== undefined) ? options : undefined;
};

const numberField = (schema: JsonSchema, path: string, { leave }: Reading) => {
  const integer = typeOf(schema) === "integer" || schema["multipleOf"] === 1;
  const bound = (key: "exclusiveMinimum" | "exclusiveMaximum", step: number): number | undefined => {
    const limit = numberOf(schema[key]);
    if (limit === undefined || integer) return limit === undefined ? undefined : limit + step;
    leave(`${path}/${key}`, "A number may be its limit; a rule can compare with less or more");
    return limit;
  };
  const step = numberOf(schema["multipleOf"]);
  const decimals = step === undefined ? undefined : -Math.log10(step);
  const isDecimal = decimals !== undefined && Number.isInteger(decimals) && decimals >= 0;
  if (step !== undefined && !isDecimal) leave(`${path}/multipleOf`, "Only powers of ten are decimals of a number");
  const min = numberOf(schema["minimum"]) ?? bound("exclusiveMinimum", 1);
  return said({
    kind: "number" as const,
    min,
    max: numberOf(schema["maximum"]) ?? bound("exclusiveMaximum", -1),
    integer: integer ? (true as const) : undefined,
    decimals: isDecimal && !integer ? decimals : undefined,
    negative: min === undefined || min < 0 ? (true as const) : undefined,
    leadingZero: min === undefined ? undefined : ("allow" as const),
  });
};

/** A pattern of JSON Schema may match a part; that of a field is of the whole. */
const wholePattern = (pattern: string): string => {
  const before = pattern.startsWith("^") ? "" : "[\\s\\S]*";
  const after = /(?<!\\)\$$/.test(pattern) ? "" : "[\\s\\S]*";
  return `${before}(?:${pattern.replace(/^\^/, "").replace(/(?<!\\)\$$/, "")})${after}`;
};

const textField = (schema: JsonSchema, path: string, { leave }: Reading) => {
  const { format } = schema;
  if (format === "date") return { kind: "date" as const, max: "none" as const };
  const clock = format === "time" || schema["pattern"] === timePattern ? "time" : undefined;
  const moment = format === "date-time" || schema["pattern"] === momentPattern ? "dateTime" : undefined;
  const timed = clock ?? moment;
  if (timed) {
    if (format !== undefined)
      leave(`${path}/format`, "A time is in minutes here, on the clocks of the form's time zone");
    return { kind: timed } as { readonly kind: "time" } | { readonly kind: "dateTime" };
  }
  const maxLength = numberOf(schema["maxLength"]);
  if (format !== undefined && format !== "email" && format !== "password" && format !== "textarea")
    leave(`${path}/format`, `A text is not judged as ${String(format)}; a check of the registry can`);
  const kind = format === "password" || schema["writeOnly"] === true ? "password" : "text";
  return said({
    kind: format === "textarea" || (kind === "text" && (maxLength ?? 0) > longLine) ? ("textarea" as const) : kind,
    minLength: numberOf(schema["minLength"]) || undefined,
    maxLength,
    pattern: typeof schema["pattern"] === "string" ? wholePattern(schema["pattern"]) : undefined,
    checks: format === "email" ? ["email"] : undefined,
  }) as { readonly kind: "text" | "textarea" | "password" };
};

const listField = (
  common: { readonly label: string },
  schema: JsonSchema,
  path: string,
  reading: Reading,
): Field | undefined => {
  const at = `${path}/items`;
  const items = reading.follow(schema["items"], at);
  const limits = said({ minItems: numberOf(schema["minItems"]), maxItems: numberOf(schema["maxItems"]) });
  const options = optionsOf(items);
  if (options) {
    if (limits.minItems !== undefined && limits.minItems > 1)
      reading.leave(`${path}/minItems`, "Of choices a form asks for one or none");
    return {
      ...common,
      kind: "multiSelect",
      options,
      ...said({ maxItems: limits.maxItems, required: (limits.minItems ?? 0) > 0 ? (true as const) : undefined }),
    };
  }
  // A schema of a tree has rows in rows without end: once is enough to see it.
  if (reading.around.filter((one) => one === items["properties"]).length > 1) {
    reading.leave(path, "Rows within rows of the same kind have no end");
    return undefined;
  }
  if (typeOf(items) !== "object") {
    reading.leave(path, "A list is of rows, or of choices; of single texts or numbers there is none");
    return undefined;
  }
  const fields: Record<string, Field> = {};
  for (const [name, field] of Object.entries(reading.fieldsOf(items, at, reading))) {
    // Under this name a row carries its own id.
    if (name !== "id") fields[name] = field;
  }
  if (Object.keys(fields).length === 0) return undefined;
  return { ...common, kind: "list", fields, rules: [], ...limits };
};
