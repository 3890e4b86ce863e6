import type { Condition, Operator, Scalar } from "../definition/condition.ts";
import type { Field, Fields } from "../definition/field.ts";
import type { Facts } from "../engine/value.ts";

/** A JSON Schema, draft 2020-12. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** A condition as a schema that exactly the bodies fulfil in which it holds; nothing where JSON Schema has no words. */
export type Said = JsonSchema | boolean | undefined;

/** What stands together in one object: the fields of the form, or of a row. */
export interface Place {
  readonly fields: Fields;
  /** Without it, nothing is known of facts. */
  readonly facts: Facts | undefined;
}

/** A condition larger than this is left to words: spelled out at every field it would drown the document. */
const longest = 4_000;

export const sayAll = (parts: readonly Said[]): Said => {
  if (parts.includes(false)) return false;
  const rest = parts.filter((part) => part !== true);
  if (rest.length === 0) return true;
  const said = rest.filter((part) => typeof part === "object");
  if (said.length < rest.length) return undefined;
  return short(said.length === 1 ? said[0] : { allOf: said });
};

const sayAny = (parts: readonly Said[]): Said => {
  if (parts.includes(true)) return true;
  const rest = parts.filter((part) => part !== false);
  if (rest.length === 0) return false;
  const said = rest.filter((part) => typeof part === "object");
  if (said.length < rest.length) return undefined;
  return short(said.length === 1 ? said[0] : { anyOf: said });
};

export const sayNot = (part: Said): Said =>
  typeof part === "object" ? { not: part } : part === undefined ? part : !part;

const short = (schema: JsonSchema | undefined): Said =>
  schema && JSON.stringify(schema).length <= longest ? schema : undefined;

/** When the field is visible and enabled: only then rules see its value, and it is judged. */
export const sayActive = (name: string, place: Place): Said => {
  const field = own(place.fields, name);
  return field ? sayAll([field.visible, field.enabled].map((aspect) => say(aspect, place))) : undefined;
};

/** The condition in the words of JSON Schema, spoken of a body in which what is empty is left out. */
export const say = (condition: true | Condition | undefined, place: Place): Said => {
  if (condition === undefined || condition === true) return true;
  if ("all" in condition) return sayAll(condition.all.map((part) => say(part, place)));
  if ("any" in condition) return sayAny(condition.any.map((part) => say(part, place)));
  if ("not" in condition) return sayNot(say(condition.not, place));
  if ("fact" in condition) {
    if (!place.facts) return undefined;
    const value = Object.hasOwn(place.facts, condition.fact) ? place.facts[condition.fact] : undefined;
    return value !== undefined && condition.in.includes(value);
  }
  if ("anyFilled" in condition) return sayAny(condition.anyFilled.map((name) => sayFilled(name, place)));
  if ("compare" in condition) {
    const [left, operator, right] = condition.compare;
    if (typeof left !== "string") return undefined;
    return sayOf(left, place, (field) => sayBound(field, operator, right));
  }
  if ("filled" in condition) {
    const filled = sayFilled(condition.field, place);
    return condition.filled ? filled : sayNot(filled);
  }
  const wanted = "in" in condition ? condition.in : condition.notIn;
  const held = sayOf(condition.field, place, (field) => among(field, wanted));
  return "in" in condition ? held : sayNot(held);
};

const sayFilled = (name: string, place: Place): Said =>
  sayOf(name, place, (field) => {
    if (field.kind === "checkbox" || field.kind === "switch") return { const: true };
    return holdsMany(field) || field.kind === "list" ? { minItems: 1 } : {};
  });

/** The field is there, and its value is so. */
const sayOf = (name: string, place: Place, schemaOf: (field: Field) => JsonSchema | undefined): Said => {
  const field = own(place.fields, name);
  const value = field && schemaOf(field);
  if (!value) return undefined;
  const last = lastOf(name);
  const there = { ...(Object.keys(value).length > 0 ? { properties: { [last]: value } } : {}), required: [last] };
  return sayAll([sayActive(name, place), inGroups(name, there, true)]);
};

/** A field's key in the object that holds it. */
export const lastOf = (name: string): string => name.slice(name.lastIndexOf(".") + 1);

/** What is said of the object that holds a field, said of the form's or the row's; `there`: the object must be there. */
export const inGroups = (name: string, said: JsonSchema, there = false): JsonSchema =>
  name
    .split(".")
    .slice(0, -1)
    .reduceRight((inner, group) => ({ properties: { [group]: inner }, ...(there ? { required: [group] } : {}) }), said);

const among = (field: Field, wanted: readonly Scalar[]): JsonSchema | undefined => {
  if (field.kind === "list") return undefined;
  return holdsMany(field) ? { contains: { enum: wanted } } : { enum: wanted };
};

/** A comparison with a constant; with another field, a sum, or a day that moves, there are no words for it. */
export const sayBound = (field: Field, operator: Operator, right: unknown): JsonSchema | undefined => {
  const constant = typeof right === "object" && right !== null && "value" in right ? (right.value as Scalar) : right; // of `{ value }`
  if (typeof constant !== "number" && !(typeof right === "object" && typeof constant !== "object")) return undefined;
  if (operator === "==") return { const: constant };
  if (operator === "!=") return { not: { const: constant } };
  const isNumber = field.kind === "number" || field.kind === "money" || field.kind === "percent";
  return isNumber && typeof constant === "number" ? { [keywords[operator]]: constant } : undefined;
};

const keywords = { "<": "exclusiveMaximum", "<=": "maximum", ">": "exclusiveMinimum", ">=": "minimum" } as const;

export const holdsMany = ({ kind }: Field): boolean =>
  kind === "multiSelect" || kind === "multiLookup" || kind === "files" || kind === "images";

export const own = (fields: Fields, name: string): Field | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
