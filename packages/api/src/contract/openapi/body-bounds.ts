import type { JsonSchema } from "./json-schema.ts";

/** How large a JSON body is at most that keeps to its schema. */
export interface BodyBounds {
  /** Bytes, when every character is written as an escape and the whole is indented. */
  readonly bytes: number;
  /** Values, the body itself and every list and object in it among them. */
  readonly values: number;
}

/** The parts of a JSON Schema that say how large a value may be. */
interface Sized {
  readonly properties?: Readonly<Record<string, Sized>>;
  readonly items?: Sized;
  readonly maxItems?: number;
  readonly maxLength?: number;
  /** Fewer values than all of its lists could hold at once, from the schema's `meta({ mostValues })`. */
  readonly "x-mostValues"?: number;
}

/** Characters of what no schema limits: an id, a number, one of some options. */
const longest = 1_000;
/** Bytes of a character as an escape, `\\u0905`. */
const escape = 6;
/** Bytes around a value: quotes, a comma, a line's end and its indentation. */
const around = 32;

const add = (a: BodyBounds, b: BodyBounds): BodyBounds => ({ bytes: a.bytes + b.bytes, values: a.values + b.values });

const measure = (sized: Sized, path: string): BodyBounds => {
  const { bytes, values } = measureParts(sized, path);
  return { bytes, values: Math.min(values, sized["x-mostValues"] ?? values) };
};

const measureParts = ({ properties, items, maxItems, maxLength = longest }: Sized, path: string): BodyBounds => {
  const own = { bytes: around, values: 1 };
  if (properties !== undefined) {
    return Object.entries(properties)
      .map(([key, field]) => add(measure(field, `${path}.${key}`), { bytes: key.length * escape, values: 0 }))
      .reduce(add, own);
  }
  if (items === undefined) return { bytes: around + maxLength * escape, values: 1 };
  if (maxItems === undefined) throw new TypeError(`${path} is a list, and nothing says how long it may be`);
  const each = measure(items, `${path}[]`);
  return add(own, { bytes: each.bytes * maxItems, values: each.values * maxItems });
};

/** The bounds of a body by its schema. Throws where a list has no maximum: such a body has no bounds. */
export const boundsOf = (schema: JsonSchema): BodyBounds => measure(schema, "body");
