import { array, boolean, mixed, number, string } from "yup";
import type { NumberSchema, Schema, StringSchema } from "yup";
import type { Field, NumberField, Option, SelectField, TextField } from "../definition/field.ts";
import { isMessageCode, messageFor, type WordedCode } from "./messages.ts";

/** Where a definition sets no limit, these keep a hostile body from becoming work or rows. */
const longest = { text: 10_000, textarea: 100_000, password: 1_000, id: 1_000 } as const;
const largest = 999_999_999_999;
const mostItems = 10_000;

/**
 * The yup schema of one field's cast value, alone: no `when`, no `ref`. Whether the field must be filled, and what it
 * owes to other fields, is the engine's matter.
 */
export const leafSchema = (field: Field): Schema => {
  switch (field.kind) {
    case "text":
    case "textarea":
    case "password":
      return textSchema(field);
    case "number":
    case "money":
    case "percent":
      return numberSchema(field);
    case "checkbox":
    case "switch":
      return boolean();
    case "multiSelect":
    case "multiLookup":
    case "files":
    case "images": {
      const most = field.maxItems ?? mostItems;
      return array().max(most, messageFor(field, "count", most));
    }
    case "select":
      return isFixed(field.options)
        ? mixed().oneOf(
            field.options.map(({ value }) => value),
            messageFor(field, "option"),
          )
        : idSchema(field);
    case "date":
    case "lookup":
    case "file":
    case "image":
      return idSchema(field);
  }
};

const isFixed = (options: SelectField["options"]): options is readonly Option[] => Array.isArray(options);

const idSchema = (field: Field): Schema => string().max(longest.id, messageFor(field, "type"));

const textSchema = (field: TextField): StringSchema => {
  const most = field.maxLength ?? longest[field.kind];
  let schema = string().max(most, messageFor(field, "maxLength", most));
  if (field.minLength) schema = schema.min(field.minLength, messageFor(field, "minLength", field.minLength));
  if (field.digits) schema = schema.matches(/^\d*$/, messageFor(field, "type"));
  return field.pattern
    ? schema.matches(new RegExp(`^(?:${field.pattern})$`, "u"), messageFor(field, "pattern"))
    : schema;
};

const numberSchema = (field: NumberField): NumberSchema => {
  const most = field.max ?? largest;
  let schema = number();
  if (!field.negative && !(field.min !== undefined && field.min < 0)) {
    schema = schema.test("negative", messageFor(field, "negative"), (value) => value === undefined || value >= 0);
  }
  if (field.integer) schema = schema.integer(messageFor(field, "integer"));
  const { decimals, min } = field;
  if (decimals !== undefined) {
    schema = schema.test(
      "decimals",
      messageFor(field, "decimals", decimals),
      (value) => value === undefined || hasAtMost(decimals, value),
    );
  }
  if (min !== undefined) {
    if (min > 0 && refusesLeadingZero(field)) {
      schema = schema.test("leadingZero", messageFor(field, "leadingZero"), (value) => value !== 0);
    }
    schema = schema.min(min, messageFor(field, "min", min));
  }
  return schema.max(most, messageFor(field, "max", most));
};

/** Whether a value of this field may not begin with 0. */
export const refusesLeadingZero = ({ leadingZero, min }: NumberField): boolean =>
  leadingZero ? leadingZero === "refuse" : min !== undefined;

const hasAtMost = (decimals: number, value: number): boolean => {
  const [digits = "", exponent] = String(value).split("e");
  const fraction = digits.split(".")[1]?.length ?? 0;
  return fraction - Number(exponent ?? 0) <= decimals;
};

/** yup's names of failed tests where they are not our codes. */
const codes: Readonly<Record<string, WordedCode>> = { matches: "pattern", oneOf: "option" };

/** Our code for yup's name of a failed test. */
export const codeOf = (field: Field, yupType = ""): WordedCode => {
  if (yupType === "max" && "maxItems" in field) return "count";
  if ((yupType === "min" || yupType === "max") && textKinds.test(field.kind)) return `${yupType}Length`;
  return codes[yupType] ?? (isMessageCode(yupType) ? yupType : "type");
};

const textKinds = /^(text|password)/;
