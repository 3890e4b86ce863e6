import { array, boolean, mixed, number, string } from "yup";
import type { Schema } from "yup";
import type { Field, FieldKind, NumberField, TextField } from "../definition/field.ts";
import { messageFor, type WordedCode } from "./messages.ts";

/** Where a definition sets no limit, these keep a hostile body from becoming work or rows. */
const longest: Readonly<Partial<Record<FieldKind, number>>> = { text: 10_000, textarea: 100_000 };
const longestOther = 1_000;
const largest = 999_999_999_999;
export const mostItems = 10_000;

/** One test of a filled value: its code, what holds, and the limit its words name. */
type Test<V> = readonly [code: WordedCode, holds: (value: V) => boolean, limit?: number];

/**
 * The yup schema of one field's cast value, alone: no `when`, no `ref`. Whether the field must be filled, and what it
 * owes to other fields, is the engine's matter. Each test is named by our code of its refusal.
 */
export const leafSchema = (field: Field): Schema => {
  switch (field.kind) {
    case "text":
    case "textarea":
    case "password":
      return schemaOf(field, string(), textTests(field));
    case "number":
    case "money":
    case "percent":
      return schemaOf(field, number(), numberTests(field));
    case "checkbox":
    case "switch":
      return boolean();
    case "multiSelect":
    case "multiLookup":
    case "files":
    case "images":
    case "list": {
      const { maxItems = mostItems } = field;
      return schemaOf<readonly unknown[]>(field, array(), [["count", ({ length }) => length <= maxItems, maxItems]]);
    }
    case "select":
      if (!("source" in field.options)) {
        const { options } = field;
        return schemaOf(field, mixed(), [["option", (chosen) => options.some(({ value }) => value === chosen)]]);
      }
      break;
    default:
  }
  return schemaOf<string>(field, string(), [["type", ({ length }) => length <= longestOther]]);
};

const schemaOf = <V>(field: Field, base: Schema, tests: readonly Test<V>[]): Schema =>
  tests.reduce(
    (schema, [code, holds, limit]) =>
      schema.test(code, messageFor(field, code, limit), (value) => value === undefined || holds(value as V)), // cast by its kind
    base,
  );

const textTests = ({
  kind,
  minLength = 0,
  maxLength = longest[kind] ?? longestOther,
  digits,
  pattern,
}: TextField): readonly Test<string>[] => [
  ["maxLength", ({ length }) => length <= maxLength, maxLength],
  ["minLength", ({ length }) => length >= minLength, minLength],
  ["type", (text) => !digits || /^\d*$/.test(text)],
  ["pattern", (text) => pattern === undefined || new RegExp(`^(?:${pattern})$`, "u").test(text)],
];

const numberTests = (field: NumberField): readonly Test<number>[] => {
  const { min = 0, max = largest, integer, decimals = 100, negative } = field;
  const least = field.min ?? -largest;
  return [
    ["negative", (value) => value >= 0 || negative === true || min < 0],
    ["integer", (value) => !integer || Number.isInteger(value)],
    ["decimals", (value) => decimalsOf(value) <= decimals, decimals],
    ["leadingZero", (value) => value !== 0 || min <= 0 || !refusesLeadingZero(field)],
    ["min", (value) => value >= least, least],
    ["max", (value) => value <= max, max],
  ];
};

/** Whether a value of this field may not begin with 0. */
export const refusesLeadingZero = ({ leadingZero, min }: NumberField): boolean =>
  leadingZero ? leadingZero === "refuse" : min !== undefined;

const decimalsOf = (value: number): number => {
  const [digits = "", exponent = 0] = String(value).split("e");
  return (digits.split(".")[1]?.length ?? 0) - Number(exponent);
};
