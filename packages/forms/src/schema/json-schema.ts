import type { Field, Fields } from "../definition/field.ts";
import type { FormDefinition } from "../definition/form.ts";
import type { Rule } from "../definition/rule.ts";
import type { Facts } from "../engine/value.ts";
import { createSpeech, sayCondition, type Speech } from "../explain/speech.ts";
import {
  inGroups,
  lastOf,
  own,
  say,
  sayActive,
  sayAll,
  sayBound,
  sayNot,
  type JsonSchema,
  type Place,
  type Said,
} from "./json-condition.ts";
import { limitsOf, typeOf, wordsOf } from "./json-value.ts";

type Valued = Exclude<Field, { readonly kind: "group" }>;

/** What is decided before the schema is written. */
export interface JsonSchemaOptions {
  /** With them, conditions that ask about a fact are decided; without, they are told in words. */
  readonly facts?: Facts;
}

/**
 * A form's submission as JSON Schema, draft 2020-12: fields, limits, and with `if` and `then` what is required or limited
 * only sometimes. What it has no words for (two fields compared, named checks, today) stands in `description`.
 *
 * For documentation. It refuses nothing that the service takes, as long as what is empty or hidden is left out, but the
 * service refuses more.
 */
export const jsonSchemaOf = (form: FormDefinition, { facts }: JsonSchemaOptions = {}): JsonSchema => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: form.id,
  ...objectOf({ fields: form.fields, facts }, form.rules, form),
});

/** What is said of one object: the keywords of its fields, the conditional ones, and what is left to words. */
interface Saying {
  readonly conditional: JsonSchema[];
  readonly words: string[];
}

const objectOf = (place: Place, rules: readonly Rule[], form: FormDefinition, list?: string): JsonSchema => {
  const speech = createSpeech(form, {}, list);
  const saying: Saying = { conditional: [], words: [] };
  const { properties, required } = propertiesOf("", { place, saying, speech, form, list });
  for (const rule of rules) sayRule(rule, place, saying);
  return {
    type: "object",
    ...(saying.words.length > 0 ? { description: `Also refused: ${[...new Set(saying.words)].join(" · ")}` } : {}),
    properties,
    ...required,
    ...(saying.conditional.length > 0 ? { allOf: saying.conditional } : {}),
    additionalProperties: false,
  };
};

/** What is at hand while one object is described. */
interface Desk {
  readonly place: Place;
  readonly saying: Saying;
  readonly speech: Speech;
  readonly form: FormDefinition;
  /** The path of the list in whose rows it is. */
  readonly list: string | undefined;
}

interface Properties {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  /** The keyword, where anything is always there. */
  readonly required: JsonSchema;
}

/** The fields of one object: of the form or a row, or of the group whose path is the prefix. */
const propertiesOf = (prefix: string, desk: Desk): Properties => {
  const required: string[] = [];
  const entries = Object.entries(desk.place.fields).flatMap(([name, field]): [string, JsonSchema][] => {
    const last = lastOf(name);
    if (name !== prefix + last) return [];
    if (field.kind !== "group") return [[last, propertyOf(name, field, desk, required)]];
    const inner = propertiesOf(`${name}.`, desk);
    if ("required" in inner.required) required.push(last);
    const { properties } = inner;
    return [[last, { ...wordsOf(field), type: "object", properties, ...inner.required, additionalProperties: false }]];
  });
  return { properties: Object.fromEntries(entries), required: required.length > 0 ? { required } : {} };
};

const propertyOf = (name: string, field: Valued, desk: Desk, always: string[]): JsonSchema => {
  const { place, saying, form, list } = desk;
  const active = sayActive(name, place);
  sayRequired(name, field, active, desk, always);
  const limits = limitsOf(field);
  // A value that is kept while it is hidden is not judged then.
  const isKept = field.onHide === "keep" && active !== true;
  if (isKept) sayWhen(active, inGroups(name, { properties: { [lastOf(name)]: limits } }), saying);
  const kind =
    field.kind === "list"
      ? { type: "array", items: rowOf(list === undefined ? name : `${list}.${name}`, field, place, form) }
      : typeOf(field);
  return { ...wordsOf(field), ...kind, ...(isKept ? {} : limits), ...(isAlwaysFilled(field) ? filled(field) : {}) };
};

const rowOf = (
  path: string,
  list: Extract<Field, { kind: "list" }>,
  { facts }: Place,
  form: FormDefinition,
): JsonSchema => {
  const row = objectOf({ fields: list.fields, facts }, list.rules, form, path);
  const key = list.key ?? "id";
  const properties = {
    [key]: { type: ["string", "number"], title: "The row's own id" },
    ...(row["properties"] as Fields),
  }; // as made above
  return { ...row, ...(list.row === undefined ? {} : { title: list.row }), properties };
};

const sayRequired = (
  name: string,
  field: Field,
  active: Said,
  { place, saying, speech }: Desk,
  always: string[],
): void => {
  if (field.required === undefined) return;
  // Nobody owes what nobody can fill.
  const editable = field.readOnly === undefined || field.derive ? true : sayNot(say(field.readOnly, place));
  const wanted = sayAll([active, editable, say(field.required, place)]);
  if (wanted === undefined) {
    const when = field.required === true ? "" : ` when ${sayCondition(field.required, speech)}`;
    saying.words.push(`${field.label} is required${when}`);
    return;
  }
  const last = lastOf(name);
  if (wanted === true) always.push(last);
  else {
    const properties = Object.keys(filled(field)).length > 0 ? { properties: { [last]: filled(field) } } : {};
    sayWhen(wanted, inGroups(name, { ...properties, required: [last] }, true), saying);
  }
};

const isAlwaysFilled = ({ required, visible, enabled, readOnly }: Field): boolean =>
  required === true && [visible, enabled, readOnly].every((aspect) => aspect === undefined);

/** What makes a value count as filled, beside its being there. */
const filled = (field: Field): JsonSchema => {
  switch (field.kind) {
    case "checkbox":
    case "switch":
      return { const: true };
    case "text":
    case "textarea":
    case "password":
      return { minLength: Math.max(1, field.minLength ?? 1) };
    case "list":
      return { minItems: Math.max(1, field.minItems ?? 1) };
    case "multiSelect":
    case "multiLookup":
    case "files":
    case "images":
      return { minItems: 1 };
    default:
      return {};
  }
};

const sayWhen = (condition: Said, then: JsonSchema, { conditional }: Saying): void => {
  if (condition === true) conditional.push(then);
  else if (typeof condition === "object") conditional.push({ if: condition, then });
};

const sayRule = ({ compare: [left, operator, right], when, message }: Rule, place: Place, saying: Saying): void => {
  const field = typeof left === "string" ? own(place.fields, left) : undefined;
  const bound = field && sayBound(field, operator, right);
  const asked = typeof left === "string" && sayAll([sayActive(left, place), say(when, place)]);
  if (typeof left === "string" && bound && asked !== undefined) {
    sayWhen(asked, inGroups(left, { properties: { [lastOf(left)]: bound } }), saying);
  } else saying.words.push(...(typeof message === "string" ? [message] : Object.values(message)));
};
