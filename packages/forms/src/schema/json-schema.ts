import type { Field, Fields } from "../definition/field.ts";
import type { FormDefinition } from "../definition/form.ts";
import type { Rule } from "../definition/rule.ts";
import type { Facts } from "../engine/value.ts";
import { createSpeech, sayCondition, type Speech } from "../explain/speech.ts";
import {
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
  readonly required: string[];
  readonly conditional: JsonSchema[];
  readonly words: string[];
}

const objectOf = (place: Place, rules: readonly Rule[], form: FormDefinition, list?: string): JsonSchema => {
  const speech = createSpeech(form, {}, list);
  const saying: Saying = { required: [], conditional: [], words: [] };
  const properties = Object.fromEntries(
    Object.entries(place.fields).map(([name, field]) => [name, propertyOf(name, field, place, saying, speech, form)]),
  );
  for (const rule of rules) sayRule(rule, place, saying);
  return {
    type: "object",
    ...(saying.words.length > 0 ? { description: `Also refused: ${[...new Set(saying.words)].join(" · ")}` } : {}),
    properties,
    ...(saying.required.length > 0 ? { required: saying.required } : {}),
    ...(saying.conditional.length > 0 ? { allOf: saying.conditional } : {}),
    additionalProperties: false,
  };
};

const propertyOf = (
  name: string,
  field: Field,
  place: Place,
  saying: Saying,
  speech: Speech,
  form: FormDefinition,
): JsonSchema => {
  const active = sayActive(name, place);
  sayRequired(name, field, active, place, saying, speech);
  const limits = limitsOf(field);
  // A value that is kept while it is hidden is not judged then.
  const isKept = field.onHide === "keep" && active !== true;
  if (isKept) sayWhen(active, { properties: { [name]: limits } }, saying);
  const kind = field.kind === "list" ? { type: "array", items: rowOf(name, field, place, form) } : typeOf(field);
  return { ...wordsOf(field), ...kind, ...(isKept ? {} : limits), ...(isAlwaysFilled(field) ? filled(field) : {}) };
};

const rowOf = (
  name: string,
  list: Extract<Field, { kind: "list" }>,
  { facts }: Place,
  form: FormDefinition,
): JsonSchema => {
  const row = objectOf({ fields: list.fields, facts }, list.rules, form, name);
  const key = list.key ?? "id";
  const properties = {
    [key]: { type: ["string", "number"], title: "The row's own id" },
    ...(row["properties"] as Fields),
  }; // as made above
  return { ...row, ...(list.row === undefined ? {} : { title: list.row }), properties };
};

const sayRequired = (name: string, field: Field, active: Said, place: Place, saying: Saying, speech: Speech): void => {
  if (field.required === undefined) return;
  // Nobody owes what nobody can fill.
  const editable = field.readOnly === undefined || field.derive ? true : sayNot(say(field.readOnly, place));
  const wanted = sayAll([active, editable, say(field.required, place)]);
  if (wanted === undefined) {
    const when = field.required === true ? "" : ` when ${sayCondition(field.required, speech)}`;
    saying.words.push(`${field.label} is required${when}`);
  } else if (wanted === true) saying.required.push(name);
  else
    sayWhen(
      wanted,
      { ...(Object.keys(filled(field)).length > 0 ? { properties: { [name]: filled(field) } } : {}), required: [name] },
      saying,
    );
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
    sayWhen(asked, { properties: { [left]: bound } }, saying);
  } else saying.words.push(...(typeof message === "string" ? [message] : Object.values(message)));
};
