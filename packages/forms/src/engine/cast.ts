import { refusesLeadingZero } from "../compile/limits.ts";
import { messageFor, type WordedCode } from "../compile/messages.ts";
import type { Scalar } from "../definition/condition.ts";
import type {
  Field,
  FieldKind,
  FileField,
  LookupField,
  MultiSelectField,
  NumberField,
  SelectField,
} from "../definition/field.ts";
import { plainNumeral } from "./numeral.ts";
import type { Cast } from "./value.ts";

const empty: Cast = {};

/** Reads a raw value as the field's kind. The one place where a string becomes a number, and blank becomes empty. */
export const castValue = (field: Field, raw: unknown): Cast => {
  if (raw === undefined || raw === null || raw === "")
    return field.kind === "checkbox" || field.kind === "switch" ? { value: false } : empty;
  switch (field.kind) {
    case "checkbox":
    case "switch":
      return typeof raw === "boolean" ? { value: raw } : refuse(field, "type");
    case "number":
    case "money":
    case "percent":
      return castNumber(field, raw);
    case "select":
      return castChoice(field, raw);
    case "multiSelect":
    case "multiLookup":
    case "files":
    case "images":
      return castList(field, raw);
    case "group":
      // Its fields are read one by one.
      return empty;
    case "list":
      // Its value is made of its rows, which are read one by one.
      return Array.isArray(raw) && raw.every(isRow) ? empty : refuse(field, "type");
    default:
      if (typeof raw !== "string" || readable[field.kind]?.(raw) === false) return refuse(field, "type");
      if (field.kind === "password") return { value: raw };
      return castText("upper" in field && field.upper ? raw.toUpperCase() : raw);
  }
};

const isRow = (row: unknown): boolean => typeof row === "object" && row !== null && !Array.isArray(row);

export const refuse = (field: Field, code: WordedCode, limit?: number): Cast => ({
  problem: { code, message: messageFor(field, code, limit) },
});

const castText = (raw: string): Cast => {
  const value = raw.trim();
  return value === "" ? empty : { value };
};

const castNumber = (field: NumberField, raw: unknown): Cast => {
  if (typeof raw === "string" && raw.trim() === "") return empty;
  const typed = typeof raw === "string" ? plainNumeral(raw) : typeof raw === "number" ? String(raw) : undefined;
  const number = typed === undefined ? Number.NaN : Number(typed);
  if (typed === undefined || !Number.isFinite(number)) return refuse(field, "type");
  // -0 would print as 0 and still differ from it.
  const value = number === 0 ? 0 : number;
  const leads = refusesLeadingZero(field) && (field.integer ? /^0./ : /^0[^.]/).test(typed);
  return leads ? { value, ...refuse(field, "leadingZero") } : { value };
};

const castChoice = (field: SelectField | MultiSelectField | LookupField, raw: unknown): Cast => {
  if ("source" in field.options) return typeof raw === "string" ? castText(raw) : refuse(field, "option");
  // A native select knows only strings.
  const chosen = field.options.find(({ value }) => value === raw || (typeof raw === "string" && String(value) === raw));
  return chosen ? { value: chosen.value } : refuse(field, "option");
};

const castList = (field: MultiSelectField | LookupField | FileField, raw: unknown): Cast => {
  if (!Array.isArray(raw)) return refuse(field, "type");
  const values = new Set<Scalar>();
  for (const item of raw) {
    const cast =
      "options" in field ? castChoice(field, item) : typeof item === "string" ? castText(item) : refuse(field, "type");
    if (cast.problem) return cast;
    // The items of a list are no lists.
    if (cast.value !== undefined) values.add(cast.value as Scalar);
  }
  return values.size === 0 ? empty : { value: [...values] };
};

/** Whether the text is a day that exists, `YYYY-MM-DD`; the calendar begins with the year 1. */
export const isDay = (text: string): boolean =>
  text.length === 10 && text > "0001" && new Date(Date.parse(text) || 0).toISOString().startsWith(text);

/** Whether the text is a time of day, `HH:MM`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Whether the text is a time of a day that exists, `YYYY-MM-DDTHH:MM`. */
export const isMoment = (text: string): boolean =>
  text[10] === "T" && isDay(text.slice(0, 10)) && isTime(text.slice(11));

const readable: Partial<Record<FieldKind, (text: string) => boolean>> = {
  date: isDay,
  time: isTime,
  dateTime: isMoment,
};
